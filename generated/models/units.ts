/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * Fund units, four decimals.
 */
export type Units = number;
