/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { InterestAccrualBasis } from './interestAccrualBasis.ts';
import type { Money } from './money.ts';
import type { PaymentFrequency } from './paymentFrequency.ts';
import type { PaymentType } from './paymentType.ts';
import type { Percent } from './percent.ts';
import type { RateType } from './rateType.ts';

export interface LoanTerms {
  currency: Currency;
  original_principal_amount: Money;
  /** What the borrower pays a year. */
  note_rate_percent: Percent;
  rate_type: RateType;
  /**
   * What a variable rate follows; null for a fixed rate.
   * @nullable
   */
  rate_index: string | null;
  /**
   * Percentage points over the index; null for a fixed rate.
   * @nullable
   */
  rate_spread_percent: number | null;
  /**
   * The lowest that a variable rate can go; null without a floor.
   * @nullable
   */
  rate_floor_percent: number | null;
  funding_date: CalendarDate;
  first_payment_date: CalendarDate;
  maturity_date: CalendarDate;
  /** @minimum 1 */
  term_months: number;
  /**
   * Null for an interest-only loan.
   * @nullable
   */
  amortization_months: number | null;
  payment_type: PaymentType;
  payment_frequency: PaymentFrequency;
  regular_payment_amount: Money;
  /** How interest compounds, in words. */
  compounding: string;
  interest_accrual_basis: InterestAccrualBasis;
  prepayment_terms: string;
  extension_options: string;
  /** Paid by the borrower once, of the principal. */
  lender_fee_percent: Percent;
  /** What the borrower pays a year while in default. */
  default_rate_percent: Percent;
}
