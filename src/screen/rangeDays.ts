import type { Range } from '../config/portal.ts';
import { addMonths } from '../values/calendar.ts';
import { currentDay, daysSince } from '../values/today.ts';
import { allTime, type Days } from './periodDays.ts';

/** The value of the range whose days are entered. */
export const custom = 'custom';
/** The value of a range: a number of months, or `custom`. */
export const keyOf = (range: Range) => ('custom' in range ? custom : String(range.months));
/** So many months up to today; all time ends with the latest day that an answer has named, if that is later. */
export function daysOf(months: number): Days {
  const [start_date, end_date] = [addMonths(currentDay(), -months), currentDay()];
  return months < allTime ? { start_date, end_date } : daysSince(start_date);
}

/** The days of the first of some ranges, which is the default. */
export const firstDays = ([first]: readonly Range[]): Days => daysOf(Number(first && keyOf(first)) || 0);
