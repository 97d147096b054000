/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CompareTo } from './compareTo.ts';
import type { Months } from './months.ts';
import type { PerformanceId } from './performanceId.ts';

export interface PortfolioCardInterestThisMonthBody {
  months?: Months;
  compare_to?: CompareTo;
  performance_id?: PerformanceId;
}
