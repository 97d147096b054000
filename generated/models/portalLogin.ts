/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { MfaMethod } from './mfaMethod.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * How the user signs in. It is the same for all of the user's investors.
 */
export interface PortalLogin {
  login_email: string;
  /**
   * A new sign-in email that waits to be confirmed, or null.
   * @nullable
   */
  pending_email: string | null;
  last_login_at: Timestamp;
  password_changed_at: Timestamp;
  /** 1 where signing in asks for a second factor. */
  mfa_enabled: Flag;
  mfa_methods: MfaMethod[];
  /**
   * Open sessions of the user, this one included.
   * @minimum 0
   */
  active_sessions_count: number;
}
