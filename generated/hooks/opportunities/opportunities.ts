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

import type { OpportunityDetailsAnswer } from '../../models/opportunityDetailsAnswer.ts';

import type { OpportunityDetailsBody } from '../../models/opportunityDetailsBody.ts';

import type { OpportunityListAnswer } from '../../models/opportunityListAnswer.ts';

import type { OpportunityListBody } from '../../models/opportunityListBody.ts';

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
 * @summary List what is open for investment
 */
export const opportunityList = (opportunityListBody: OpportunityListBody, signal?: AbortSignal) => {
  return send<OpportunityListAnswer>({
    url: `/opportunities/list`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: opportunityListBody,
    signal,
  });
};

export const getOpportunityListQueryKey = (opportunityListBody?: OpportunityListBody) => {
  return ['POST', `/opportunities/list`, opportunityListBody] as const;
};

export const getOpportunityListQueryOptions = <
  TData = Awaited<ReturnType<typeof opportunityList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  opportunityListBody: OpportunityListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof opportunityList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getOpportunityListQueryKey(opportunityListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof opportunityList>>> = ({ signal }) =>
    opportunityList(opportunityListBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof opportunityList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type OpportunityListQueryResult = NonNullable<Awaited<ReturnType<typeof opportunityList>>>;
export type OpportunityListQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useOpportunityList<
  TData = Awaited<ReturnType<typeof opportunityList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  opportunityListBody: OpportunityListBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof opportunityList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof opportunityList>>,
          TError,
          Awaited<ReturnType<typeof opportunityList>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useOpportunityList<
  TData = Awaited<ReturnType<typeof opportunityList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  opportunityListBody: OpportunityListBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof opportunityList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof opportunityList>>,
          TError,
          Awaited<ReturnType<typeof opportunityList>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useOpportunityList<
  TData = Awaited<ReturnType<typeof opportunityList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  opportunityListBody: OpportunityListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof opportunityList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List what is open for investment
 */

export function useOpportunityList<
  TData = Awaited<ReturnType<typeof opportunityList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  opportunityListBody: OpportunityListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof opportunityList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getOpportunityListQueryOptions(opportunityListBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Show one opportunity
 */
export const opportunityDetails = (opportunityDetailsBody: OpportunityDetailsBody, signal?: AbortSignal) => {
  return send<OpportunityDetailsAnswer>({
    url: `/opportunities/details`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: opportunityDetailsBody,
    signal,
  });
};

export const getOpportunityDetailsQueryKey = (opportunityDetailsBody?: OpportunityDetailsBody) => {
  return ['POST', `/opportunities/details`, opportunityDetailsBody] as const;
};

export const getOpportunityDetailsQueryOptions = <
  TData = Awaited<ReturnType<typeof opportunityDetails>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  opportunityDetailsBody: OpportunityDetailsBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof opportunityDetails>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getOpportunityDetailsQueryKey(opportunityDetailsBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof opportunityDetails>>> = ({ signal }) =>
    opportunityDetails(opportunityDetailsBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof opportunityDetails>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type OpportunityDetailsQueryResult = NonNullable<Awaited<ReturnType<typeof opportunityDetails>>>;
export type OpportunityDetailsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useOpportunityDetails<
  TData = Awaited<ReturnType<typeof opportunityDetails>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  opportunityDetailsBody: OpportunityDetailsBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof opportunityDetails>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof opportunityDetails>>,
          TError,
          Awaited<ReturnType<typeof opportunityDetails>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useOpportunityDetails<
  TData = Awaited<ReturnType<typeof opportunityDetails>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  opportunityDetailsBody: OpportunityDetailsBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof opportunityDetails>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof opportunityDetails>>,
          TError,
          Awaited<ReturnType<typeof opportunityDetails>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useOpportunityDetails<
  TData = Awaited<ReturnType<typeof opportunityDetails>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  opportunityDetailsBody: OpportunityDetailsBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof opportunityDetails>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show one opportunity
 */

export function useOpportunityDetails<
  TData = Awaited<ReturnType<typeof opportunityDetails>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  opportunityDetailsBody: OpportunityDetailsBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof opportunityDetails>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getOpportunityDetailsQueryOptions(opportunityDetailsBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
