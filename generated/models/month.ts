/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * A calendar month, YYYY-MM.
 * @pattern ^\d{4}-(0[1-9]|1[0-2])$
 */
export type Month = string;
