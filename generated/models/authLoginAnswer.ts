/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AuthLogin } from './authLogin.ts';
import type { Envelope } from './envelope.ts';

export type AuthLoginAnswer = Envelope & {
  data: AuthLogin;
};
