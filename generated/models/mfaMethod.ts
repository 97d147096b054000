/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * How a second factor reaches the person who signs in.
 */
export type MfaMethod = (typeof MfaMethod)[keyof typeof MfaMethod];

export const MfaMethod = {
  authenticator_app: 'authenticator_app',
  sms: 'sms',
  email: 'email',
} as const;
