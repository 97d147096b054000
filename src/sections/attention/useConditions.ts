import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../api/ApiError.ts';
import { isPaged } from '../../api/isPaged.ts';
import { queryFor } from '../../api/queryFor.ts';
import { useFeaturesOf } from '../../api/useFeatures.ts';
import type { Condition } from '../../config/kinds/attention.ts';
import { useInvestor } from '../../frame/InvestorContext.tsx';
import { useAfterCards } from '../../frame/useAfterCards.ts';
import { featureState } from '../../portal/featureState.ts';
import { useDistinctQueries } from '../parts/useDistinctQueries.ts';

/** A condition with the answer it is about. */
export interface Asked {
  condition: Condition;
  query: UseQueryResult<unknown, ApiError>;
  /** Neither answered nor failed yet; a failure from before this section asked itself does not count. */
  isWaiting: boolean;
}

/** A list that comes in pages is looked through as far as this many rows. */
const page = { page: 1, per_page: 100 };

/**
 * Asks what the conditions are about, except those whose feature is off. Payments are asked for at once, and the others
 * after the figures below have come.
 */
export function useConditions(conditions: readonly Condition[]): Asked[] {
  const { id = 0 } = useInvestor();
  const features = useFeaturesOf(conditions);
  const hasCards = useAfterCards();
  const asked = conditions.filter(({ feature }) => featureState(feature, features) !== 'off');
  const isAsked = ({ payment, feature }: Condition) =>
    payment === true || (hasCards && featureState(feature, features) === 'on');
  const queries = useDistinctQueries(
    asked.map((condition) => ({
      // The config check has verified these names; only a query with an investor in its path uses the last argument.
      ...queryFor(
        condition.query,
        { ...condition.where, ...(isPaged(condition.query) && page) } as never,
        ...([{ id }] as never),
      ),
      enabled: isAsked(condition),
    })),
  );
  return asked.flatMap((condition, at) => {
    const query = queries[at];
    if (!query) return [];
    return [{ condition, query, isWaiting: query.isPending || (!isAsked(condition) && query.data === undefined) }];
  });
}
