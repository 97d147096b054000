/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { NullableDate } from './nullableDate.ts';
import type { PaymentStatus } from './paymentStatus.ts';

/**
 * One payment of the borrower.
 */
export interface LoanPayment {
  payment_id: number;
  due_date: CalendarDate;
  paid_date: NullableDate | null;
  payment_status: PaymentStatus;
  currency: Currency;
  /** Interest, principal and fees together. */
  gross_amount: Money;
  interest_amount: Money;
  principal_amount: Money;
  fees_amount: Money;
  /** What the manager keeps of the whole payment. */
  servicing_fee_amount: Money;
  /** The investor's share after the servicing fee. */
  my_net_amount: Money;
  /** Principal outstanding after the payment. */
  principal_balance_amount: Money;
}
