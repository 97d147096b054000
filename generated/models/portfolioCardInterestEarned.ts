/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { CardBreakdownItem } from './cardBreakdownItem.ts';
import type { ChangePercent } from './changePercent.ts';
import type { CompareTo } from './compareTo.ts';
import type { Currency } from './currency.ts';
import type { InterestPoint } from './interestPoint.ts';
import type { Money } from './money.ts';
import type { Months } from './months.ts';

/**
 * Interest and fund income of the period, net of withholding tax and fees.
 * interest_earned_amount = paid_amount + reinvested_amount + accrued_amount.
 * withheld_tax_amount and fees_amount were deducted before and are given as positive numbers.
 * The breakdown and the series each add up to interest_earned_amount.
 * What counts as paid, reinvested or accrued is as it stands when the card is asked for.
 */
export interface PortfolioCardInterestEarned {
  interest_earned_amount: Money;
  /** What was paid out in cash. */
  paid_amount: Money;
  /** What was turned into fund units. */
  reinvested_amount: Money;
  /** Earned in the period, neither paid nor reinvested yet. */
  accrued_amount: Money;
  /** Tax withheld, as a positive number. */
  withheld_tax_amount: Money;
  /** Management and servicing fees deducted, as a positive number. */
  fees_amount: Money;
  currency: Currency;
  as_of_date: CalendarDate;
  period_start_date: CalendarDate;
  period_end_date: CalendarDate;
  months: Months;
  /** The interest earned in the earlier period that `compare_to` names. */
  previous_amount: Money;
  /** The present amount less the previous one. */
  change_amount: Money;
  change_percent: ChangePercent | null;
  compare_to: CompareTo;
  breakdown: CardBreakdownItem[];
  /** One item for each month of the period, oldest first. */
  series: InterestPoint[];
}
