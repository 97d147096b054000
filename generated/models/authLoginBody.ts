/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export interface AuthLoginBody {
  /** @maxLength 254 */
  email: string;
  /**
   * @minLength 1
   * @maxLength 128
   */
  password: string;
}
