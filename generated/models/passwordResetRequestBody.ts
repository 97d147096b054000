/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export interface PasswordResetRequestBody {
  /**
   * The email the account signs in with.
   * @maxLength 254
   */
  email: string;
}
