/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import { useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  QueryClient,
  QueryFunction,
  QueryKey,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';
import type {
  PortfolioActivitiesAnswer,
  PortfolioActivitiesBody,
  PortfolioCardCurrentlyInvestedAnswer,
  PortfolioCardCurrentlyInvestedBody,
  PortfolioCardInterestEarnedAnswer,
  PortfolioCardInterestEarnedBody,
  PortfolioCardInterestThisMonthAnswer,
  PortfolioCardInterestThisMonthBody,
  PortfolioCardPerformanceAnswer,
  PortfolioCardPerformanceBody,
  PortfolioDirectMortgageActivitiesAnswer,
  PortfolioDirectMortgageActivitiesBody,
  PortfolioEnableAnswer,
  PortfolioEnableBody,
  PortfolioPerformanceDropdownAnswer,
  PortfolioPerformanceDropdownBody,
} from '../portal.schemas.ts';
import { send } from '../../../src/client/send.ts';
import type { ErrorType } from '../../../src/client/send.ts';
import { scoped } from '../../../src/client/scope.ts';

/**
 * @summary Tell which parts of the overview are on
 */
export const portfolioEnable = (portfolioEnableBody: PortfolioEnableBody, signal?: AbortSignal) => {
  return send<PortfolioEnableAnswer>(
    {
      url: `/portfolio/enable`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: portfolioEnableBody,
      signal,
    },
    { id: 'portfolioEnable' },
  );
};

const getPortfolioEnableQueryKey = (portfolioEnableBody?: PortfolioEnableBody) => {
  return ['POST', `/portfolio/enable`, portfolioEnableBody] as const;
};

export const getPortfolioEnableQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioEnable>>,
  TError = ErrorType<unknown>,
>(
  portfolioEnableBody: PortfolioEnableBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioEnable>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPortfolioEnableQueryKey(portfolioEnableBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof portfolioEnable>>> = ({ signal }) =>
    portfolioEnable(portfolioEnableBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { portfolioEnableBody },
    { url: `/portfolio/enable`, operationId: 'portfolioEnable', operationName: 'portfolioEnable' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof portfolioEnable>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};
/**
 * @summary Tell which parts of the overview are on
 */

export function usePortfolioEnable<TData = Awaited<ReturnType<typeof portfolioEnable>>, TError = ErrorType<unknown>>(
  portfolioEnableBody: PortfolioEnableBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioEnable>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> {
  const queryOptions = getPortfolioEnableQueryOptions(portfolioEnableBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError>;

  return query;
}

/**
 * @summary List fund activities
 */
export const portfolioActivities = (portfolioActivitiesBody: PortfolioActivitiesBody, signal?: AbortSignal) => {
  return send<PortfolioActivitiesAnswer>(
    {
      url: `/portfolio/activities`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: portfolioActivitiesBody,
      signal,
    },
    { id: 'portfolioActivities' },
  );
};

const getPortfolioActivitiesQueryKey = (portfolioActivitiesBody?: PortfolioActivitiesBody) => {
  return ['POST', `/portfolio/activities`, portfolioActivitiesBody] as const;
};

export const getPortfolioActivitiesQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioActivities>>,
  TError = ErrorType<unknown>,
>(
  portfolioActivitiesBody: PortfolioActivitiesBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioActivities>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPortfolioActivitiesQueryKey(portfolioActivitiesBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof portfolioActivities>>> = ({ signal }) =>
    portfolioActivities(portfolioActivitiesBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { portfolioActivitiesBody },
    { url: `/portfolio/activities`, operationId: 'portfolioActivities', operationName: 'portfolioActivities' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof portfolioActivities>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

/**
 * @summary List direct-mortgage activities
 */
export const portfolioDirectMortgageActivities = (
  portfolioDirectMortgageActivitiesBody: PortfolioDirectMortgageActivitiesBody,
  signal?: AbortSignal,
) => {
  return send<PortfolioDirectMortgageActivitiesAnswer>(
    {
      url: `/portfolio/activities/direct-mortgages`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: portfolioDirectMortgageActivitiesBody,
      signal,
    },
    { id: 'portfolioDirectMortgageActivities' },
  );
};

const getPortfolioDirectMortgageActivitiesQueryKey = (
  portfolioDirectMortgageActivitiesBody?: PortfolioDirectMortgageActivitiesBody,
) => {
  return ['POST', `/portfolio/activities/direct-mortgages`, portfolioDirectMortgageActivitiesBody] as const;
};

export const getPortfolioDirectMortgageActivitiesQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>,
  TError = ErrorType<unknown>,
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

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { portfolioDirectMortgageActivitiesBody },
    {
      url: `/portfolio/activities/direct-mortgages`,
      operationId: 'portfolioDirectMortgageActivities',
      operationName: 'portfolioDirectMortgageActivities',
    },
  );

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<typeof portfolioDirectMortgageActivities>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

/**
 * @summary Show what is currently invested
 */
export const portfolioCardCurrentlyInvested = (
  portfolioCardCurrentlyInvestedBody: PortfolioCardCurrentlyInvestedBody,
  signal?: AbortSignal,
) => {
  return send<PortfolioCardCurrentlyInvestedAnswer>(
    {
      url: `/portfolio/cards/currently_invested`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: portfolioCardCurrentlyInvestedBody,
      signal,
    },
    { id: 'portfolioCardCurrentlyInvested' },
  );
};

const getPortfolioCardCurrentlyInvestedQueryKey = (
  portfolioCardCurrentlyInvestedBody?: PortfolioCardCurrentlyInvestedBody,
) => {
  return ['POST', `/portfolio/cards/currently_invested`, portfolioCardCurrentlyInvestedBody] as const;
};

export const getPortfolioCardCurrentlyInvestedQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>,
  TError = ErrorType<unknown>,
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

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { portfolioCardCurrentlyInvestedBody },
    {
      url: `/portfolio/cards/currently_invested`,
      operationId: 'portfolioCardCurrentlyInvested',
      operationName: 'portfolioCardCurrentlyInvested',
    },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof portfolioCardCurrentlyInvested>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

/**
 * @summary Show the interest earned in a period
 */
export const portfolioCardInterestEarned = (
  portfolioCardInterestEarnedBody: PortfolioCardInterestEarnedBody,
  signal?: AbortSignal,
) => {
  return send<PortfolioCardInterestEarnedAnswer>(
    {
      url: `/portfolio/cards/interest_earned`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: portfolioCardInterestEarnedBody,
      signal,
    },
    { id: 'portfolioCardInterestEarned' },
  );
};

const getPortfolioCardInterestEarnedQueryKey = (portfolioCardInterestEarnedBody?: PortfolioCardInterestEarnedBody) => {
  return ['POST', `/portfolio/cards/interest_earned`, portfolioCardInterestEarnedBody] as const;
};

export const getPortfolioCardInterestEarnedQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioCardInterestEarned>>,
  TError = ErrorType<unknown>,
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

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { portfolioCardInterestEarnedBody },
    {
      url: `/portfolio/cards/interest_earned`,
      operationId: 'portfolioCardInterestEarned',
      operationName: 'portfolioCardInterestEarned',
    },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof portfolioCardInterestEarned>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

/**
 * @summary Show the performance of a fund or of everything
 */
export const portfolioCardPerformance = (
  portfolioCardPerformanceBody: PortfolioCardPerformanceBody,
  signal?: AbortSignal,
) => {
  return send<PortfolioCardPerformanceAnswer>(
    {
      url: `/portfolio/cards/performance`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: portfolioCardPerformanceBody,
      signal,
    },
    { id: 'portfolioCardPerformance' },
  );
};

const getPortfolioCardPerformanceQueryKey = (portfolioCardPerformanceBody?: PortfolioCardPerformanceBody) => {
  return ['POST', `/portfolio/cards/performance`, portfolioCardPerformanceBody] as const;
};

export const getPortfolioCardPerformanceQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioCardPerformance>>,
  TError = ErrorType<unknown>,
>(
  portfolioCardPerformanceBody: PortfolioCardPerformanceBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof portfolioCardPerformance>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getPortfolioCardPerformanceQueryKey(portfolioCardPerformanceBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof portfolioCardPerformance>>> = ({ signal }) =>
    portfolioCardPerformance(portfolioCardPerformanceBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { portfolioCardPerformanceBody },
    {
      url: `/portfolio/cards/performance`,
      operationId: 'portfolioCardPerformance',
      operationName: 'portfolioCardPerformance',
    },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof portfolioCardPerformance>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

/**
 * @summary Show the interest of this month
 */
export const portfolioCardInterestThisMonth = (
  portfolioCardInterestThisMonthBody: PortfolioCardInterestThisMonthBody,
  signal?: AbortSignal,
) => {
  return send<PortfolioCardInterestThisMonthAnswer>(
    {
      url: `/portfolio/cards/interest_thismonth`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: portfolioCardInterestThisMonthBody,
      signal,
    },
    { id: 'portfolioCardInterestThisMonth' },
  );
};

const getPortfolioCardInterestThisMonthQueryKey = (
  portfolioCardInterestThisMonthBody?: PortfolioCardInterestThisMonthBody,
) => {
  return ['POST', `/portfolio/cards/interest_thismonth`, portfolioCardInterestThisMonthBody] as const;
};

export const getPortfolioCardInterestThisMonthQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>,
  TError = ErrorType<unknown>,
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

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { portfolioCardInterestThisMonthBody },
    {
      url: `/portfolio/cards/interest_thismonth`,
      operationId: 'portfolioCardInterestThisMonth',
      operationName: 'portfolioCardInterestThisMonth',
    },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof portfolioCardInterestThisMonth>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

/**
 * @summary List what performance can be shown for
 */
export const portfolioPerformanceDropdown = (
  portfolioPerformanceDropdownBody: PortfolioPerformanceDropdownBody,
  signal?: AbortSignal,
) => {
  return send<PortfolioPerformanceDropdownAnswer>(
    {
      url: `/portfolio/performance/dropdown`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: portfolioPerformanceDropdownBody,
      signal,
    },
    { id: 'portfolioPerformanceDropdown' },
  );
};

const getPortfolioPerformanceDropdownQueryKey = (
  portfolioPerformanceDropdownBody?: PortfolioPerformanceDropdownBody,
) => {
  return ['POST', `/portfolio/performance/dropdown`, portfolioPerformanceDropdownBody] as const;
};

export const getPortfolioPerformanceDropdownQueryOptions = <
  TData = Awaited<ReturnType<typeof portfolioPerformanceDropdown>>,
  TError = ErrorType<unknown>,
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

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { portfolioPerformanceDropdownBody },
    {
      url: `/portfolio/performance/dropdown`,
      operationId: 'portfolioPerformanceDropdown',
      operationName: 'portfolioPerformanceDropdown',
    },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof portfolioPerformanceDropdown>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};
