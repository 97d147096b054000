import type { QueryId } from '../../client/types.ts';
import type { Portal } from '../../config/portal.ts';
import type { AttentionCondition } from '../../figures/attention.ts';
import { conditionsOf } from '../attention/conditionsOf.ts';
import type { RemindersConfig } from './options.ts';

/** The queries that find each condition. */
const ofCondition: Record<AttentionCondition, readonly QueryId[]> = {
  payments: ['investmentList', 'portfolioActivities'],
  maturities: ['investmentList'],
  redemptions: ['investmentList'],
  accounts: ['investorAccountList'],
  accreditation: ['profileDetails'],
  insurance: ['investmentList', 'loanDetails'],
  documents: ['documentList'],
  notes: ['portfolioEnable'],
  opportunities: ['opportunityList'],
};

/** The queries that reminders are found with, for what the portal shows. */
export const reminderQueries = ({ leaveOut = [] }: RemindersConfig, portal: Portal): QueryId[] => [
  ...new Set(conditionsOf(portal, leaveOut).flatMap((condition) => ofCondition[condition])),
];
