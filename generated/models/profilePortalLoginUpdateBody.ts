/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { InvestorId } from './investorId.ts';

export interface ProfilePortalLoginUpdateBody {
  investor_id?: InvestorId;
  /**
   * The new sign-in email.
   * @maxLength 254
   */
  email: string;
  /**
   * The new sign-in email again; both must be equal.
   * @maxLength 254
   */
  email_confirm: string;
  /**
   * Checked where it is sent.
   * @minLength 1
   * @maxLength 128
   */
  current_password?: string;
}
