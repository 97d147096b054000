/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import type { DataTag, QueryFunction, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type {
  Confirmation,
  NotificationStatusUpdateBody,
  ProfileDetailsAnswer,
  ProfileDetailsBody,
  ProfilePasswordUpdateAnswer,
  ProfilePasswordUpdateBody,
  ProfilePortalLoginUpdateAnswer,
  ProfilePortalLoginUpdateBody,
  ProfileUpdateBody,
} from '../portal.schemas.ts';
import { send } from '../../../src/client/send.ts';
import type { ErrorType } from '../../../src/client/send.ts';
import { scoped } from '../../../src/client/scope.ts';

/**
 * @summary Change the password
 */
export const profilePasswordUpdate = (profilePasswordUpdateBody: ProfilePasswordUpdateBody, signal?: AbortSignal) => {
  return send<ProfilePasswordUpdateAnswer>(
    {
      url: `/profile/password/update`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: profilePasswordUpdateBody,
      signal,
    },
    { id: 'profilePasswordUpdate' },
  );
};

/**
 * @summary Change profile details
 */
export const profileUpdate = (profileUpdateBody: ProfileUpdateBody, signal?: AbortSignal) => {
  return send<Confirmation>(
    {
      url: `/profile/update`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: profileUpdateBody,
      signal,
    },
    { id: 'profileUpdate' },
  );
};

/**
 * @summary Change the sign-in email
 */
export const profilePortalLoginUpdate = (
  profilePortalLoginUpdateBody: ProfilePortalLoginUpdateBody,
  signal?: AbortSignal,
) => {
  return send<ProfilePortalLoginUpdateAnswer>(
    {
      url: `/profile/portal-login/update`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: profilePortalLoginUpdateBody,
      signal,
    },
    { id: 'profilePortalLoginUpdate' },
  );
};

/**
 * @summary Read the profile, the portal login and the notification settings
 */
export const profileDetails = (profileDetailsBody: ProfileDetailsBody, signal?: AbortSignal) => {
  return send<ProfileDetailsAnswer>(
    {
      url: `/profile/details`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: profileDetailsBody,
      signal,
    },
    { id: 'profileDetails' },
  );
};

const getProfileDetailsQueryKey = (profileDetailsBody?: ProfileDetailsBody) => {
  return ['POST', `/profile/details`, profileDetailsBody] as const;
};

export const getProfileDetailsQueryOptions = <
  TData = Awaited<ReturnType<typeof profileDetails>>,
  TError = ErrorType<unknown>,
>(
  profileDetailsBody: ProfileDetailsBody,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof profileDetails>>, TError, TData>> },
) => {
  const { query: queryOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getProfileDetailsQueryKey(profileDetailsBody);

  const queryFn: QueryFunction<Awaited<ReturnType<typeof profileDetails>>> = ({ signal }) =>
    profileDetails(profileDetailsBody, signal);

  const customOptions = scoped(
    { queryKey, queryFn, ...queryOptions },
    { profileDetailsBody },
    { url: `/profile/details`, operationId: 'profileDetails', operationName: 'profileDetails' },
  );

  return customOptions as UseQueryOptions<Awaited<ReturnType<typeof profileDetails>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

/**
 * @summary Turn a notification on or off on one channel
 */
export const notificationStatusUpdate = (
  notificationStatusUpdateBody: NotificationStatusUpdateBody,
  signal?: AbortSignal,
) => {
  return send<Confirmation>(
    {
      url: `/notification/status-update`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: notificationStatusUpdateBody,
      signal,
    },
    { id: 'notificationStatusUpdate' },
  );
};
