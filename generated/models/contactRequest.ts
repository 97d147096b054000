/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { Flag } from './flag.ts';

/**
 * What the message asks to be done with money.
 */
export interface ContactRequest {
  currency: Currency;
  /**
   * Two decimals, always positive; the topic says which way the money goes.
   * @exclusiveMinimum 0
   */
  amount?: number;
  /**
   * The fund.
   * @minimum 1
   */
  micid?: number;
  /** The day it is wanted for. */
  effective_date?: CalendarDate;
  /** 1 asks for everything to be paid out; `amount` then does not count. */
  full_withdrawal: Flag;
}
