import { hashKey, type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { ApiError } from '../../api/ApiError.ts';
import type { queryFor } from '../../api/queryFor.ts';

type Options = ReturnType<typeof queryFor> & { enabled: boolean };

/** The results of queries in their order. Several that are the same share one result, and one enabled is enough. */
export function useDistinctQueries(all: readonly Options[]): UseQueryResult<unknown, ApiError>[] {
  const hashes = all.map(({ queryKey }) => hashKey(queryKey));
  const distinct = [...new Set(hashes)];
  const results = useQueries({
    queries: distinct.flatMap((hash): Options[] => {
      const same = all.filter((_, at) => hashes[at] === hash);
      return same.slice(0, 1).map((one) => ({
        ...one,
        enabled: same.some(({ enabled }) => enabled),
      }));
    }),
  });
  // The options say that a query fails with an `ApiError`; the list of them has lost it.
  const known = results as UseQueryResult<unknown, ApiError>[];
  return hashes.flatMap((hash) => known[distinct.indexOf(hash)] ?? []);
}
