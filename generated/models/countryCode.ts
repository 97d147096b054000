/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * ISO 3166-1 code, two letters.
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string;
