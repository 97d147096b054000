/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { CompareTo } from './compareTo.ts';
import type { Flag } from './flag.ts';
import type { FundFacts } from './fundFacts.ts';
import type { NullableDate } from './nullableDate.ts';
import type { Percent } from './percent.ts';
import type { PerformanceBenchmark } from './performanceBenchmark.ts';
import type { PerformancePoint } from './performancePoint.ts';
import type { ReturnMethod } from './returnMethod.ts';

export interface PortfolioCardPerformance {
  /** The return of the period; 0 where nothing was invested. */
  return_percent: Percent;
  /**
   * The return taken over a year, or null where the period is shorter than 12 months.
   * @nullable
   */
  annualized_return_percent: number | null;
  /** Whether annualized_return_percent is given. */
  is_annualized: Flag;
  /** How the return is measured; `simple_yield` is income ÷ average invested capital × 365 ÷ days. */
  return_method: ReturnMethod;
  net_of_fees: Flag;
  /**
   * The annualized return since the inception date, or null where that is less than 12 months ago.
   * @nullable
   */
  since_inception_percent: number | null;
  /** Where the figures begin, or null where nothing is invested yet. */
  inception_date: NullableDate | null;
  /**
   * The manager's target for a year, or null where there is none.
   * @nullable
   */
  target_percent: number | null;
  /** Null where the manager names none. */
  benchmark: PerformanceBenchmark | null;
  as_of_date: CalendarDate;
  /**
   * The return of the earlier period that `compare_to` names, or null where there was none.
   * @nullable
   */
  previous_percent: number | null;
  /**
   * return_percent less previous_percent, in percentage points, or null where there is no previous one.
   * @nullable
   */
  change_percent: number | null;
  compare_to: CompareTo;
  /** One item for each month of the period, oldest first. */
  series: PerformancePoint[];
  /** Only where the performance is of one fund. */
  fund_facts?: FundFacts;
}
