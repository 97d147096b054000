import { type QueryKey, queryOptions, skipToken, type UseQueryOptions } from '@tanstack/react-query';
import type { queries } from '../../generated/queries.ts';
import type { ApiError } from './ApiError.ts';
import { calls } from './calls.ts';
import { operationFacts } from './operationFacts.ts';
import { wired } from './ports.ts';
import type { Data, QueryId } from './types.ts';

type Answer<Id extends QueryId> = { data: Data<Id>; message?: string };

/** A query's key with whose answer it is as its last part: two investors never share an entry (Reading R36). */
export function scopedKey(id: QueryId, key: QueryKey): QueryKey {
  const scope = operationFacts[id].scope === 'user' ? 'user' : `investor ${wired().session.investorId()}`;
  return [...key, scope];
}

/**
 * The query options of an operation that reads: what `useQuery`, a prefetch and an invalidation need. `data` is what the
 * envelope holds; errors are `ApiError`s; `meta.id` names the operation. Ask again after a switch of the investor: the
 * key goes by who is selected.
 */
export function queryFor<Id extends QueryId>(
  id: Id,
  ...args: Parameters<(typeof queries)[Id]>
): UseQueryOptions<Answer<Id>, ApiError, Data<Id>, QueryKey> {
  // Hooks that visitors' screens share with the others name queries that visitors never ask.
  if (!(id in calls.queries)) return { queryKey: [id], queryFn: skipToken };
  // The registry was generated with this very parameter list for each id.
  const optionsOf = calls.queries[id] as (
    ...args: unknown[]
  ) => UseQueryOptions<Answer<Id>, ApiError, Answer<Id>, QueryKey>;
  const options = optionsOf(...args);
  return queryOptions({
    ...options,
    queryKey: scopedKey(id, options.queryKey),
    meta: { id },
    select: (answer: Answer<Id>) => answer.data,
  } as UseQueryOptions<Answer<Id>, ApiError, Data<Id>, QueryKey>); // `select` turns the answer into its data.
}
