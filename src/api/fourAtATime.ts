import type { QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import pLimit from 'p-limit';

const limit = pLimit(4);

/** The same query, fetched when fewer than four of all queries treated so are being fetched. */
export function fourAtATime<Fetched, Options extends { queryFn?: unknown }>(options: Options): Options {
  const fetch = options.queryFn as QueryFunction<Fetched, QueryKey>; // Generated options always have one.
  return { ...options, queryFn: (context: QueryFunctionContext) => limit(async () => fetch(context)) };
}
