/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

export interface InvestedPoint {
  date: CalendarDate;
  amount: Money;
  currency: Currency;
}
