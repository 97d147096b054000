/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * The value of one unit in the `currency` of the same object, four decimals.
 */
export type UnitPrice = number;
