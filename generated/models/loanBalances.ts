/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { NullableDate } from './nullableDate.ts';

export interface LoanBalances {
  currency: Currency;
  principal_disbursed_amount: Money;
  principal_paid_amount: Money;
  principal_outstanding_amount: Money;
  /** Interest that has fallen due. */
  interest_charged_amount: Money;
  interest_paid_amount: Money;
  /** Charged less paid. */
  interest_outstanding_amount: Money;
  /** Interest since the last due date, not yet charged. */
  accrued_interest_amount: Money;
  /** What is left of the money held back to pay interest. */
  interest_reserve_balance_amount: Money;
  fees_outstanding_amount: Money;
  penalties_outstanding_amount: Money;
  /** Principal, interest charged and accrued, fees and penalties that are still to be paid. */
  total_outstanding_amount: Money;
  total_overdue_amount: Money;
  overdue_since_date: NullableDate | null;
  /** Committed and not yet advanced. */
  undrawn_amount: Money;
}
