import { useQuery } from '@tanstack/react-query';
import { fourAtATime } from '../../client/fourAtATime.ts';
import { queryFor } from '../../client/queryFor.ts';
import { useFeatures } from '../../client/useFeatures.ts';
import type { Opportunity } from '../../figures/answers.ts';
import { featureState } from '../../screen/featureState.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useAfterCards } from '../../screen/useAfterCards.ts';
import { newsPlace } from '../attention/newsPlace.ts';
import { wholeFor } from '../income/wholeFor.ts';

const none: readonly Opportunity[] = [];

/** The query options of all open opportunities. */
export const openOpportunities = () =>
  wholeFor('opportunityList', (page) =>
    fourAtATime(queryFor('opportunityList', { status: 'open', page, per_page: 100 })),
  );

/**
 * The open opportunities, requested after the cards; none if the portal or the investor has no opportunities.
 */
export function useClosingOpportunities() {
  const hasCards = useAfterCards();
  const features = useFeatures(true, false);
  const hasScreen = newsPlace(usePortal(), 'opportunities') !== undefined;
  const state = hasScreen ? featureState('opportunities', features) : 'off';
  const query = useQuery({ ...openOpportunities(), enabled: state === 'on' && hasCards });
  const isOff = state === 'off';
  return {
    query,
    opportunities: (!isOff && query.data?.opportunities) || none,
    isOff,
    isWaiting: !isOff && query.isPending,
  };
}
