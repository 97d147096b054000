/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

export interface LoanScheduledPayment {
  due_date: CalendarDate;
  currency: Currency;
  interest_amount: Money;
  principal_amount: Money;
  /** Principal outstanding after the payment. */
  balance_amount: Money;
  /** The investor's share after the servicing fee, principal included. */
  my_amount: Money;
}
