import { type QueryFunctionContext, type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from './ApiError.ts';
import { calls } from './calls.ts';
import type { Body, FileQueryId } from './types.ts';

interface Options {
  queryKey: QueryKey;
  queryFn(context: QueryFunctionContext): Promise<Blob>;
}

/**
 * The query options of an operation that answers with a file; `check` turns the file into what is shown, or throws an
 * `ApiError`. The file is requested each time and is dropped from the cache, its request cancelled, when its last
 * observer unmounts.
 */
export function fileFor<Id extends FileQueryId, Checked>(
  id: Id,
  body: Body<Id>,
  check: (file: Blob) => Promise<Checked>,
): UseQueryOptions<Checked, ApiError, Checked, QueryKey> {
  // The registry was generated from the same description as the argument types; `send` resolves with the file.
  const { queryKey, queryFn } = (calls.queries[id] as unknown as (body: Body<Id>) => Options)(body);
  return queryOptions({
    queryKey,
    queryFn: async (context: QueryFunctionContext) => check(await queryFn(context)),
    staleTime: 0,
    gcTime: 0,
  });
}
