import type { QueryFunctionContext, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import pLimit from 'p-limit';
import type { ApiError } from './ApiError.ts';
import { queryFor } from './queryFor.ts';
import { keyOfInvestor } from './scope.ts';
import type { BodyQueryId, Data, QueryArguments } from './types.ts';

const limit = pLimit(4);

/**
 * The query options of an operation for an investor who need not be the selected one (Reading R46). The answer is cached
 * under that investor's scope, where their own screens find it. At most four such calls are on their way at a time.
 */
export function queryForInvestor<Id extends BodyQueryId>(
  investorId: number,
  id: Id,
  body: NonNullable<QueryArguments<Id>[0]>,
): UseQueryOptions<{ data: Data<Id>; message?: string }, ApiError, Data<Id>, QueryKey> {
  // Both bodies match the declared ones, except for the investor, which `withInvestor` drops if none is declared.
  const argumentsOf = (content: object) => [content] as unknown as QueryArguments<Id>;
  const { queryKey } = queryFor<Id>(id, ...argumentsOf(body));
  const options = queryFor<Id>(id, ...argumentsOf({ ...body, investor_id: investorId }));
  type Ask = (context: QueryFunctionContext) => Promise<{ data: Data<Id>; message?: string }>;
  const ask = options.queryFn as Ask; // Generated options always have one.
  return {
    ...options,
    queryKey: keyOfInvestor(queryKey, investorId),
    queryFn: (context) => limit(() => ask(context)),
  };
}
