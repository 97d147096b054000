/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import type { DataTag, QueryFunction, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type {
  InvestmentListAnswer,
  InvestmentListBody,
  InvestmentSummaryAnswer,
  InvestmentSummaryBody,
} from '../portal.schemas.ts';
import { send } from '../../../src/client/send.ts';
import type { ErrorType } from '../../../src/client/send.ts';
import { scoped } from '../../../src/client/scope.ts';

/**
 * @summary Sum up what the investor holds
 */
export const investmentSummary = (investmentSummaryBody: InvestmentSummaryBody, signal?: AbortSignal) => {
  return send<InvestmentSummaryAnswer>(
    {
      url: `/investments/current`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: investmentSummaryBody,
      signal,
    },
    { id: 'investmentSummary' },
  );
};

const getInvestmentSummaryQueryKey = (investmentSummaryBody?: InvestmentSummaryBody) => {
  return ['POST', `/investments/current`, investmentSummaryBody] as const;
};

export const getInvestmentSummaryQueryOptions = <
  TData = Awaited<ReturnType<typeof investmentSummary>>,
  TError = ErrorType<unknown>,
>(
  investmentSummaryBody: InvestmentSummaryBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investmentSummary>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getInvestmentSummaryQueryKey(investmentSummaryBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof investmentSummary>>> = ({ signal }) =>
    investmentSummary(investmentSummaryBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { investmentSummaryBody },
    { url: `/investments/current`, operationId: 'investmentSummary', operationName: 'investmentSummary' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof investmentSummary>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

/**
 * @summary List what the investor holds
 */
export const investmentList = (investmentListBody: InvestmentListBody, signal?: AbortSignal) => {
  return send<InvestmentListAnswer>(
    {
      url: `/investments/current/list`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: investmentListBody,
      signal,
    },
    { id: 'investmentList' },
  );
};

const getInvestmentListQueryKey = (investmentListBody?: InvestmentListBody) => {
  return ['POST', `/investments/current/list`, investmentListBody] as const;
};

export const getInvestmentListQueryOptions = <
  TData = Awaited<ReturnType<typeof investmentList>>,
  TError = ErrorType<unknown>,
>(
  investmentListBody: InvestmentListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investmentList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getInvestmentListQueryKey(investmentListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof investmentList>>> = ({ signal }) =>
    investmentList(investmentListBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { investmentListBody },
    { url: `/investments/current/list`, operationId: 'investmentList', operationName: 'investmentList' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof investmentList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};
