/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export interface PortfolioEnableBody {
  [key: string]: unknown;
}
