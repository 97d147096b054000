/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { DelinquencyBucket } from './delinquencyBucket.ts';
import type { Money } from './money.ts';
import type { NullableDate } from './nullableDate.ts';

export interface LoanServicing {
  currency: Currency;
  next_payment_due_date: NullableDate | null;
  last_payment_date: NullableDate | null;
  /**
   * Null before the first payment.
   * @nullable
   */
  last_payment_amount: number | null;
  /**
   * Days since the oldest unpaid due date.
   * @minimum 0
   */
  past_due_days: number;
  /**
   * Days past due beyond the grace period of the loan.
   * @minimum 0
   */
  delinquent_days: number;
  delinquent_amount: Money;
  /** Follows `past_due_days`. */
  delinquency_bucket: DelinquencyBucket;
  /** @minimum 0 */
  payments_made_count: number;
  /** @minimum 0 */
  payments_missed_count: number;
}
