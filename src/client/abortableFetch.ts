import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';

/** `fetchQuery` with an abort signal that also cancels the request. */
export async function abortableFetch<Fetched, Failure, Data>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Fetched, Failure, Data>,
  signal: AbortSignal,
): Promise<Data> {
  const stop = () => void queryClient.cancelQueries({ queryKey: options.queryKey, exact: true });
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    return await queryClient.fetchQuery(options);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
