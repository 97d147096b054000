/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { SessionToken } from './sessionToken.ts';

export interface PasswordUpdate {
  /** A new session, given to a person who came with an email. */
  session_token?: SessionToken;
}
