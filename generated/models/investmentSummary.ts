/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { InvestmentAllocations } from './investmentAllocations.ts';
import type { Money } from './money.ts';
import type { NullableDate } from './nullableDate.ts';
import type { Percent } from './percent.ts';

export interface InvestmentSummary {
  currency: Currency;
  /** The sum of what is invested in the rows of the list. */
  total_invested_amount: Money;
  current_value_amount: Money;
  /** Income since each investment began. */
  interest_to_date_amount: Money;
  /** What the investor earns a year, weighted by the amounts invested. */
  weighted_average_rate_percent: Percent;
  /**
   * Loan to value of the mortgages, earlier liens included, weighted by the amounts invested; null without mortgages.
   * @nullable
   */
  weighted_average_ltv_percent: number | null;
  /**
   * Over the mortgages, weighted by the amounts invested; null without mortgages.
   * @nullable
   */
  weighted_average_months_to_maturity: number | null;
  /** @minimum 0 */
  investments_count: number;
  next_maturity_date: NullableDate | null;
  allocations: InvestmentAllocations;
}
