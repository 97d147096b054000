/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * ISO 4217 code of every amount in the same object.
 * @pattern ^[A-Z]{3}$
 */
export type Currency = string;
