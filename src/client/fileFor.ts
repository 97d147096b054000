import { type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from './ApiError.ts';
import { askedFor } from './queryFor.ts';
import type { Body, FileQueryId, QueryArguments } from './types.ts';

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
  // The body is the only argument of an operation without parameters in its path, which the portal has for files.
  const { queryKey, queryFn } = askedFor<Id, Blob>(id, ...([body] as unknown as QueryArguments<Id>));
  return queryOptions({
    queryKey,
    queryFn: async (context) => check(await queryFn(context)),
    staleTime: 0,
    gcTime: 0,
  });
}
