import type { FetchQueryOptions, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiError } from '../client/ApiError.ts';

/** How long a failure counts for the next screen that runs the query, in milliseconds. */
const standsMs = 10_000;

/** When queries failed that no screen used yet: the `errorUpdatedAt` of their state. */
const failures = new WeakMap<object, number>();

/**
 * Whether a query has just failed before any screen used it. The screen then shows that failure: another request would
 * be one try too many (Reading R19).
 */
export function hasFailedEarly(query: { state: Pick<Query['state'], 'errorUpdatedAt'> }): boolean {
  const { errorUpdatedAt } = query.state;
  return failures.get(query) === errorUpdatedAt && Date.now() - errorUpdatedAt < standsMs;
}

/** Fetches a query that a screen may need soon. */
export async function askEarly(
  queryClient: QueryClient,
  options: FetchQueryOptions<unknown, ApiError, unknown, QueryKey>,
): Promise<void> {
  const { queryKey } = options;
  const found = () => queryClient.getQueryCache().find({ queryKey, exact: true });
  const before = found();
  if (before && hasFailedEarly(before)) return;
  await queryClient.prefetchQuery(options);
  const query = found();
  if (query?.state.status === 'error' && !query.isActive()) failures.set(query, query.state.errorUpdatedAt);
}
