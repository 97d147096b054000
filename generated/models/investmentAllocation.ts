/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { Percent } from './percent.ts';

export interface InvestmentAllocation {
  /** As it is shown, e.g. Direct mortgage, 1st, ON, 65-70. */
  label: string;
  currency: Currency;
  amount: Money;
  /** Share of this allocation's sum. */
  percent: Percent;
  /**
   * How many investments.
   * @minimum 0
   */
  count: number;
}
