/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

/**
 * Sums over all pages of the filter.
 */
export interface DirectMortgageActivityTotals {
  /** Interest after management fees and sales tax. */
  interest_amount: Money;
  principal_amount: Money;
  /** Management fees and their sales tax, deducted before, as a positive number. */
  fees_amount: Money;
  net_amount: Money;
  currency: Currency;
}
