import type { Data } from '../client/types.ts';
import { addDays, addMonths, type CalendarDate, firstOfMonth, isCalendarDate } from '../values/calendar.ts';
import { currentDay } from '../values/today.ts';
import type { AnswerData } from './fields.ts';

/** A first and a last day, as in the request bodies of the description. */
export interface Days {
  start_date: CalendarDate;
  end_date: CalendarDate;
}

/** A field in which an answer says its days. */
type PeriodField = keyof Data<'portfolioActivities'>;

/** The months of the period that begins with the first investment (specification, section 9). */
export const allTime = 120;

/**
 * The days that a period stands for: those that its answer says, else its complete months before this one, in a list of
 * entries this one up to today as well. Only an answer knows when all time begins; undefined without one (Reading R13).
 */
export function periodDays(
  months: number,
  answer: AnswerData | undefined,
  entries: 'entries' | 'months',
  today = currentDay(),
): Days | undefined {
  const days = ['period_start_date', 'period_end_date'] as const satisfies readonly PeriodField[];
  const [start = '', end = ''] = days.map((name) => String(answer?.[name]));
  if (isCalendarDate(start) && isCalendarDate(end)) return { start_date: start, end_date: end };
  if (months >= allTime) return undefined;
  const thisMonth = firstOfMonth(today);
  return {
    start_date: addMonths(thisMonth, -months),
    end_date: entries === 'entries' ? today : addDays(thisMonth, -1),
  };
}
