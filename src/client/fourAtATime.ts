import type { QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { text } from '../values/text/text.ts';
import { ApiError } from './ApiError.ts';
import { isOfAnother } from './scope.ts';

const limit = pLimit(4);

/**
 * Returns the query options with a limit: at most four queries with this limit are fetched at the same time. One whose
 * turn comes when another investor has been selected is dropped, since its request would ask for that investor's data.
 */
export function fourAtATime<Fetched, Options extends { queryFn?: unknown }>(options: Options): Options {
  const fetch = options.queryFn as QueryFunction<Fetched, QueryKey>; // Generated options always have one.
  function inTurn(context: QueryFunctionContext) {
    if (isOfAnother(context.queryKey)) throw new ApiError('stale', text.problems.stale);
    return fetch(context);
  }
  return { ...options, queryFn: (context: QueryFunctionContext) => limit(inTurn, context) };
}
