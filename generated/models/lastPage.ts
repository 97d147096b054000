/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * The number of the last page, 1 where there is no row.
 * @minimum 1
 */
export type LastPage = number;
