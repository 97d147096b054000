/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * The selected investor. The client's transport fills it in where it is declared and absent.
 * @minimum 1
 */
export type InvestorId = number;
