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

import type { DocumentDownloadAllBody } from '../../models/documentDownloadAllBody.ts';

import type { DocumentGetBody } from '../../models/documentGetBody.ts';

import type { DocumentListAnswer } from '../../models/documentListAnswer.ts';

import type { DocumentListBody } from '../../models/documentListBody.ts';

import type { ForbiddenResponse } from '../../models/forbiddenResponse.ts';

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
 * @summary List the investor's documents
 */
export const documentList = (documentListBody: DocumentListBody, signal?: AbortSignal) => {
  return send<DocumentListAnswer>({
    url: `/documents/files`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: documentListBody,
    signal,
  });
};

export const getDocumentListQueryKey = (documentListBody?: DocumentListBody) => {
  return ['POST', `/documents/files`, documentListBody] as const;
};

export const getDocumentListQueryOptions = <
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  documentListBody: DocumentListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDocumentListQueryKey(documentListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof documentList>>> = ({ signal }) =>
    documentList(documentListBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof documentList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DocumentListQueryResult = NonNullable<Awaited<ReturnType<typeof documentList>>>;
export type DocumentListQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useDocumentList<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  documentListBody: DocumentListBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentList>>,
          TError,
          Awaited<ReturnType<typeof documentList>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentList<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  documentListBody: DocumentListBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentList>>,
          TError,
          Awaited<ReturnType<typeof documentList>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentList<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  documentListBody: DocumentListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List the investor's documents
 */

export function useDocumentList<
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  documentListBody: DocumentListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDocumentListQueryOptions(documentListBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get one document
 */
export const documentGet = (documentGetBody: DocumentGetBody, signal?: AbortSignal) => {
  return send<Blob>({
    url: `/documents/get`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: documentGetBody,
    responseType: 'blob',
    signal,
  });
};

export const getDocumentGetQueryKey = (documentGetBody?: DocumentGetBody) => {
  return ['POST', `/documents/get`, documentGetBody] as const;
};

export const getDocumentGetQueryOptions = <
  TData = Awaited<ReturnType<typeof documentGet>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  documentGetBody: DocumentGetBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentGet>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDocumentGetQueryKey(documentGetBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof documentGet>>> = ({ signal }) =>
    documentGet(documentGetBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof documentGet>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DocumentGetQueryResult = NonNullable<Awaited<ReturnType<typeof documentGet>>>;
export type DocumentGetQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useDocumentGet<
  TData = Awaited<ReturnType<typeof documentGet>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  documentGetBody: DocumentGetBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentGet>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentGet>>,
          TError,
          Awaited<ReturnType<typeof documentGet>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentGet<
  TData = Awaited<ReturnType<typeof documentGet>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  documentGetBody: DocumentGetBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentGet>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentGet>>,
          TError,
          Awaited<ReturnType<typeof documentGet>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentGet<
  TData = Awaited<ReturnType<typeof documentGet>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  documentGetBody: DocumentGetBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentGet>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get one document
 */

export function useDocumentGet<
  TData = Awaited<ReturnType<typeof documentGet>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  documentGetBody: DocumentGetBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentGet>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDocumentGetQueryOptions(documentGetBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Download all documents of a filter, in parts
 */
export const documentDownloadAll = (documentDownloadAllBody: DocumentDownloadAllBody, signal?: AbortSignal) => {
  return send<Blob>({
    url: `/documents/download/all`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: documentDownloadAllBody,
    responseType: 'blob',
    signal,
  });
};

export const getDocumentDownloadAllQueryKey = (documentDownloadAllBody?: DocumentDownloadAllBody) => {
  return ['POST', `/documents/download/all`, documentDownloadAllBody] as const;
};

export const getDocumentDownloadAllQueryOptions = <
  TData = Awaited<ReturnType<typeof documentDownloadAll>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  documentDownloadAllBody: DocumentDownloadAllBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentDownloadAll>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDocumentDownloadAllQueryKey(documentDownloadAllBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof documentDownloadAll>>> = ({ signal }) =>
    documentDownloadAll(documentDownloadAllBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof documentDownloadAll>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DocumentDownloadAllQueryResult = NonNullable<Awaited<ReturnType<typeof documentDownloadAll>>>;
export type DocumentDownloadAllQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useDocumentDownloadAll<
  TData = Awaited<ReturnType<typeof documentDownloadAll>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  documentDownloadAllBody: DocumentDownloadAllBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentDownloadAll>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentDownloadAll>>,
          TError,
          Awaited<ReturnType<typeof documentDownloadAll>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentDownloadAll<
  TData = Awaited<ReturnType<typeof documentDownloadAll>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  documentDownloadAllBody: DocumentDownloadAllBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentDownloadAll>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof documentDownloadAll>>,
          TError,
          Awaited<ReturnType<typeof documentDownloadAll>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDocumentDownloadAll<
  TData = Awaited<ReturnType<typeof documentDownloadAll>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  documentDownloadAllBody: DocumentDownloadAllBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentDownloadAll>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Download all documents of a filter, in parts
 */

export function useDocumentDownloadAll<
  TData = Awaited<ReturnType<typeof documentDownloadAll>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  documentDownloadAllBody: DocumentDownloadAllBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentDownloadAll>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getDocumentDownloadAllQueryOptions(documentDownloadAllBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
