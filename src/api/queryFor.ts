import { type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from './ApiError.ts';
import { calls } from './calls.ts';
import type { Data, QueryArguments, QueryId } from './types.ts';

type Answer<Id extends QueryId> = { data: Data<Id>; message?: string };

/** What an answer's envelope holds: the `select` of every query whose message nobody reads. */
export const dataOf = <Content>({ data }: { data: Content }): Content => data;

/**
 * The query options of an operation that is known by its id alone: what `useQuery`, a prefetch and an invalidation need.
 * `data` is what the envelope holds; errors are `ApiError`s. Ask again after a switch of the investor: the key goes by who
 * is selected. Code that names an operation uses its generated hook or options.
 */
export function queryFor<Id extends QueryId>(
  id: Id,
  ...args: QueryArguments<Id>
): UseQueryOptions<Answer<Id>, ApiError, Data<Id>, QueryKey> {
  // The registry was generated from the description that says what each id is asked with.
  const optionsOf = calls.queries[id] as (
    ...args: unknown[]
  ) => UseQueryOptions<Answer<Id>, ApiError, Answer<Id>, QueryKey>;
  return queryOptions({ ...optionsOf(...args), select: dataOf<Data<Id>> });
}
