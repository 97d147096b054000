/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

/**
 * What a statement comes to, where the manager gives the figures. Amounts are without a sign.
 * Closing is opening plus contributions plus reinvested, less redemptions.
 * Distributions are income less fees and withholding tax.
 */
export interface StatementSummary {
  period_start_date: CalendarDate;
  period_end_date: CalendarDate;
  currency: Currency;
  opening_balance_amount: Money;
  contributions_amount: Money;
  distributions_amount: Money;
  /** The part of the distributions that became units. */
  reinvested_amount: Money;
  income_amount: Money;
  fees_amount: Money;
  withholding_tax_amount: Money;
  redemptions_amount: Money;
  closing_balance_amount: Money;
}
