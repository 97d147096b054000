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

import type { ServerErrorResponse } from '../../models/serverErrorResponse.ts';

import type { TooManyRequestsResponse } from '../../models/tooManyRequestsResponse.ts';

import type { UnauthorizedResponse } from '../../models/unauthorizedResponse.ts';

import type { UnprocessableContentResponse } from '../../models/unprocessableContentResponse.ts';

import type { WhitelabelFetchAnswer } from '../../models/whitelabelFetchAnswer.ts';

import type { WhitelabelLogoGetAnswer } from '../../models/whitelabelLogoGetAnswer.ts';

import type { WhitelabelLogoGetBody } from '../../models/whitelabelLogoGetBody.ts';

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
 * @summary Fetch the brand of the current host
 */
export const whitelabelFetch = (signal?: AbortSignal) => {
  return send<WhitelabelFetchAnswer>({ url: `/whitelabel/fetch`, method: 'POST', signal });
};

export const getWhitelabelFetchQueryKey = () => {
  return ['POST', `/whitelabel/fetch`] as const;
};

export const getWhitelabelFetchQueryOptions = <
  TData = Awaited<ReturnType<typeof whitelabelFetch>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof whitelabelFetch>>, TError, TData>>;
}) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWhitelabelFetchQueryKey();

  const queryFn: QueryFunction<Awaited<ReturnType<typeof whitelabelFetch>>> = ({ signal }) => whitelabelFetch(signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof whitelabelFetch>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type WhitelabelFetchQueryResult = NonNullable<Awaited<ReturnType<typeof whitelabelFetch>>>;
export type WhitelabelFetchQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useWhitelabelFetch<
  TData = Awaited<ReturnType<typeof whitelabelFetch>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof whitelabelFetch>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof whitelabelFetch>>,
          TError,
          Awaited<ReturnType<typeof whitelabelFetch>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWhitelabelFetch<
  TData = Awaited<ReturnType<typeof whitelabelFetch>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof whitelabelFetch>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof whitelabelFetch>>,
          TError,
          Awaited<ReturnType<typeof whitelabelFetch>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWhitelabelFetch<
  TData = Awaited<ReturnType<typeof whitelabelFetch>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof whitelabelFetch>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Fetch the brand of the current host
 */

export function useWhitelabelFetch<
  TData = Awaited<ReturnType<typeof whitelabelFetch>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof whitelabelFetch>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getWhitelabelFetchQueryOptions(options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Fetch an image of the brand
 */
export const whitelabelLogoGet = (whitelabelLogoGetBody: WhitelabelLogoGetBody, signal?: AbortSignal) => {
  return send<WhitelabelLogoGetAnswer>({
    url: `/whitelabel/logo/get`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: whitelabelLogoGetBody,
    signal,
  });
};

export const getWhitelabelLogoGetQueryKey = (whitelabelLogoGetBody?: WhitelabelLogoGetBody) => {
  return ['POST', `/whitelabel/logo/get`, whitelabelLogoGetBody] as const;
};

export const getWhitelabelLogoGetQueryOptions = <
  TData = Awaited<ReturnType<typeof whitelabelLogoGet>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  whitelabelLogoGetBody: WhitelabelLogoGetBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof whitelabelLogoGet>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getWhitelabelLogoGetQueryKey(whitelabelLogoGetBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof whitelabelLogoGet>>> = ({ signal }) =>
    whitelabelLogoGet(whitelabelLogoGetBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof whitelabelLogoGet>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type WhitelabelLogoGetQueryResult = NonNullable<Awaited<ReturnType<typeof whitelabelLogoGet>>>;
export type WhitelabelLogoGetQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useWhitelabelLogoGet<
  TData = Awaited<ReturnType<typeof whitelabelLogoGet>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  whitelabelLogoGetBody: WhitelabelLogoGetBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof whitelabelLogoGet>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof whitelabelLogoGet>>,
          TError,
          Awaited<ReturnType<typeof whitelabelLogoGet>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWhitelabelLogoGet<
  TData = Awaited<ReturnType<typeof whitelabelLogoGet>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  whitelabelLogoGetBody: WhitelabelLogoGetBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof whitelabelLogoGet>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof whitelabelLogoGet>>,
          TError,
          Awaited<ReturnType<typeof whitelabelLogoGet>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useWhitelabelLogoGet<
  TData = Awaited<ReturnType<typeof whitelabelLogoGet>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  whitelabelLogoGetBody: WhitelabelLogoGetBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof whitelabelLogoGet>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Fetch an image of the brand
 */

export function useWhitelabelLogoGet<
  TData = Awaited<ReturnType<typeof whitelabelLogoGet>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  whitelabelLogoGetBody: WhitelabelLogoGetBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof whitelabelLogoGet>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getWhitelabelLogoGetQueryOptions(whitelabelLogoGetBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
