/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { Percent } from './percent.ts';

/**
 * Key figures of the fund as a whole.
 */
export interface FundFacts {
  micid: number;
  fund_name: string;
  fund_type: string;
  inception_date: CalendarDate;
  currency: Currency;
  assets_under_administration_amount: Money;
  /** @minimum 0 */
  loans_count: number;
  /** The average note rate, weighted by principal. */
  weighted_average_rate_percent: Percent;
  /** The average loan-to-value ratio, weighted by principal. */
  weighted_average_ltv_percent: Percent;
  /** The share of first-lien loans in the principal. */
  first_lien_percent: Percent;
  /** The share of past-due loans in the principal. */
  past_due_percent: Percent;
  /** The share of the largest loan in the principal. */
  largest_loan_percent: Percent;
  /** A year, of the assets. */
  management_fee_percent: Percent;
  minimum_investment_amount: Money;
  redemption_terms: string;
}
