/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import type { Confirmation } from '../../models/confirmation.ts';

import type { ForbiddenResponse } from '../../models/forbiddenResponse.ts';

import type { LoanDetailsAnswer } from '../../models/loanDetailsAnswer.ts';

import type { LoanDetailsBody } from '../../models/loanDetailsBody.ts';

import type { LoanDocumentDeleteBody } from '../../models/loanDocumentDeleteBody.ts';

import type { LoanDocumentUploadAnswer } from '../../models/loanDocumentUploadAnswer.ts';

import type { LoanDocumentUploadBody } from '../../models/loanDocumentUploadBody.ts';

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
 * @summary Show one loan and the investor's share of it
 */
export const loanDetails = (loanDetailsBody: LoanDetailsBody, signal?: AbortSignal) => {
  return send<LoanDetailsAnswer>({
    url: `/loan/details`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: loanDetailsBody,
    signal,
  });
};

export const getLoanDetailsQueryKey = (loanDetailsBody?: LoanDetailsBody) => {
  return ['POST', `/loan/details`, loanDetailsBody] as const;
};

export const getLoanDetailsQueryOptions = <
  TData = Awaited<ReturnType<typeof loanDetails>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  loanDetailsBody: LoanDetailsBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof loanDetails>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getLoanDetailsQueryKey(loanDetailsBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof loanDetails>>> = ({ signal }) =>
    loanDetails(loanDetailsBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof loanDetails>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type LoanDetailsQueryResult = NonNullable<Awaited<ReturnType<typeof loanDetails>>>;
export type LoanDetailsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useLoanDetails<
  TData = Awaited<ReturnType<typeof loanDetails>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  loanDetailsBody: LoanDetailsBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof loanDetails>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof loanDetails>>,
          TError,
          Awaited<ReturnType<typeof loanDetails>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useLoanDetails<
  TData = Awaited<ReturnType<typeof loanDetails>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  loanDetailsBody: LoanDetailsBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof loanDetails>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof loanDetails>>,
          TError,
          Awaited<ReturnType<typeof loanDetails>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useLoanDetails<
  TData = Awaited<ReturnType<typeof loanDetails>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  loanDetailsBody: LoanDetailsBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof loanDetails>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Show one loan and the investor's share of it
 */

export function useLoanDetails<
  TData = Awaited<ReturnType<typeof loanDetails>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  loanDetailsBody: LoanDetailsBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof loanDetails>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getLoanDetailsQueryOptions(loanDetailsBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Delete a document that the investor uploaded to a loan
 */
export const loanDocumentDelete = (loanDocumentDeleteBody: LoanDocumentDeleteBody, signal?: AbortSignal) => {
  return send<Confirmation>({
    url: `/loan/document/delete`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: loanDocumentDeleteBody,
    signal,
  });
};

export const getLoanDocumentDeleteMutationKey = () => ['loanDocumentDelete'] as const;

export const getLoanDocumentDeleteMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof loanDocumentDelete>>,
    TError,
    LoanDocumentDeleteMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<typeof loanDocumentDelete>>,
  TError,
  LoanDocumentDeleteMutationVariables,
  TContext
> => {
  const mutationKey = getLoanDocumentDeleteMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof loanDocumentDelete>>,
    LoanDocumentDeleteMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return loanDocumentDelete(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type LoanDocumentDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof loanDocumentDelete>>>;
export type LoanDocumentDeleteMutationBody = LoanDocumentDeleteBody;
export type LoanDocumentDeleteMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;
export type LoanDocumentDeleteMutationVariables = { data: LoanDocumentDeleteBody };

/**
 * @summary Delete a document that the investor uploaded to a loan
 */
export const useLoanDocumentDelete = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof loanDocumentDelete>>,
      TError,
      LoanDocumentDeleteMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof loanDocumentDelete>>,
  TError,
  LoanDocumentDeleteMutationVariables,
  TContext
> => {
  return useMutation(getLoanDocumentDeleteMutationOptions(options), queryClient);
};
/**
 * @summary Upload a document to a loan
 */
export const loanDocumentUpload = (loanDocumentUploadBody: LoanDocumentUploadBody, signal?: AbortSignal) => {
  const formData = new FormData();
  formData.append(`loan_id`, loanDocumentUploadBody.loan_id.toString());
  formData.append(`documenttype`, loanDocumentUploadBody.documenttype);
  formData.append(`name`, loanDocumentUploadBody.name);
  if (loanDocumentUploadBody.description !== undefined) {
    formData.append(`description`, loanDocumentUploadBody.description);
  }
  formData.append(
    `file`,
    loanDocumentUploadBody.file instanceof Blob
      ? loanDocumentUploadBody.file
      : new Blob([loanDocumentUploadBody.file], {
          type: 'application/pdf, image/png, image/jpeg, application/vnd.openxmlformats-officedocument.wordprocessingml.document, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        }),
  );

  return send<LoanDocumentUploadAnswer>({
    url: `/loan/document/upload`,
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data' },
    data: formData,
    signal,
  });
};

export const getLoanDocumentUploadMutationKey = () => ['loanDocumentUpload'] as const;

export const getLoanDocumentUploadMutationOptions = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof loanDocumentUpload>>,
    TError,
    LoanDocumentUploadMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<typeof loanDocumentUpload>>,
  TError,
  LoanDocumentUploadMutationVariables,
  TContext
> => {
  const mutationKey = getLoanDocumentUploadMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof loanDocumentUpload>>,
    LoanDocumentUploadMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return loanDocumentUpload(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type LoanDocumentUploadMutationResult = NonNullable<Awaited<ReturnType<typeof loanDocumentUpload>>>;
export type LoanDocumentUploadMutationBody = LoanDocumentUploadBody;
export type LoanDocumentUploadMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;
export type LoanDocumentUploadMutationVariables = { data: LoanDocumentUploadBody };

/**
 * @summary Upload a document to a loan
 */
export const useLoanDocumentUpload = <
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<typeof loanDocumentUpload>>,
      TError,
      LoanDocumentUploadMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof loanDocumentUpload>>,
  TError,
  LoanDocumentUploadMutationVariables,
  TContext
> => {
  return useMutation(getLoanDocumentUploadMutationOptions(options), queryClient);
};
