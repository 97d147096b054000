/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export interface PortfolioPerformanceDropdownBody {
  [key: string]: unknown;
}
