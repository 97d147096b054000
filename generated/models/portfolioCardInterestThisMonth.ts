/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { CardBreakdownItem } from './cardBreakdownItem.ts';
import type { ChangePercent } from './changePercent.ts';
import type { CompareTo } from './compareTo.ts';
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { NullableDate } from './nullableDate.ts';
import type { PaymentStatus } from './paymentStatus.ts';

/**
 * The net interest of the month that ends at as_of_date.
 * interest_this_month_amount = paid_amount + scheduled_amount, and the sum of the breakdown.
 * What counts as paid or scheduled is as it stands when the card is asked for.
 */
export interface PortfolioCardInterestThisMonth {
  interest_this_month_amount: Money;
  /** What has been paid or reinvested. */
  paid_amount: Money;
  /** What is still to be paid or reinvested. */
  scheduled_amount: Money;
  /** What was earned by as_of_date, paid or not. */
  accrued_to_date_amount: Money;
  currency: Currency;
  as_of_date: CalendarDate;
  /** When the next part is paid or reinvested, or null where nothing is to come. */
  next_payment_date: NullableDate | null;
  /** Where the next part stands, or the last one where nothing is to come. */
  payment_status: PaymentStatus;
  /** The interest of the earlier month that `compare_to` names. */
  previous_amount: Money;
  /** The present amount less the previous one. */
  change_amount: Money;
  change_percent: ChangePercent | null;
  compare_to: CompareTo;
  breakdown: CardBreakdownItem[];
}
