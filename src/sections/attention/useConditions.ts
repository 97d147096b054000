import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../api/ApiError.ts';
import { isPaged } from '../../api/isPaged.ts';
import { queryFor } from '../../api/queryFor.ts';
import type { Condition } from '../../config/kinds/attention.ts';
import { useInvestor } from '../../frame/InvestorContext.tsx';
import { useScreenFeatures } from '../../frame/RenderersContext.tsx';
import { useAfterCards } from '../../frame/useAfterCards.ts';
import { featureState } from '../../portal/featureState.ts';
import { useDistinctQueries } from '../parts/useDistinctQueries.ts';

/** A condition with the answer it is about. */
export interface Asked {
  condition: Condition;
  query: UseQueryResult<unknown, ApiError>;
}

/** A list that comes in pages is looked through as far as this many rows. */
const page = { page: 1, per_page: 100 };

/**
 * Asks what the conditions are about, except those whose feature is off. Payments are asked for at once, and the others
 * after the figures below have come.
 */
export function useConditions(conditions: readonly Condition[]): Asked[] {
  const { id = 0 } = useInvestor();
  const features = useScreenFeatures(conditions.some(({ feature }) => feature !== undefined));
  const hasCards = useAfterCards();
  const asked = conditions.filter(({ feature }) => featureState(feature, features) !== 'off');
  const queries = useDistinctQueries(
    asked.map(({ query, where, payment, feature }) => ({
      // The config check has verified these names; only a query with an investor in its path uses the last argument.
      ...queryFor(query, { ...where, ...(isPaged(query) && page) } as never, ...([{ id }] as never)),
      enabled: payment === true || (hasCards && featureState(feature, features) === 'on'),
    })),
  );
  return asked.flatMap((condition, at) => {
    const query = queries[at];
    return query ? [{ condition, query }] : [];
  });
}
