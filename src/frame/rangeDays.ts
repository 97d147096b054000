import type { Range } from '../config/portal.ts';
import { addMonths, todayHere } from '../format/calendar.ts';
import type { Days } from './periodDays.ts';

/** The value of the range whose days are entered. */
export const custom = 'custom';
/** The value of a range: a number of months, or `custom`. */
export const keyOf = (range: Range) => ('custom' in range ? custom : String(range.months));
/** So many months up to today. */
export const daysOf = (months: number): Days => ({
  start_date: addMonths(todayHere(), -months),
  end_date: todayHere(),
});

/** The days of the first of some ranges, which is the default. */
export const firstDays = ([first]: readonly Range[]): Days => daysOf(Number(first && keyOf(first)) || 0);
