/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * Rows of the whole filter, over all pages.
 * @minimum 0
 */
export type Total = number;
