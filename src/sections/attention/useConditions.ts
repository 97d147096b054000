import { hashKey, type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { ApiError } from '../../api/ApiError.ts';
import { isPaged } from '../../api/isPaged.ts';
import { queryFor } from '../../api/queryFor.ts';
import type { Condition } from '../../config/kinds/attention.ts';
import { useInvestor } from '../../frame/InvestorContext.tsx';
import { useScreenFeatures } from '../../frame/RenderersContext.tsx';
import { useAfterCards } from '../../frame/useAfterCards.ts';
import { featureState } from '../../portal/featureState.ts';

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
  const asked = conditions
    .filter(({ feature }) => featureState(feature, features) !== 'off')
    .map((condition) => {
      const { query, where, payment, feature } = condition;
      // The config check has verified these names; only a query with an investor in its path uses the last argument.
      const options = queryFor(query, { ...where, ...(isPaged(query) && page) } as never, ...([{ id }] as never));
      const enabled = payment === true || (hasCards && featureState(feature, features) === 'on');
      return { condition, options, enabled, hash: hashKey(options.queryKey) };
    });
  // Several conditions may be about the same answer.
  const hashes = [...new Set(asked.map(({ hash }) => hash))];
  const queries = useQueries({
    queries: hashes.flatMap((hash) => {
      const same = asked.filter((one) => one.hash === hash);
      return same.slice(0, 1).map(({ options }) => ({ ...options, enabled: same.some(({ enabled }) => enabled) }));
    }),
  });
  return asked.flatMap(({ condition, hash }) => {
    const query = queries[hashes.indexOf(hash)];
    return query ? [{ condition, query }] : [];
  });
}
