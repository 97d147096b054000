import { type QueryFunctionContext, type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from './ApiError.ts';
import { calls } from './calls.ts';
import type { Body, FileQueryId } from './types.ts';

interface Options {
  queryKey: QueryKey;
  queryFn(context: QueryFunctionContext): Promise<Blob>;
}

/**
 * The query options of an operation that answers a file; `check` makes of it what is shown, or throws an `ApiError`. It is
 * asked for anew each time and forgotten with the last who looks at it, who also ends the request by going away: a file
 * belongs in no cache.
 */
export function fileFor<Id extends FileQueryId, Checked>(
  id: Id,
  body: Body<Id>,
  check: (file: Blob) => Promise<Checked>,
): UseQueryOptions<Checked, ApiError, Checked, QueryKey> {
  // The registry was generated from the description that says what each id is asked with; `send` resolves with the file.
  const { queryKey, queryFn } = (calls.queries[id] as unknown as (body: Body<Id>) => Options)(body);
  return queryOptions({
    queryKey,
    queryFn: async (context: QueryFunctionContext) => check(await queryFn(context)),
    staleTime: 0,
    gcTime: 0,
  });
}
