import { addMonths, type CalendarDate, firstOfMonth, lastOfMonth } from '../values/calendar.ts';

/** The months of the income calendar before this one, and after it. */
export const around = { before: 12, after: 11 };

/** The first day that the calendar shows. */
export const calendarStart = (today: CalendarDate): CalendarDate => addMonths(firstOfMonth(today), -around.before);

/** The last day that it shows. */
export const calendarEnd = (today: CalendarDate): CalendarDate =>
  lastOfMonth(addMonths(firstOfMonth(today), around.after));
