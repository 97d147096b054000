/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * Rows a page. Screens offer 5 to 25; exports use up to 1000.
 * @minimum 1
 * @maximum 1000
 */
export type PerPage = number;
