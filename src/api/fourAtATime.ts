import type { QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import pLimit from 'p-limit';

const limit = pLimit(4);

/** Returns the query options with a limit: at most four queries with this limit are fetched at the same time. */
export function fourAtATime<Fetched, Options extends { queryFn?: unknown }>(options: Options): Options {
  const fetch = options.queryFn as QueryFunction<Fetched, QueryKey>; // Generated options always have one.
  return { ...options, queryFn: (context: QueryFunctionContext) => limit(async () => fetch(context)) };
}
