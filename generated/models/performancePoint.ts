/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { Flag } from './flag.ts';
import type { Money } from './money.ts';
import type { Month } from './month.ts';

/**
 * One month of a performance series, oldest first.
 */
export interface PerformancePoint {
  period: Month;
  period_start_date: CalendarDate;
  period_end_date: CalendarDate;
  currency: Currency;
  /** The return of the month. */
  return_percent: number;
  /** The return of the month taken over a year, by the card's return method. */
  annualized_return_percent: number;
  /** The return from the start of the series to the end of the month. */
  cumulative_return_percent: number;
  /**
   * Distributed for each unit, four decimals, or null where it is not one fund.
   * @nullable
   */
  distribution_per_unit_amount: number | null;
  /**
   * The value of one unit at the end of the month, four decimals, or null where it is not one fund.
   * @nullable
   */
  unit_price: number | null;
  /** The value of the share class at the end of the month; for all investments together, the amount invested. */
  net_asset_value_amount: Money;
  /**
   * Units of the share class at the end of the month, four decimals, or null where it is not one fund.
   * @nullable
   */
  units_outstanding: number | null;
  /**
   * The return of the month that `compare_to` names, or null where there is none.
   * @nullable
   */
  compare_return_percent: number | null;
  /** Whether the month belongs to a financial year that has been audited. */
  is_audited: Flag;
}
