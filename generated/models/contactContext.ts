/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * What was on the screen when the message was written.
 */
export interface ContactContext {
  /**
   * The route of the portal.
   * @minLength 1
   * @maxLength 200
   */
  page: string;
  /** @minimum 1 */
  investment_id?: number;
  /** @minimum 1 */
  loan_id?: number;
  /** @minimum 1 */
  opportunity_id?: number;
  /**
   * The storage key of a document.
   * @minLength 1
   * @maxLength 200
   */
  document_key?: string;
}
