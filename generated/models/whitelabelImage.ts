/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export interface WhitelabelImage {
  /** The image file in Base64, without a data: prefix. */
  base_64_encoded: string;
}
