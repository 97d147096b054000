import { type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { operations } from '../../generated/operations.ts';
import { queries } from '../../generated/queries.ts';
import type { ApiError } from './ApiError.ts';
import { wired } from './ports.ts';
import type { Data, QueryId } from './types.ts';

type Answer<Id extends QueryId> = { data: Data<Id>; message?: string };

/** Whose an answer is, as the last part of its key: two investors never share an entry (Reading R36). */
function scopeOf(id: QueryId): string {
  return operations[id].scope === 'user' ? 'user' : `investor ${wired().session.investorId()}`;
}

/**
 * The query options of an operation that reads: what `useQuery`, a prefetch and an invalidation need. `data` is what the
 * envelope holds; errors are `ApiError`s. Ask again after a switch of the investor: the key goes by who is selected.
 */
export function queryFor<Id extends QueryId>(
  id: Id,
  ...args: Parameters<(typeof queries)[Id]>
): UseQueryOptions<Answer<Id>, ApiError, Data<Id>, QueryKey> {
  // The registry was generated with this very parameter list for each id.
  const optionsOf = queries[id] as (...args: unknown[]) => UseQueryOptions<Answer<Id>, ApiError, Answer<Id>, QueryKey>;
  const options = optionsOf(...args);
  return queryOptions({
    ...options,
    queryKey: [...options.queryKey, scopeOf(id)],
    select: (answer: Answer<Id>) => answer.data,
  } as UseQueryOptions<Answer<Id>, ApiError, Data<Id>, QueryKey>); // `select` turns the answer into its data.
}
