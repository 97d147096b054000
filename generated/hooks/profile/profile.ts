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

import type { InvalidCredentialsResponse } from '../../models/invalidCredentialsResponse.ts';

import type { NotFoundResponse } from '../../models/notFoundResponse.ts';

import type { NotificationStatusUpdateBody } from '../../models/notificationStatusUpdateBody.ts';

import type { ProfileDetailsAnswer } from '../../models/profileDetailsAnswer.ts';

import type { ProfileDetailsBody } from '../../models/profileDetailsBody.ts';

import type { ProfilePasswordUpdateAnswer } from '../../models/profilePasswordUpdateAnswer.ts';

import type { ProfilePasswordUpdateBody } from '../../models/profilePasswordUpdateBody.ts';

import type { ProfilePortalLoginUpdateAnswer } from '../../models/profilePortalLoginUpdateAnswer.ts';

import type { ProfilePortalLoginUpdateBody } from '../../models/profilePortalLoginUpdateBody.ts';

import type { ProfileUpdateBody } from '../../models/profileUpdateBody.ts';

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
 * @summary Change the password
 */
export const profilePasswordUpdate = (profilePasswordUpdateBody: ProfilePasswordUpdateBody, signal?: AbortSignal) => {
  return send<ProfilePasswordUpdateAnswer>({
    url: `/profile/password/update`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: profilePasswordUpdateBody,
    signal,
  });
};

export const getProfilePasswordUpdateMutationKey = () => ['profilePasswordUpdate'] as const;

