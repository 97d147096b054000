/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { SessionToken } from './sessionToken.ts';

export interface AuthLogin {
  session_token: SessionToken;
  /** 1 where the user must set a new password before anything else. */
  first_login: Flag;
  /**
   * Another API address for this session; kept only when it is not empty and config allows it.
   * @maxLength 200
   */
  endpoint?: string;
  /** Kept as long as the session and cleared with it. */
  connection_token?: string;
}
