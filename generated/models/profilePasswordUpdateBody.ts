/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { InvestorId } from './investorId.ts';
import type { NewPassword } from './newPassword.ts';

/**
 * Who asks is known by `email` or by `session_token`; one of them is required.
 */
export interface ProfilePasswordUpdateBody {
  investor_id?: InvestorId;
  /**
   * The sign-in email of a person without a session.
   * @maxLength 254
   */
  email?: string;
  /**
   * @minLength 1
   * @maxLength 128
   */
  current_password: string;
  password: NewPassword;
  /** The new password again; both must be equal. */
  password_confirm: NewPassword;
}
