import { type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from './ApiError.ts';
import { calls } from './calls.ts';
import type { Data, QueryArguments, QueryId } from './types.ts';

type Answer<Id extends QueryId> = { data: Data<Id>; message?: string };

/** The data of an answer: the `select` of every query whose message is not used. */
export const dataOf = <Content>({ data }: { data: Content }): Content => data;

/**
 * The query options of an operation known only by its id, for `useQuery`, prefetching and invalidation. `data` is the
 * content of the envelope; errors are `ApiError`s. Call it again after the investor changes, because the key depends on
 * the selected one. Code that names an operation uses its generated hook or options.
 */
export function queryFor<Id extends QueryId>(
  id: Id,
  ...args: QueryArguments<Id>
): UseQueryOptions<Answer<Id>, ApiError, Data<Id>, QueryKey> {
  // The registry was generated from the same description as the argument types.
  const optionsOf = calls.queries[id] as (
    ...args: unknown[]
  ) => UseQueryOptions<Answer<Id>, ApiError, Answer<Id>, QueryKey>;
  return queryOptions({ ...optionsOf(...args), select: dataOf<Data<Id>> });
}
