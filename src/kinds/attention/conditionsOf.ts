import type { Portal } from '../../config/portal.ts';
import { type AttentionCondition, attentionConditions } from '../../figures/attention.ts';
import { type News, newsPlace } from './newsPlace.ts';

/** The features that conditions depend on. */
export const featureOf: Partial<Record<AttentionCondition, News>> = {
  documents: 'documents',
  notes: 'notes_from_manager',
  opportunities: 'opportunities',
};

/** The conditions that a portal can report: those that are not left out, about things that it shows. */
export const conditionsOf = (portal: Portal, leaveOut: readonly AttentionCondition[]) =>
  attentionConditions.filter((condition) => {
    const news = featureOf[condition];
    return !leaveOut.includes(condition) && (news === undefined || newsPlace(portal, news) !== undefined);
  });
