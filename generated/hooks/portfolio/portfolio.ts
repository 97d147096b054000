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

import type { NotFoundResponse } from '../../models/notFoundResponse.ts';

import type { PortfolioActivitiesAnswer } from '../../models/portfolioActivitiesAnswer.ts';

import type { PortfolioActivitiesBody } from '../../models/portfolioActivitiesBody.ts';

import type { PortfolioCardCurrentlyInvestedAnswer } from '../../models/portfolioCardCurrentlyInvestedAnswer.ts';

import type { PortfolioCardCurrentlyInvestedBody } from '../../models/portfolioCardCurrentlyInvestedBody.ts';

import type { PortfolioCardInterestEarnedAnswer } from '../../models/portfolioCardInterestEarnedAnswer.ts';

import type { PortfolioCardInterestEarnedBody } from '../../models/portfolioCardInterestEarnedBody.ts';

import type { PortfolioCardInterestThisMonthAnswer } from '../../models/portfolioCardInterestThisMonthAnswer.ts';

import type { PortfolioCardInterestThisMonthBody } from '../../models/portfolioCardInterestThisMonthBody.ts';

import type { PortfolioCardPerformanceAnswer } from '../../models/portfolioCardPerformanceAnswer.ts';

import type { PortfolioCardPerformanceBody } from '../../models/portfolioCardPerformanceBody.ts';

import type { PortfolioDirectMortgageActivitiesAnswer } from '../../models/portfolioDirectMortgageActivitiesAnswer.ts';

import type { PortfolioDirectMortgageActivitiesBody } from '../../models/portfolioDirectMortgageActivitiesBody.ts';

import type { PortfolioEnableAnswer } from '../../models/portfolioEnableAnswer.ts';

import type { PortfolioEnableBody } from '../../models/portfolioEnableBody.ts';

import type { PortfolioPerformanceDropdownAnswer } from '../../models/portfolioPerformanceDropdownAnswer.ts';

import type { PortfolioPerformanceDropdownBody } from '../../models/portfolioPerformanceDropdownBody.ts';

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
 * @summary Tell which parts of the overview are on
 */
export const portfolioEnable = (portfolioEnableBody: PortfolioEnableBody, signal?: AbortSignal) => {
  return send<PortfolioEnableAnswer>({
    url: `/portfolio/enable`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: portfolioEnableBody,
    signal,
  });
};

export const getPortfolioEnableQueryKey = (portfolioEnableBody?: PortfolioEnableBody) => {
  return ['POST', `/portfolio/enable`, portfolioEnableBody] as const;
};

