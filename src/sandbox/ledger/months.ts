import { addDays, addMonths, type CalendarDate, firstOfMonth, lastOfMonth } from '../../values/calendar.ts';

/** The last day of the last complete month before today, the date of all balances. */
export const closingDate = (today: CalendarDate): CalendarDate => addDays(firstOfMonth(today), -1);

/** The first day of the month that lies `monthsBack` months before the last complete one. */
export const monthStart = (today: CalendarDate, monthsBack: number): CalendarDate =>
  addMonths(firstOfMonth(today), -1 - monthsBack);

/** The last day of that month. */
export const monthEnd = (today: CalendarDate, monthsBack: number): CalendarDate =>
  lastOfMonth(monthStart(today, monthsBack));

/** The month of a date, `YYYY-MM`. */
export const monthOf = (date: CalendarDate): string => date.slice(0, 7);

const NAMES = 'January February March April May June July August September October November December'.split(' ');

/** A month in words, such as `June 2026`. */
export const monthName = (date: CalendarDate): string =>
  `${NAMES[Number(date.slice(5, 7)) - 1] ?? date} ${date.slice(0, 4)}`;