export const getProfilePasswordUpdateMutationOptions = <
  TError = ErrorType<
    | InvalidCredentialsResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof profilePasswordUpdate>>,
    TError,
    ProfilePasswordUpdateMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<typeof profilePasswordUpdate>>,
  TError,
  ProfilePasswordUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getProfilePasswordUpdateMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof profilePasswordUpdate>>,
    ProfilePasswordUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return profilePasswordUpdate(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type ProfilePasswordUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof profilePasswordUpdate>>>;
export type ProfilePasswordUpdateMutationBody = ProfilePasswordUpdateBody;
export type ProfilePasswordUpdateMutationError = ErrorType<
  | InvalidCredentialsResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;
export type ProfilePasswordUpdateMutationVariables = { data: ProfilePasswordUpdateBody };

/**
 * @summary Change the password
 */
export const useProfilePasswordUpdate = <
  TError = ErrorType<
    | InvalidCredentialsResponse
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
      Awaited<ReturnType<typeof profilePasswordUpdate>>,
      TError,
      ProfilePasswordUpdateMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof profilePasswordUpdate>>,
  TError,
  ProfilePasswordUpdateMutationVariables,
  TContext
> => {
  return useMutation(getProfilePasswordUpdateMutationOptions(options), queryClient);
};
/**
 * @summary Change profile details
 */
export const profileUpdate = (profileUpdateBody: ProfileUpdateBody, signal?: AbortSignal) => {
  return send<Confirmation>({
    url: `/profile/update`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: profileUpdateBody,
    signal,
  });
};

export const getProfileUpdateMutationKey = () => ['profileUpdate'] as const;

export const getProfileUpdateMutationOptions = <
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
    Awaited<ReturnType<typeof profileUpdate>>,
    TError,
    ProfileUpdateMutationVariables,
    TContext
  >;
}): UseMutationOptions<Awaited<ReturnType<typeof profileUpdate>>, TError, ProfileUpdateMutationVariables, TContext> => {
  const mutationKey = getProfileUpdateMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof profileUpdate>>, ProfileUpdateMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return profileUpdate(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type ProfileUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof profileUpdate>>>;
export type ProfileUpdateMutationBody = ProfileUpdateBody;
export type ProfileUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;
export type ProfileUpdateMutationVariables = { data: ProfileUpdateBody };

/**
 * @summary Change profile details
 */
export const useProfileUpdate = <
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
      Awaited<ReturnType<typeof profileUpdate>>,
      TError,
      ProfileUpdateMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof profileUpdate>>, TError, ProfileUpdateMutationVariables, TContext> => {
  return useMutation(getProfileUpdateMutationOptions(options), queryClient);
};
/**
 * @summary Change the sign-in email
 */
export const profilePortalLoginUpdate = (
  profilePortalLoginUpdateBody: ProfilePortalLoginUpdateBody,
  signal?: AbortSignal,
) => {
  return send<ProfilePortalLoginUpdateAnswer>({
    url: `/profile/portal-login/update`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: profilePortalLoginUpdateBody,
    signal,
  });
};

export const getProfilePortalLoginUpdateMutationKey = () => ['profilePortalLoginUpdate'] as const;

export const getProfilePortalLoginUpdateMutationOptions = <
  TError = ErrorType<
    | InvalidCredentialsResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<typeof profilePortalLoginUpdate>>,
    TError,
    ProfilePortalLoginUpdateMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<typeof profilePortalLoginUpdate>>,
  TError,
  ProfilePortalLoginUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getProfilePortalLoginUpdateMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof profilePortalLoginUpdate>>,
    ProfilePortalLoginUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return profilePortalLoginUpdate(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type ProfilePortalLoginUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof profilePortalLoginUpdate>>>;
export type ProfilePortalLoginUpdateMutationBody = ProfilePortalLoginUpdateBody;
export type ProfilePortalLoginUpdateMutationError = ErrorType<
  | InvalidCredentialsResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;
export type ProfilePortalLoginUpdateMutationVariables = { data: ProfilePortalLoginUpdateBody };

/**
 * @summary Change the sign-in email
 */
export const useProfilePortalLoginUpdate = <
  TError = ErrorType<
    | InvalidCredentialsResponse
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
      Awaited<ReturnType<typeof profilePortalLoginUpdate>>,
      TError,
      ProfilePortalLoginUpdateMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof profilePortalLoginUpdate>>,
  TError,
  ProfilePortalLoginUpdateMutationVariables,
  TContext
> => {
  return useMutation(getProfilePortalLoginUpdateMutationOptions(options), queryClient);
};
/**
 * @summary Read the profile, the portal login and the notification settings
 */
export const profileDetails = (profileDetailsBody: ProfileDetailsBody, signal?: AbortSignal) => {
  return send<ProfileDetailsAnswer>({
    url: `/profile/details`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: profileDetailsBody,
    signal,
  });
};

export const getProfileDetailsQueryKey = (profileDetailsBody?: ProfileDetailsBody) => {
  return ['POST', `/profile/details`, profileDetailsBody] as const;
};

export const getProfileDetailsQueryOptions = <
  TData = Awaited<ReturnType<typeof profileDetails>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  profileDetailsBody: ProfileDetailsBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof profileDetails>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getProfileDetailsQueryKey(profileDetailsBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof profileDetails>>> = ({ signal }) =>
    profileDetails(profileDetailsBody, signal);

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<
    Awaited<ReturnType<typeof profileDetails>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ProfileDetailsQueryResult = NonNullable<Awaited<ReturnType<typeof profileDetails>>>;
export type ProfileDetailsQueryError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;

export function useProfileDetails<
  TData = Awaited<ReturnType<typeof profileDetails>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  profileDetailsBody: ProfileDetailsBody,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof profileDetails>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof profileDetails>>,
          TError,
          Awaited<ReturnType<typeof profileDetails>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useProfileDetails<
  TData = Awaited<ReturnType<typeof profileDetails>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  profileDetailsBody: ProfileDetailsBody,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof profileDetails>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof profileDetails>>,
          TError,
          Awaited<ReturnType<typeof profileDetails>>
        >,
        'initialData'
      >;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useProfileDetails<
  TData = Awaited<ReturnType<typeof profileDetails>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  profileDetailsBody: ProfileDetailsBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof profileDetails>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Read the profile, the portal login and the notification settings
 */

export function useProfileDetails<
  TData = Awaited<ReturnType<typeof profileDetails>>,
  TError = ErrorType<
    | UnauthorizedResponse
    | ForbiddenResponse
    | NotFoundResponse
    | UnprocessableContentResponse
    | TooManyRequestsResponse
    | ServerErrorResponse
  >,
>(
  profileDetailsBody: ProfileDetailsBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof profileDetails>>, TError, TData>> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getProfileDetailsQueryOptions(profileDetailsBody, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Turn a notification on or off on one channel
 */
export const notificationStatusUpdate = (
  notificationStatusUpdateBody: NotificationStatusUpdateBody,
  signal?: AbortSignal,
) => {
  return send<Confirmation>({
    url: `/notification/status-update`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: notificationStatusUpdateBody,
    signal,
  });
};

export const getNotificationStatusUpdateMutationKey = () => ['notificationStatusUpdate'] as const;

export const getNotificationStatusUpdateMutationOptions = <
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
    Awaited<ReturnType<typeof notificationStatusUpdate>>,
    TError,
    NotificationStatusUpdateMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<typeof notificationStatusUpdate>>,
  TError,
  NotificationStatusUpdateMutationVariables,
  TContext
> => {
  const mutationKey = getNotificationStatusUpdateMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof notificationStatusUpdate>>,
    NotificationStatusUpdateMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return notificationStatusUpdate(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type NotificationStatusUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof notificationStatusUpdate>>>;
export type NotificationStatusUpdateMutationBody = NotificationStatusUpdateBody;
export type NotificationStatusUpdateMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;
export type NotificationStatusUpdateMutationVariables = { data: NotificationStatusUpdateBody };

/**
 * @summary Turn a notification on or off on one channel
 */
export const useNotificationStatusUpdate = <
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
      Awaited<ReturnType<typeof notificationStatusUpdate>>,
      TError,
      NotificationStatusUpdateMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof notificationStatusUpdate>>,
  TError,
  NotificationStatusUpdateMutationVariables,
  TContext
> => {
  return useMutation(getNotificationStatusUpdateMutationOptions(options), queryClient);
};