export const getPortfolioEnableQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioEnable>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioEnableBody: PortfolioEnableBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioEnable>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPortfolioEnableQueryKey(portfolioEnableBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof portfolioEnable>>> = ({ signal }) =>
    portfolioEnable(portfolioEnableBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof portfolioEnable>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PortfolioEnableQueryResult = NonNullable<Awaited<ReturnType<typeof portfolioEnable>>>;
export type PortfolioEnableQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function usePortfolioEnable<
  TData = Awaited<ReturnType<typeof portfolioEnable>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioEnableBody: PortfolioEnableBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioEnable>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioEnable>>,
          TError,
          Awaited<ReturnType<typeof portfolioEnable>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioEnable<
  TData = Awaited<ReturnType<typeof portfolioEnable>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioEnableBody: PortfolioEnableBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioEnable>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioEnable>>,
          TError,
          Awaited<ReturnType<typeof portfolioEnable>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioEnable<
  TData = Awaited<ReturnType<typeof portfolioEnable>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioEnableBody: PortfolioEnableBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioEnable>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Tell which parts of the overview are on
 */

export function usePortfolioEnable<
  TData = Awaited<ReturnType<typeof portfolioEnable>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioEnableBody: PortfolioEnableBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioEnable>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPortfolioEnableQueryOptions(portfolioEnableBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List fund activities
 */
export const portfolioActivities = (portfolioActivitiesBody: PortfolioActivitiesBody, signal?: AbortSignal) => {
  return send<PortfolioActivitiesAnswer>({
    url: `/portfolio/activities`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: portfolioActivitiesBody,
    signal,
  });
};

export const getPortfolioActivitiesQueryKey = (portfolioActivitiesBody?: PortfolioActivitiesBody) => {
  return ['POST', `/portfolio/activities`, portfolioActivitiesBody] as const;
};

export const getPortfolioActivitiesQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioActivities>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioActivitiesBody: PortfolioActivitiesBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioActivities>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPortfolioActivitiesQueryKey(portfolioActivitiesBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof portfolioActivities>>> = ({ signal }) =>
    portfolioActivities(portfolioActivitiesBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof portfolioActivities>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PortfolioActivitiesQueryResult = NonNullable<Awaited<ReturnType<typeof portfolioActivities>>>;
export type PortfolioActivitiesQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function usePortfolioActivities<
  TData = Awaited<ReturnType<typeof portfolioActivities>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioActivitiesBody: PortfolioActivitiesBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioActivities>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioActivities>>,
          TError,
          Awaited<ReturnType<typeof portfolioActivities>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioActivities<
  TData = Awaited<ReturnType<typeof portfolioActivities>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioActivitiesBody: PortfolioActivitiesBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioActivities>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioActivities>>,
          TError,
          Awaited<ReturnType<typeof portfolioActivities>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioActivities<
  TData = Awaited<ReturnType<typeof portfolioActivities>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioActivitiesBody: PortfolioActivitiesBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioActivities>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List fund activities
 */

export function usePortfolioActivities<
  TData = Awaited<ReturnType<typeof portfolioActivities>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioActivitiesBody: PortfolioActivitiesBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioActivities>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPortfolioActivitiesQueryOptions(portfolioActivitiesBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List direct-mortgage activities
 */
export const portfolioDirectMortgageActivities = (
  portfolioDirectMortgageActivitiesBody: PortfolioDirectMortgageActivitiesBody,
  signal?: AbortSignal,
) => {
  return send<PortfolioDirectMortgageActivitiesAnswer>({
    url: `/portfolio/activities/direct-mortgages`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: portfolioDirectMortgageActivitiesBody,
    signal,
  });
};

export const getPortfolioDirectMortgageActivitiesQueryKey = (
  portfolioDirectMortgageActivitiesBody?: PortfolioDirectMortgageActivitiesBody,
) => {
  return ['POST', `/portfolio/activities/direct-mortgages`, portfolioDirectMortgageActivitiesBody] as const;
};

export const getPortfolioDirectMortgageActivitiesQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioDirectMortgageActivitiesBody: PortfolioDirectMortgageActivitiesBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>, TError, TData>>;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getPortfolioDirectMortgageActivitiesQueryKey(portfolioDirectMortgageActivitiesBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>> = ({ signal }) =>
    portfolioDirectMortgageActivities(portfolioDirectMortgageActivitiesBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PortfolioDirectMortgageActivitiesQueryResult = NonNullable<
  Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>
>;
export type PortfolioDirectMortgageActivitiesQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function usePortfolioDirectMortgageActivities<
  TData = Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioDirectMortgageActivitiesBody: PortfolioDirectMortgageActivitiesBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>,
          TError,
          Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioDirectMortgageActivities<
  TData = Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioDirectMortgageActivitiesBody: PortfolioDirectMortgageActivitiesBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>,
          TError,
          Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioDirectMortgageActivities<
  TData = Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioDirectMortgageActivitiesBody: PortfolioDirectMortgageActivitiesBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>, TError, TData>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List direct-mortgage activities
 */

export function usePortfolioDirectMortgageActivities<
  TData = Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioDirectMortgageActivitiesBody: PortfolioDirectMortgageActivitiesBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>, TError, TData>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPortfolioDirectMortgageActivitiesQueryOptions(portfolioDirectMortgageActivitiesBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Show what is currently invested
 */
export const portfolioCardCurrentlyInvested = (
  portfolioCardCurrentlyInvestedBody: PortfolioCardCurrentlyInvestedBody,
  signal?: AbortSignal,
) => {
  return send<PortfolioCardCurrentlyInvestedAnswer>({
    url: `/portfolio/cards/currently_invested`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: portfolioCardCurrentlyInvestedBody,
    signal,
  });
};

export const getPortfolioCardCurrentlyInvestedQueryKey = (
  portfolioCardCurrentlyInvestedBody?: PortfolioCardCurrentlyInvestedBody,
) => {
  return ['POST', `/portfolio/cards/currently_invested`, portfolioCardCurrentlyInvestedBody] as const;
};

export const getPortfolioCardCurrentlyInvestedQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardCurrentlyInvestedBody: PortfolioCardCurrentlyInvestedBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>, TError, TData>>;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getPortfolioCardCurrentlyInvestedQueryKey(portfolioCardCurrentlyInvestedBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>> = ({ signal }) =>
    portfolioCardCurrentlyInvested(portfolioCardCurrentlyInvestedBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PortfolioCardCurrentlyInvestedQueryResult = NonNullable<
  Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>
>;
export type PortfolioCardCurrentlyInvestedQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function usePortfolioCardCurrentlyInvested<
  TData = Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardCurrentlyInvestedBody: PortfolioCardCurrentlyInvestedBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>,
          TError,
          Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioCardCurrentlyInvested<
  TData = Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardCurrentlyInvestedBody: PortfolioCardCurrentlyInvestedBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>,
          TError,
          Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioCardCurrentlyInvested<
  TData = Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardCurrentlyInvestedBody: PortfolioCardCurrentlyInvestedBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>, TError, TData>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show what is currently invested
 */

export function usePortfolioCardCurrentlyInvested<
  TData = Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardCurrentlyInvestedBody: PortfolioCardCurrentlyInvestedBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>, TError, TData>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPortfolioCardCurrentlyInvestedQueryOptions(portfolioCardCurrentlyInvestedBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Show the interest earned in a period
 */
export const portfolioCardInterestEarned = (
  portfolioCardInterestEarnedBody: PortfolioCardInterestEarnedBody,
  signal?: AbortSignal,
) => {
  return send<PortfolioCardInterestEarnedAnswer>({
    url: `/portfolio/cards/interest_earned`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: portfolioCardInterestEarnedBody,
    signal,
  });
};

export const getPortfolioCardInterestEarnedQueryKey = (
  portfolioCardInterestEarnedBody?: PortfolioCardInterestEarnedBody,
) => {
  return ['POST', `/portfolio/cards/interest_earned`, portfolioCardInterestEarnedBody] as const;
};

export const getPortfolioCardInterestEarnedQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioCardInterestEarned>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardInterestEarnedBody: PortfolioCardInterestEarnedBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardInterestEarned>>, TError, TData>>;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPortfolioCardInterestEarnedQueryKey(portfolioCardInterestEarnedBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof portfolioCardInterestEarned>>> = ({ signal }) =>
    portfolioCardInterestEarned(portfolioCardInterestEarnedBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof portfolioCardInterestEarned>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PortfolioCardInterestEarnedQueryResult = NonNullable<
  Awaited<ReturnType<typeof portfolioCardInterestEarned>>
>;
export type PortfolioCardInterestEarnedQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function usePortfolioCardInterestEarned<
  TData = Awaited<ReturnType<typeof portfolioCardInterestEarned>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardInterestEarnedBody: PortfolioCardInterestEarnedBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardInterestEarned>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioCardInterestEarned>>,
          TError,
          Awaited<ReturnType<typeof portfolioCardInterestEarned>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioCardInterestEarned<
  TData = Awaited<ReturnType<typeof portfolioCardInterestEarned>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardInterestEarnedBody: PortfolioCardInterestEarnedBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardInterestEarned>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioCardInterestEarned>>,
          TError,
          Awaited<ReturnType<typeof portfolioCardInterestEarned>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioCardInterestEarned<
  TData = Awaited<ReturnType<typeof portfolioCardInterestEarned>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardInterestEarnedBody: PortfolioCardInterestEarnedBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardInterestEarned>>, TError, TData>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the interest earned in a period
 */

export function usePortfolioCardInterestEarned<
  TData = Awaited<ReturnType<typeof portfolioCardInterestEarned>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardInterestEarnedBody: PortfolioCardInterestEarnedBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardInterestEarned>>, TError, TData>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPortfolioCardInterestEarnedQueryOptions(portfolioCardInterestEarnedBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Show the performance of a fund or of everything
 */
export const portfolioCardPerformance = (
  portfolioCardPerformanceBody: PortfolioCardPerformanceBody,
  signal?: AbortSignal,
) => {
  return send<PortfolioCardPerformanceAnswer>({
    url: `/portfolio/cards/performance`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: portfolioCardPerformanceBody,
    signal,
  });
};

export const getPortfolioCardPerformanceQueryKey = (portfolioCardPerformanceBody?: PortfolioCardPerformanceBody) => {
  return ['POST', `/portfolio/cards/performance`, portfolioCardPerformanceBody] as const;
};

export const getPortfolioCardPerformanceQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioCardPerformance>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardPerformanceBody: PortfolioCardPerformanceBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardPerformance>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPortfolioCardPerformanceQueryKey(portfolioCardPerformanceBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof portfolioCardPerformance>>> = ({ signal }) =>
    portfolioCardPerformance(portfolioCardPerformanceBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof portfolioCardPerformance>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PortfolioCardPerformanceQueryResult = NonNullable<Awaited<ReturnType<typeof portfolioCardPerformance>>>;
export type PortfolioCardPerformanceQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function usePortfolioCardPerformance<
  TData = Awaited<ReturnType<typeof portfolioCardPerformance>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardPerformanceBody: PortfolioCardPerformanceBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardPerformance>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioCardPerformance>>,
          TError,
          Awaited<ReturnType<typeof portfolioCardPerformance>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioCardPerformance<
  TData = Awaited<ReturnType<typeof portfolioCardPerformance>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardPerformanceBody: PortfolioCardPerformanceBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardPerformance>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioCardPerformance>>,
          TError,
          Awaited<ReturnType<typeof portfolioCardPerformance>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioCardPerformance<
  TData = Awaited<ReturnType<typeof portfolioCardPerformance>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardPerformanceBody: PortfolioCardPerformanceBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardPerformance>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the performance of a fund or of everything
 */

export function usePortfolioCardPerformance<
  TData = Awaited<ReturnType<typeof portfolioCardPerformance>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardPerformanceBody: PortfolioCardPerformanceBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardPerformance>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPortfolioCardPerformanceQueryOptions(portfolioCardPerformanceBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Show the interest of this month
 */
export const portfolioCardInterestThisMonth = (
  portfolioCardInterestThisMonthBody: PortfolioCardInterestThisMonthBody,
  signal?: AbortSignal,
) => {
  return send<PortfolioCardInterestThisMonthAnswer>({
    url: `/portfolio/cards/interest_thismonth`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: portfolioCardInterestThisMonthBody,
    signal,
  });
};

export const getPortfolioCardInterestThisMonthQueryKey = (
  portfolioCardInterestThisMonthBody?: PortfolioCardInterestThisMonthBody,
) => {
  return ['POST', `/portfolio/cards/interest_thismonth`, portfolioCardInterestThisMonthBody] as const;
};

export const getPortfolioCardInterestThisMonthQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardInterestThisMonthBody: PortfolioCardInterestThisMonthBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>, TError, TData>>;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey =
    queryOptions?.queryKey ?? getPortfolioCardInterestThisMonthQueryKey(portfolioCardInterestThisMonthBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>> = ({ signal }) =>
    portfolioCardInterestThisMonth(portfolioCardInterestThisMonthBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PortfolioCardInterestThisMonthQueryResult = NonNullable<
  Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>
>;
export type PortfolioCardInterestThisMonthQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function usePortfolioCardInterestThisMonth<
  TData = Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardInterestThisMonthBody: PortfolioCardInterestThisMonthBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>,
          TError,
          Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioCardInterestThisMonth<
  TData = Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardInterestThisMonthBody: PortfolioCardInterestThisMonthBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>,
          TError,
          Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioCardInterestThisMonth<
  TData = Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardInterestThisMonthBody: PortfolioCardInterestThisMonthBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>, TError, TData>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show the interest of this month
 */

export function usePortfolioCardInterestThisMonth<
  TData = Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioCardInterestThisMonthBody: PortfolioCardInterestThisMonthBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>, TError, TData>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPortfolioCardInterestThisMonthQueryOptions(portfolioCardInterestThisMonthBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List what performance can be shown for
 */
export const portfolioPerformanceDropdown = (
  portfolioPerformanceDropdownBody: PortfolioPerformanceDropdownBody,
  signal?: AbortSignal,
) => {
  return send<PortfolioPerformanceDropdownAnswer>({
    url: `/portfolio/performance/dropdown`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: portfolioPerformanceDropdownBody,
    signal,
  });
};

export const getPortfolioPerformanceDropdownQueryKey = (
  portfolioPerformanceDropdownBody?: PortfolioPerformanceDropdownBody,
) => {
  return ['POST', `/portfolio/performance/dropdown`, portfolioPerformanceDropdownBody] as const;
};

export const getPortfolioPerformanceDropdownQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioPerformanceDropdown>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioPerformanceDropdownBody: PortfolioPerformanceDropdownBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioPerformanceDropdown>>, TError, TData>>;
  },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPortfolioPerformanceDropdownQueryKey(portfolioPerformanceDropdownBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof portfolioPerformanceDropdown>>> = ({ signal }) =>
    portfolioPerformanceDropdown(portfolioPerformanceDropdownBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof portfolioPerformanceDropdown>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type PortfolioPerformanceDropdownQueryResult = NonNullable<
  Awaited<ReturnType<typeof portfolioPerformanceDropdown>>
>;
export type PortfolioPerformanceDropdownQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function usePortfolioPerformanceDropdown<
  TData = Awaited<ReturnType<typeof portfolioPerformanceDropdown>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioPerformanceDropdownBody: PortfolioPerformanceDropdownBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioPerformanceDropdown>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioPerformanceDropdown>>,
          TError,
          Awaited<ReturnType<typeof portfolioPerformanceDropdown>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioPerformanceDropdown<
  TData = Awaited<ReturnType<typeof portfolioPerformanceDropdown>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioPerformanceDropdownBody: PortfolioPerformanceDropdownBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioPerformanceDropdown>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof portfolioPerformanceDropdown>>,
          TError,
          Awaited<ReturnType<typeof portfolioPerformanceDropdown>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function usePortfolioPerformanceDropdown<
  TData = Awaited<ReturnType<typeof portfolioPerformanceDropdown>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioPerformanceDropdownBody: PortfolioPerformanceDropdownBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioPerformanceDropdown>>, TError, TData>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List what performance can be shown for
 */

export function usePortfolioPerformanceDropdown<
  TData = Awaited<ReturnType<typeof portfolioPerformanceDropdown>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  portfolioPerformanceDropdownBody: PortfolioPerformanceDropdownBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioPerformanceDropdown>>, TError, TData>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPortfolioPerformanceDropdownQueryOptions(portfolioPerformanceDropdownBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
