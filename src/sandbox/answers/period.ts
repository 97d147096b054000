import { addDays, addMonths, type CalendarDate } from '../../format/calendar.ts';

/** The part of a request that limits a list of dated rows to a period. */
interface PeriodRequest {
  months?: number;
  start_date?: CalendarDate;
  end_date?: CalendarDate;
}

/**
 * The first and last day of a period, both included. A period in months reaches back from today and includes all future
 * rows.
 */
export function periodDays(body: PeriodRequest, today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const { months, start_date, end_date } = body;
  if (start_date !== undefined || end_date !== undefined)
    return { from: start_date ?? '0000-01-01', to: end_date ?? '9999-12-31' };
  return { from: months === undefined ? '0000-01-01' : addDays(addMonths(today, -months), 1), to: '9999-12-31' };
}
