/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * An amount with two decimals in the `currency` of the same object. Plus is to the investor, minus from the investor.
 */
export type Money = number;
