/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { PerformanceOption } from './performanceOption.ts';

export interface PortfolioPerformanceDropdown {
  performances: PerformanceOption[];
}
