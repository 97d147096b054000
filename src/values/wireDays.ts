import { addDays, addMonths, atClockHere, type CalendarDate, firstOfMonth } from './calendar.ts';
import { currentDay } from './today.ts';

/** The fields in which an API takes the first and last day of a period, and the form of a day in them. */
export interface WireDays {
  from: string;
  /** Without it, a period ends today. */
  to?: string;
  as: 'date' | 'moment' | 'seconds' | 'milliseconds';
}

const secondMs = 1000;

/** The second in which a day begins or ends in the reader's time zone. */
function momentOf(day: CalendarDate, isEnd: boolean): number {
  const next = Date.parse(`${isEnd ? addDays(day, 1) : day}T00:00`);
  return isEnd ? next - secondMs : next;
}

function written(day: CalendarDate, isEnd: boolean, as: WireDays['as']): CalendarDate | number {
  if (as === 'date') return day;
  const moment = momentOf(day, isEnd);
  if (as === 'moment') return atClockHere(new Date(moment).toISOString());
  return as === 'seconds' ? moment / secondMs : moment;
}

type Fields = Readonly<Record<string, unknown>>;

/** Moves the days of a body, or those that its months stand for, to the API's own fields. */
export function daysToWire(fields: Fields, { from, to, as }: WireDays, today = currentDay()): Fields {
  const { start_date, end_date, months, ...rest } = fields;
  const isPeriod = typeof months === 'number';
  const first = start_date ?? (isPeriod ? addMonths(firstOfMonth(today), -months) : undefined);
  const last = end_date ?? (isPeriod ? today : undefined);
  return {
    ...rest,
    ...(typeof first === 'string' && { [from]: written(first, false, as) }),
    ...(to !== undefined && typeof last === 'string' && { [to]: written(last, true, as) }),
  };
}
