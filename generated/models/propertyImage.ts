/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * A picture, either inside the answer or at an address.
 */
export interface PropertyImage {
  /**
   * PNG or JPEG in base 64.
   * @nullable
   */
  base_64_encoded: string | null;
  /** @nullable */
  url: string | null;
  /** What the picture shows. */
  alt: string;
}
