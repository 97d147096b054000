/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { InvestmentType } from './investmentType.ts';
import type { Money } from './money.ts';
import type { Percent } from './percent.ts';

/**
 * The part of one investment type in the amount of the card.
 */
export interface CardBreakdownItem {
  investment_type: InvestmentType;
  label: string;
  amount: Money;
  currency: Currency;
  /** The part in percent of the whole. */
  percent: Percent;
  /**
   * How many investments the amount comes from.
   * @minimum 0
   */
  count: number;
}
