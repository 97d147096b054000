/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export interface InvestmentListBody {
  [key: string]: unknown;
}
