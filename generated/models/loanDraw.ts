/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';
import type { NullableDate } from './nullableDate.ts';

export interface LoanDraw {
  draw_id: number;
  draw_date: CalendarDate;
  currency: Currency;
  /** What the borrower got. */
  amount: Money;
  /**
   * How far the construction was; null without construction.
   * @nullable
   */
  percent_complete: number | null;
  inspection_date: NullableDate | null;
  /**
   * Key of the inspection report among the loan's documents.
   * @nullable
   */
  document_key: string | null;
}
