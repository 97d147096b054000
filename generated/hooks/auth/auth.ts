/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';

import type { AuthLoginAnswer } from '../../models/authLoginAnswer.ts';

import type { AuthLoginBody } from '../../models/authLoginBody.ts';

import type { Confirmation } from '../../models/confirmation.ts';

import type { ForbiddenResponse } from '../../models/forbiddenResponse.ts';

import type { InvalidCredentialsResponse } from '../../models/invalidCredentialsResponse.ts';

import type { NotFoundResponse } from '../../models/notFoundResponse.ts';

import type { PasswordResetBody } from '../../models/passwordResetBody.ts';

import type { PasswordResetRequestBody } from '../../models/passwordResetRequestBody.ts';

import type { ServerErrorResponse } from '../../models/serverErrorResponse.ts';

import type { TooManyRequestsResponse } from '../../models/tooManyRequestsResponse.ts';

import type { UnauthorizedResponse } from '../../models/unauthorizedResponse.ts';

import type { UnprocessableContentResponse } from '../../models/unprocessableContentResponse.ts';

import { send } from '../../../src/api/send.ts';
import type { ErrorType } from '../../../src/api/send.ts';

/**
 * @summary Sign in with email and password
 */
export const authLogin = (authLoginBody: AuthLoginBody, signal?: AbortSignal) => {
  return send<AuthLoginAnswer>({
    url: `/auth/login`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: authLoginBody,
    signal,
  });
};

export const getAuthLoginMutationKey = () => ['authLogin'] as const;

export const getAuthLoginMutationOptions = <
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
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof authLogin>>, TError, AuthLoginMutationVariables, TContext>;
}): UseMutationOptions<Awaited<ReturnType<typeof authLogin>>, TError, AuthLoginMutationVariables, TContext> => {
  const mutationKey = getAuthLoginMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof authLogin>>, AuthLoginMutationVariables> = (props) => {
    const { data } = props ?? {};

    return authLogin(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type AuthLoginMutationResult = NonNullable<Awaited<ReturnType<typeof authLogin>>>;
export type AuthLoginMutationBody = AuthLoginBody;
export type AuthLoginMutationError = ErrorType<
  | InvalidCredentialsResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;
export type AuthLoginMutationVariables = { data: AuthLoginBody };

/**
 * @summary Sign in with email and password
 */
export const useAuthLogin = <
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
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof authLogin>>, TError, AuthLoginMutationVariables, TContext>;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof authLogin>>, TError, AuthLoginMutationVariables, TContext> => {
  return useMutation(getAuthLoginMutationOptions(options), queryClient);
};
/**
 * @summary Ask for a link to set a new password
 */
export const passwordResetRequest = (passwordResetRequestBody: PasswordResetRequestBody, signal?: AbortSignal) => {
  return send<Confirmation>({
    url: `/password/reset/request`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: passwordResetRequestBody,
    signal,
  });
};

export const getPasswordResetRequestMutationKey = () => ['passwordResetRequest'] as const;

export const getPasswordResetRequestMutationOptions = <
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
    Awaited<ReturnType<typeof passwordResetRequest>>,
    TError,
    PasswordResetRequestMutationVariables,
    TContext
  >;
}): UseMutationOptions<
  Awaited<ReturnType<typeof passwordResetRequest>>,
  TError,
  PasswordResetRequestMutationVariables,
  TContext
> => {
  const mutationKey = getPasswordResetRequestMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const mutationFn: MutationFunction<
    Awaited<ReturnType<typeof passwordResetRequest>>,
    PasswordResetRequestMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return passwordResetRequest(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type PasswordResetRequestMutationResult = NonNullable<Awaited<ReturnType<typeof passwordResetRequest>>>;
export type PasswordResetRequestMutationBody = PasswordResetRequestBody;
export type PasswordResetRequestMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;
export type PasswordResetRequestMutationVariables = { data: PasswordResetRequestBody };

/**
 * @summary Ask for a link to set a new password
 */
export const usePasswordResetRequest = <
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
      Awaited<ReturnType<typeof passwordResetRequest>>,
      TError,
      PasswordResetRequestMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<typeof passwordResetRequest>>,
  TError,
  PasswordResetRequestMutationVariables,
  TContext
> => {
  return useMutation(getPasswordResetRequestMutationOptions(options), queryClient);
};
/**
 * @summary Set a new password with the token of a link or of a first sign-in
 */
export const passwordReset = (passwordResetBody: PasswordResetBody, signal?: AbortSignal) => {
  return send<Confirmation>({
    url: `/password/reset`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    data: passwordResetBody,
    signal,
  });
};

export const getPasswordResetMutationKey = () => ['passwordReset'] as const;

export const getPasswordResetMutationOptions = <
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
    Awaited<ReturnType<typeof passwordReset>>,
    TError,
    PasswordResetMutationVariables,
    TContext
  >;
}): UseMutationOptions<Awaited<ReturnType<typeof passwordReset>>, TError, PasswordResetMutationVariables, TContext> => {
  const mutationKey = getPasswordResetMutationKey();
  const { mutation: mutationOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey } };

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof passwordReset>>, PasswordResetMutationVariables> = (
    props,
  ) => {
    const { data } = props ?? {};

    return passwordReset(data);
  };

  return { mutationFn, ...mutationOptions };
};

export type PasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof passwordReset>>>;
export type PasswordResetMutationBody = PasswordResetBody;
export type PasswordResetMutationError = ErrorType<
  | UnauthorizedResponse
  | ForbiddenResponse
  | NotFoundResponse
  | UnprocessableContentResponse
  | TooManyRequestsResponse
  | ServerErrorResponse
>;
export type PasswordResetMutationVariables = { data: PasswordResetBody };

/**
 * @summary Set a new password with the token of a link or of a first sign-in
 */
export const usePasswordReset = <
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
      Awaited<ReturnType<typeof passwordReset>>,
      TError,
      PasswordResetMutationVariables,
      TContext
    >;
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof passwordReset>>, TError, PasswordResetMutationVariables, TContext> => {
  return useMutation(getPasswordResetMutationOptions(options), queryClient);
};
