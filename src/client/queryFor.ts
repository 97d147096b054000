import { type QueryFunctionContext, type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from './ApiError.ts';
import { operationFacts } from './operationFacts.ts';
import { scoped } from './scope.ts';
import { send } from './send.ts';
import type { Data, QueryArguments, QueryId } from './types.ts';

type Answer<Id extends QueryId> = { data: Data<Id>; message?: string };

/** The data of an answer: the `select` of every query whose message is not used. */
export const dataOf = <Content>({ data }: { data: Content }): Content => data;

/** The key and the function of a query that resolves with the whole answer: an envelope, or a file. */
export function askedFor<Id extends QueryId, Whole = Answer<Id>>(id: Id, ...args: QueryArguments<Id>) {
  const [body, path = {}]: readonly [body?: unknown, path?: object] = args;
  const url = operationFacts[id].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(`${Reflect.get(path, name)}`),
  );
  const queryKey: QueryKey = ['POST', url, ...(body === undefined ? [] : [body])];
  const queryFn = ({ signal }: Pick<QueryFunctionContext, 'signal'>) =>
    send<Whole>({ url, data: body, signal }, { id });
  return scoped({ queryKey, queryFn }, undefined, { operationId: id });
}

/**
 * The query options of an operation known only by its id, for `useQuery`, prefetching and invalidation. `data` is the
 * content of the envelope; errors are `ApiError`s. Call it again after the investor changes, because the key depends on
 * the selected one. Code that names an operation uses its generated hook or options.
 */
export function queryFor<Id extends QueryId>(
  id: Id,
  ...args: QueryArguments<Id>
): UseQueryOptions<Answer<Id>, ApiError, Data<Id>, QueryKey> {
  return queryOptions({ ...askedFor(id, ...args), select: dataOf<Data<Id>> });
}
