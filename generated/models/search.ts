/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * Text that a row has to contain, upper and lower case alike.
 * @maxLength 200
 */
export type Search = string;
