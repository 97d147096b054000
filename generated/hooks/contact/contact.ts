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

import type { ContactSubmitAnswer } from '../../models/contactSubmitAnswer.ts';

import type { ContactSubmitBody } from '../../models/contactSubmitBody.ts';

import type { ForbiddenResponse } from '../../models/forbiddenResponse.ts';

import type { InvestorContactListAnswer } from '../../models/investorContactListAnswer.ts';

import type { InvestorContactListBody } from '../../models/investorContactListBody.ts';

import type { NotFoundResponse } from '../../models/notFoundResponse.ts';

import type { ServerErrorResponse } from '../../models/serverErrorResponse.ts';

import type { TeamListAnswer } from '../../models/teamListAnswer.ts';

import type { TeamListBody } from '../../models/teamListBody.ts';

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
 * @summary List how the manager reaches the user's investors
 */
export const investorContactList = (investorContactListBody: InvestorContactListBody, signal?: AbortSignal) => {
  return send<InvestorContactListAnswer>({
    url: `/investors/contact_us`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: investorContactListBody,
    signal,
  });
};

export const getInvestorContactListQueryKey = (investorContactListBody?: InvestorContactListBody) => {
  return ['POST', `/investors/contact_us`, investorContactListBody] as const;
};

export const getInvestorContactListQueryOptions = <
  TData = Awaited<ReturnType<typeof investorContactList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investorContactListBody: InvestorContactListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorContactList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getInvestorContactListQueryKey(investorContactListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof investorContactList>>> = ({ signal }) =>
    investorContactList(investorContactListBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof investorContactList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type InvestorContactListQueryResult = NonNullable<Awaited<ReturnType<typeof investorContactList>>>;
export type InvestorContactListQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useInvestorContactList<
  TData = Awaited<ReturnType<typeof investorContactList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investorContactListBody: InvestorContactListBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorContactList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof investorContactList>>,
          TError,
          Awaited<ReturnType<typeof investorContactList>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useInvestorContactList<
  TData = Awaited<ReturnType<typeof investorContactList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investorContactListBody: InvestorContactListBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorContactList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof investorContactList>>,
          TError,
          Awaited<ReturnType<typeof investorContactList>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useInvestorContactList<
  TData = Awaited<ReturnType<typeof investorContactList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investorContactListBody: InvestorContactListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorContactList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List how the manager reaches the user's investors
 */

export function useInvestorContactList<
  TData = Awaited<ReturnType<typeof investorContactList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  investorContactListBody: InvestorContactListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof investorContactList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getInvestorContactListQueryOptions(investorContactListBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Send a message to the manager
 */
export const contactSubmit = (contactSubmitBody: ContactSubmitBody, signal?: AbortSignal) => {
  return send<ContactSubmitAnswer>({
    url: `/contact/submit`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: contactSubmitBody,
    signal,
  });
};

export const getContactSubmitMutationKey = () => ['contactSubmit'] as const;

export const getContactSubmitMutationOptions = <
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
    Awaited<ReturnType<typeof contactSubmit>>,
    TError,
    ContactSubmitMutationVariables,
    TContext
  >;
}): UseMutationOptions<Awaited<ReturnType<typeof contactSubmit>>, TError, ContactSubmitMutationVariables, TContext> => {
  const mutationKey = getContactSubmitMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof contactSubmit>>, ContactSubmitMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return contactSubmit(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type ContactSubmitMutationResult = NonNullable<Awaited<ReturnType<typeof contactSubmit>>>;
export type ContactSubmitMutationBody = ContactSubmitBody;
export type ContactSubmitMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;
export type ContactSubmitMutationVariables = { data: ContactSubmitBody };

/**
 * @summary Send a message to the manager
 */
export const useContactSubmit = <
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
      Awaited<ReturnType<typeof contactSubmit>>,
      TError,
      ContactSubmitMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof contactSubmit>>, TError, ContactSubmitMutationVariables, TContext> => {
  return useMutation(getContactSubmitMutationOptions(options), queryClient);
};
/**
 * @summary List the manager's team
 */
export const teamList = (teamListBody: TeamListBody, signal?: AbortSignal) => {
  return send<TeamListAnswer>({
    url: `/teams`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: teamListBody,
    signal,
  });
};

export const getTeamListQueryKey = (teamListBody?: TeamListBody) => {
  return ['POST', `/teams`, teamListBody] as const;
};

export const getTeamListQueryOptions = <
  TData = Awaited<ReturnType<typeof teamList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  teamListBody: TeamListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof teamList>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getTeamListQueryKey(teamListBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof teamList>>> = ({ signal }) => teamList(teamListBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof teamList>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type TeamListQueryResult = NonNullable<Awaited<ReturnType<typeof teamList>>>;
export type TeamListQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useTeamList<
  TData = Awaited<ReturnType<typeof teamList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  teamListBody: TeamListBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof teamList>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof teamList>>, TError, Awaited<ReturnType<typeof teamList>>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useTeamList<
  TData = Awaited<ReturnType<typeof teamList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  teamListBody: TeamListBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof teamList>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof teamList>>, TError, Awaited<ReturnType<typeof teamList>>>,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useTeamList<
  TData = Awaited<ReturnType<typeof teamList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  teamListBody: TeamListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof teamList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List the manager's team
 */

export function useTeamList<
  TData = Awaited<ReturnType<typeof teamList>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  teamListBody: TeamListBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof teamList>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getTeamListQueryOptions(teamListBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
