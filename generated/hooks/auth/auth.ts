/**
 * Written by npm run generate from openapi/. Do not edit.
 */

import type {
  AuthLoginAnswer,
  AuthLoginBody,
  Confirmation,
  PasswordResetBody,
  PasswordResetRequestBody,
} from '../portal.schemas.ts';
import { send } from '../../../src/client/send.ts';

/**
 * @summary Sign in with email and password
 */
export const authLogin = (authLoginBody: AuthLoginBody, signal?: AbortSignal) => {
  return send<AuthLoginAnswer>(
    {
      url: `/auth/login`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: authLoginBody,
      signal,
    },
    { id: 'authLogin' },
  );
};

/**
 * @summary Ask for a link to set a new password
 */
export const passwordResetRequest = (passwordResetRequestBody: PasswordResetRequestBody, signal?: AbortSignal) => {
  return send<Confirmation>(
    {
      url: `/password/reset/request`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: passwordResetRequestBody,
      signal,
    },
    { id: 'passwordResetRequest' },
  );
};

/**
 * @summary Set a new password with the token of a link or of a first sign-in
 */
export const passwordReset = (passwordResetBody: PasswordResetBody, signal?: AbortSignal) => {
  return send<Confirmation>(
    {
      url: `/password/reset`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: passwordResetBody,
      signal,
    },
    { id: 'passwordReset' },
  );
};
