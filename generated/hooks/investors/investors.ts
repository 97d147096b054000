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

import type { AccountAddAnswer } from '../../models/accountAddAnswer.ts';

import type { AccountAddBody } from '../../models/accountAddBody.ts';

import type { AccountRemoveBody } from '../../models/accountRemoveBody.ts';

import type { AccountTypeListAnswer } from '../../models/accountTypeListAnswer.ts';

import type { AccountTypeListBody } from '../../models/accountTypeListBody.ts';

import type { Confirmation } from '../../models/confirmation.ts';

import type { ForbiddenResponse } from '../../models/forbiddenResponse.ts';

import type { InvestorAccountListAnswer } from '../../models/investorAccountListAnswer.ts';

import type { InvestorAccountListBody } from '../../models/investorAccountListBody.ts';

import type { InvestorListAnswer } from '../../models/investorListAnswer.ts';

import type { InvestorListBody } from '../../models/investorListBody.ts';

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
 * @summary List the investors of the user
 */
export const investorList = (investorListBody: InvestorListBody, signal?: AbortSignal) => {
  return send<InvestorListAnswer>({
    url: `/investors`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: investorListBody,
    signal,
  });
};

export const getInvestorListQueryKey = (investorListBody?: InvestorListBody) => {
  return ['POST', `/investors`, investorListBody] as const;
};

