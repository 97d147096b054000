/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { NewPassword } from './newPassword.ts';

export interface PasswordResetBody {
  /**
   * From the link in the email or from a first sign-in. It can be used once.
   * @minLength 1
   * @maxLength 512
   */
  token: string;
  password: NewPassword;
  /** The new password again; both must be equal. */
  password_confirm: NewPassword;
}
