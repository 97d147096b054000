/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

/**
 * Sums over all pages of the filter, each as a positive number.
 */
export interface PortfolioActivityTotals {
  /** What raised the balance, such as deposits, transfers in and reinvestments. */
  inflow_amount: Money;
  /** What lowered the balance, such as withdrawals, transfers out and returned capital. */
  outflow_amount: Money;
  /** Distributions and bonuses, paid or reinvested, net. */
  income_amount: Money;
  /** Management and servicing fees and redemption penalties. */
  fees_amount: Money;
  /** Tax withheld. */
  tax_amount: Money;
  currency: Currency;
}