export const getInvestorListQueryOptions = <
  TData = Awaited<ReturnType<typeof investorList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investorListBody: InvestorListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getInvestorListQueryKey(investorListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof investorList>>> = ({ signal }) =>
    investorList(investorListBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof investorList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type InvestorListQueryResult = NonNullable<Awaited<ReturnType<typeof investorList>>>;
export type InvestorListQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useInvestorList<
  TData = Awaited<ReturnType<typeof investorList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investorListBody: InvestorListBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof investorList>>,
          TError,
          Awaited<ReturnType<typeof investorList>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useInvestorList<
  TData = Awaited<ReturnType<typeof investorList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investorListBody: InvestorListBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof investorList>>,
          TError,
          Awaited<ReturnType<typeof investorList>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useInvestorList<
  TData = Awaited<ReturnType<typeof investorList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investorListBody: InvestorListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List the investors of the user
 */

export function useInvestorList<
  TData = Awaited<ReturnType<typeof investorList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investorListBody: InvestorListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getInvestorListQueryOptions(investorListBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the linked accounts of an investor
 */
export const investorAccountList = (
  id: number,
  investorAccountListBody: InvestorAccountListBody,
  signal?: AbortSignal,
) => {
  return send<InvestorAccountListAnswer>({
    url: `/investors/${id}/accounts`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: investorAccountListBody,
    signal,
  });
};

export const getInvestorAccountListQueryKey = (id: number, investorAccountListBody?: InvestorAccountListBody) => {
  return ['POST', `/investors/${id}/accounts`, investorAccountListBody] as const;
};

export const getInvestorAccountListQueryOptions = <
  TData = Awaited<ReturnType<typeof investorAccountList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  id: number,
  investorAccountListBody: InvestorAccountListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorAccountList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getInvestorAccountListQueryKey(id, investorAccountListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof investorAccountList>>> = ({ signal }) =>
    investorAccountList(id, investorAccountListBody, signal);

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof investorAccountList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type InvestorAccountListQueryResult = NonNullable<Awaited<ReturnType<typeof investorAccountList>>>;
export type InvestorAccountListQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useInvestorAccountList<
  TData = Awaited<ReturnType<typeof investorAccountList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  id: number,
  investorAccountListBody: InvestorAccountListBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorAccountList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof investorAccountList>>,
          TError,
          Awaited<ReturnType<typeof investorAccountList>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useInvestorAccountList<
  TData = Awaited<ReturnType<typeof investorAccountList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  id: number,
  investorAccountListBody: InvestorAccountListBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorAccountList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof investorAccountList>>,
          TError,
          Awaited<ReturnType<typeof investorAccountList>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useInvestorAccountList<
  TData = Awaited<ReturnType<typeof investorAccountList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  id: number,
  investorAccountListBody: InvestorAccountListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorAccountList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List the linked accounts of an investor
 */

export function useInvestorAccountList<
  TData = Awaited<ReturnType<typeof investorAccountList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  id: number,
  investorAccountListBody: InvestorAccountListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorAccountList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getInvestorAccountListQueryOptions(id, investorAccountListBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the types that a linked account can have
 */
export const accountTypeList = (accountTypeListBody: AccountTypeListBody, signal?: AbortSignal) => {
  return send<AccountTypeListAnswer>({
    url: `/account/types`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: accountTypeListBody,
    signal,
  });
};

export const getAccountTypeListQueryKey = (accountTypeListBody?: AccountTypeListBody) => {
  return ['POST', `/account/types`, accountTypeListBody] as const;
};

export const getAccountTypeListQueryOptions = <
  TData = Awaited<ReturnType<typeof accountTypeList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  accountTypeListBody: AccountTypeListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof accountTypeList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getAccountTypeListQueryKey(accountTypeListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof accountTypeList>>> = ({ signal }) =>
    accountTypeList(accountTypeListBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof accountTypeList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type AccountTypeListQueryResult = NonNullable<Awaited<ReturnType<typeof accountTypeList>>>;
export type AccountTypeListQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useAccountTypeList<
  TData = Awaited<ReturnType<typeof accountTypeList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  accountTypeListBody: AccountTypeListBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof accountTypeList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof accountTypeList>>,
          TError,
          Awaited<ReturnType<typeof accountTypeList>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAccountTypeList<
  TData = Awaited<ReturnType<typeof accountTypeList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  accountTypeListBody: AccountTypeListBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof accountTypeList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof accountTypeList>>,
          TError,
          Awaited<ReturnType<typeof accountTypeList>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useAccountTypeList<
  TData = Awaited<ReturnType<typeof accountTypeList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  accountTypeListBody: AccountTypeListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof accountTypeList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List the types that a linked account can have
 */

export function useAccountTypeList<
  TData = Awaited<ReturnType<typeof accountTypeList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  accountTypeListBody: AccountTypeListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof accountTypeList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getAccountTypeListQueryOptions(accountTypeListBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Link a bank account
 */
export const accountAdd = (accountAddBody: AccountAddBody, signal?: AbortSignal) => {
  return send<AccountAddAnswer>({
    url: `/account/add`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: accountAddBody,
    signal,
  });
};

export const getAccountAddMutationKey = () => ['accountAdd'] as const;

export const getAccountAddMutationOptions = <
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
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof accountAdd>>, TError, AccountAddMutationVariables, TContext>;
}): UseMutationOptions<Awaited<ReturnType<typeof accountAdd>>, TError, AccountAddMutationVariables, TContext> => {
  const mutationKey = getAccountAddMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountAdd>>, AccountAddMutationVariables> = (props) => {
    const { data } = props ?? {};

    return accountAdd(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type AccountAddMutationResult = NonNullable<Awaited<ReturnType<typeof accountAdd>>>;
export type AccountAddMutationBody = AccountAddBody;
export type AccountAddMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;
export type AccountAddMutationVariables = { data: AccountAddBody };

/**
 * @summary Link a bank account
 */
export const useAccountAdd = <
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
      Awaited<ReturnType<typeof accountAdd>>,
      TError,
      AccountAddMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof accountAdd>>, TError, AccountAddMutationVariables, TContext> => {
  return useMutation(getAccountAddMutationOptions(options), queryClient);
};
/**
 * @summary Remove a linked account
 */
export const accountRemove = (accountRemoveBody: AccountRemoveBody, signal?: AbortSignal) => {
  return send<Confirmation>({
    url: `/account/remove`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: accountRemoveBody,
    signal,
  });
};

export const getAccountRemoveMutationKey = () => ['accountRemove'] as const;

export const getAccountRemoveMutationOptions = <
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
    Awaited<ReturnType<typeof accountRemove>>,
    TError,
    AccountRemoveMutationVariables,
    TContext
  >;
}): UseMutationOptions<Awaited<ReturnType<typeof accountRemove>>, TError, AccountRemoveMutationVariables, TContext> => {
  const mutationKey = getAccountRemoveMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof accountRemove>>, AccountRemoveMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return accountRemove(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type AccountRemoveMutationResult = NonNullable<Awaited<ReturnType<typeof accountRemove>>>;
export type AccountRemoveMutationBody = AccountRemoveBody;
export type AccountRemoveMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;
export type AccountRemoveMutationVariables = { data: AccountRemoveBody };

/**
 * @summary Remove a linked account
 */
export const useAccountRemove = <
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
      Awaited<ReturnType<typeof accountRemove>>,
      TError,
      AccountRemoveMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof accountRemove>>, TError, AccountRemoveMutationVariables, TContext> => {
  return useMutation(getAccountRemoveMutationOptions(options), queryClient);
};
