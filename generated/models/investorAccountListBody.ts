/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export interface InvestorAccountListBody {
  [key: string]: unknown;
}
