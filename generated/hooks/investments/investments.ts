/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import type { ForbiddenResponse } from '../../models/forbiddenResponse.ts';

import type { InvestmentListAnswer } from '../../models/investmentListAnswer.ts';

import type { InvestmentListBody } from '../../models/investmentListBody.ts';

import type { InvestmentSummaryAnswer } from '../../models/investmentSummaryAnswer.ts';

import type { InvestmentSummaryBody } from '../../models/investmentSummaryBody.ts';

import type { NotFoundResponse } from '../../models/notFoundResponse.ts';

import type { ServerErrorResponse } from '../../models/serverErrorResponse.ts';

import type { TooManyRequestsResponse } from '../../models/tooManyRequestsResponse.ts';

import type { UnauthorizedResponse } from '../../models/unauthorizedResponse.ts';

import type { UnprocessableContentResponse } from '../../models/unprocessableContentResponse.ts';

import { send } from '../../../src/api/send.ts';
import type { ErrorType } from '../../../src/api/send.ts';

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * @summary Sum up what the investor holds
 */
export const investmentSummary = (investmentSummaryBody: InvestmentSummaryBody, signal?: AbortSignal) => {
  return send<InvestmentSummaryAnswer>({
    url: `/investments/current`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: investmentSummaryBody,
    signal,
  });
};

export const getInvestmentSummaryQueryKey = (investmentSummaryBody?: InvestmentSummaryBody) => {
  return ['POST', `/investments/current`, investmentSummaryBody] as const;
};

export const getInvestmentSummaryQueryOptions = <
  TData = Awaited<ReturnType<typeof investmentSummary>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investmentSummaryBody: InvestmentSummaryBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investmentSummary>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getInvestmentSummaryQueryKey(investmentSummaryBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof investmentSummary>>> = ({ signal }) =>
    investmentSummary(investmentSummaryBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof investmentSummary>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type InvestmentSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof investmentSummary>>>;
export type InvestmentSummaryQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useInvestmentSummary<
  TData = Awaited<ReturnType<typeof investmentSummary>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investmentSummaryBody: InvestmentSummaryBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof investmentSummary>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof investmentSummary>>,
          TError,
          Awaited<ReturnType<typeof investmentSummary>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useInvestmentSummary<
  TData = Awaited<ReturnType<typeof investmentSummary>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investmentSummaryBody: InvestmentSummaryBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investmentSummary>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof investmentSummary>>,
          TError,
          Awaited<ReturnType<typeof investmentSummary>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useInvestmentSummary<
  TData = Awaited<ReturnType<typeof investmentSummary>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investmentSummaryBody: InvestmentSummaryBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investmentSummary>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Sum up what the investor holds
 */

export function useInvestmentSummary<
  TData = Awaited<ReturnType<typeof investmentSummary>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investmentSummaryBody: InvestmentSummaryBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investmentSummary>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getInvestmentSummaryQueryOptions(investmentSummaryBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List what the investor holds
 */
export const investmentList = (investmentListBody: InvestmentListBody, signal?: AbortSignal) => {
  return send<InvestmentListAnswer>({
    url: `/investments/current/list`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: investmentListBody,
    signal,
  });
};

export const getInvestmentListQueryKey = (investmentListBody?: InvestmentListBody) => {
  return ['POST', `/investments/current/list`, investmentListBody] as const;
};

export const getInvestmentListQueryOptions = <
  TData = Awaited<ReturnType<typeof investmentList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investmentListBody: InvestmentListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investmentList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getInvestmentListQueryKey(investmentListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof investmentList>>> = ({ signal }) =>
    investmentList(investmentListBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof investmentList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type InvestmentListQueryResult = NonNullable<Awaited<ReturnType<typeof investmentList>>>;
export type InvestmentListQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useInvestmentList<
  TData = Awaited<ReturnType<typeof investmentList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investmentListBody: InvestmentListBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof investmentList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof investmentList>>,
          TError,
          Awaited<ReturnType<typeof investmentList>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useInvestmentList<
  TData = Awaited<ReturnType<typeof investmentList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investmentListBody: InvestmentListBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investmentList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof investmentList>>,
          TError,
          Awaited<ReturnType<typeof investmentList>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useInvestmentList<
  TData = Awaited<ReturnType<typeof investmentList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investmentListBody: InvestmentListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investmentList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List what the investor holds
 */

export function useInvestmentList<
  TData = Awaited<ReturnType<typeof investmentList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investmentListBody: InvestmentListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investmentList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getInvestmentListQueryOptions(investmentListBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
