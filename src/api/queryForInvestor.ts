import type { QueryFunctionContext, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import pLimit from 'p-limit';
import type { ApiError } from './ApiError.ts';
import { queryFor } from './queryFor.ts';
import { keyOfInvestor } from './scope.ts';
import type { QueryId } from './types.ts';

type Body = Readonly<Record<string, unknown>>;
type Options = UseQueryOptions<unknown, ApiError, unknown, QueryKey>;

const limit = pLimit(4);

/**
 * The query options of an operation for an investor who need not be the selected one (Reading R46). The answer is cached
 * under that investor's scope, where their own screens find it. At most four such calls are on their way at a time.
 */
export function queryForInvestor(investorId: number, id: QueryId, body: Body): Options {
  const { queryKey } = queryFor(id, body as never); // The check of the config has verified the names.
  const options = queryFor(id, { ...body, investor_id: investorId } as never) as Options;
  const ask = options.queryFn as (context: QueryFunctionContext) => Promise<unknown>; // As the generated options have it.
  return {
    ...options,
    queryKey: keyOfInvestor(queryKey, investorId),
    queryFn: (context) => limit(() => ask(context)),
  };
}
