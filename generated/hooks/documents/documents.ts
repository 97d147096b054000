/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import type { DataTag, QueryFunction, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type {
  DocumentDownloadAllBody,
  DocumentGetBody,
  DocumentListAnswer,
  DocumentListBody,
} from '../portal.schemas.ts';
import { send } from '../../../src/client/send.ts';
import type { ErrorType } from '../../../src/client/send.ts';
import { scoped } from '../../../src/client/scope.ts';

/**
 * @summary List the investor's documents
 */
export const documentList = (documentListBody: DocumentListBody, signal?: AbortSignal) => {
  return send<DocumentListAnswer>(
    {
      url: `/documents/files`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: documentListBody,
      signal,
    },
    { id: 'documentList' },
  );
};

const getDocumentListQueryKey = (documentListBody?: DocumentListBody) => {
  return ['POST', `/documents/files`, documentListBody] as const;
};

export const getDocumentListQueryOptions = <
  TData = Awaited<ReturnType<typeof documentList>>,
  TError = ErrorType<unknown>,
>(
  documentListBody: DocumentListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDocumentListQueryKey(documentListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof documentList>>> = ({ signal }) =>
    documentList(documentListBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { documentListBody },
    { url: `/documents/files`, operationId: 'documentList', operationName: 'documentList' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof documentList>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

/**
 * @summary Get one document
 */
export const documentGet = (documentGetBody: DocumentGetBody, signal?: AbortSignal) => {
  return send<Blob>(
    {
      url: `/documents/get`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: documentGetBody,
      responseType: 'blob',
      signal,
    },
    { id: 'documentGet' },
  );
};

const getDocumentGetQueryKey = (documentGetBody?: DocumentGetBody) => {
  return ['POST', `/documents/get`, documentGetBody] as const;
};

export const getDocumentGetQueryOptions = <
  TData = Awaited<ReturnType<typeof documentGet>>,
  TError = ErrorType<unknown>,
>(
  documentGetBody: DocumentGetBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentGet>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDocumentGetQueryKey(documentGetBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof documentGet>>> = ({ signal }) =>
    documentGet(documentGetBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { documentGetBody },
    { url: `/documents/get`, operationId: 'documentGet', operationName: 'documentGet' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof documentGet>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

/**
 * @summary Download all documents of a filter, in parts
 */
export const documentDownloadAll = (documentDownloadAllBody: DocumentDownloadAllBody, signal?: AbortSignal) => {
  return send<Blob>(
    {
      url: `/documents/download/all`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: documentDownloadAllBody,
      responseType: 'blob',
      signal,
    },
    { id: 'documentDownloadAll' },
  );
};

const getDocumentDownloadAllQueryKey = (documentDownloadAllBody?: DocumentDownloadAllBody) => {
  return ['POST', `/documents/download/all`, documentDownloadAllBody] as const;
};

export const getDocumentDownloadAllQueryOptions = <
  TData = Awaited<ReturnType<typeof documentDownloadAll>>,
  TError = ErrorType<unknown>,
>(
  documentDownloadAllBody: DocumentDownloadAllBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof documentDownloadAll>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDocumentDownloadAllQueryKey(documentDownloadAllBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof documentDownloadAll>>> = ({ signal }) =>
    documentDownloadAll(documentDownloadAllBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { documentDownloadAllBody },
    { url: `/documents/download/all`, operationId: 'documentDownloadAll', operationName: 'documentDownloadAll' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof documentDownloadAll>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};
