import type { FetchQueryOptions, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiError } from '../api/ApiError.ts';

/** How long a failure stands for the screen that asks next, in milliseconds. */
const standsMs = 10_000;

/** When queries failed that no screen had asked yet, as their state has it. */
const failures = new WeakMap<object, number>();

/**
 * Whether a query has just failed before any screen asked it. The screen then shows that failure: asking again would be
 * one try too many (Reading R19).
 */
export function hasFailedEarly(query: { state: Pick<Query['state'], 'errorUpdatedAt'> }): boolean {
  const { errorUpdatedAt } = query.state;
  return failures.get(query) === errorUpdatedAt && Date.now() - errorUpdatedAt < standsMs;
}

/** Asks a query that a screen may ask soon. */
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
