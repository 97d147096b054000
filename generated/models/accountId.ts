/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * @minimum 1
 */
export type AccountId = number;
