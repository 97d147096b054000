/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export interface DocumentFundOption {
  /** The fund's id. */
  micid: number;
  fund_name: string;
  /** @minimum 0 */
  count: number;
}
