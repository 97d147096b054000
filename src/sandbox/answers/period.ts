import { addMonths, type CalendarDate, firstOfMonth } from '../../values/calendar.ts';
import { ALL_TIME } from '../ledger/figures.ts';

/** The part of a request that limits a list of dated rows to a period. */
interface PeriodRequest {
  months?: number;
  start_date?: CalendarDate;
  end_date?: CalendarDate;
}

/** The first and last day of a period, both included, as in answers; null if there is no limit. */
export interface PeriodDays {
  period_start_date: CalendarDate | null;
  period_end_date: CalendarDate | null;
}

/**
 * The days of a period in a list of entries. A number of months stands for that many complete ones before the current
 * one, and for the current one up to today; all time begins with the month of the first entry.
 */
export function periodDays(
  { months, start_date, end_date }: PeriodRequest,
  today: CalendarDate,
  firstEntry: CalendarDate = today,
): PeriodDays {
  if (start_date !== undefined || end_date !== undefined) {
    return { period_start_date: start_date ?? null, period_end_date: end_date ?? null };
  }
  if (months === undefined) return { period_start_date: null, period_end_date: null };
  const thisMonth = firstOfMonth(today);
  const first = firstOfMonth(firstEntry);
  const start = months < ALL_TIME ? addMonths(thisMonth, -months) : first < thisMonth ? first : thisMonth;
  return { period_start_date: start, period_end_date: today };
}

export const isWithin = ({ period_start_date, period_end_date }: PeriodDays, day: CalendarDate): boolean =>
  (period_start_date === null || day >= period_start_date) && (period_end_date === null || day <= period_end_date);
