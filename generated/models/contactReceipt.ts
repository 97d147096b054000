/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export interface ContactReceipt {
  /** What the message is filed under. */
  reference_number: string;
}
