/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { PortfolioPerformanceDropdown } from './portfolioPerformanceDropdown.ts';

export type PortfolioPerformanceDropdownAnswer = Envelope & {
  data: PortfolioPerformanceDropdown;
};
