import { isCalendarDate } from './calendar.ts';
import { type MaybeDate, utc, writtenDay } from './date.ts';
import { text } from './text/text.ts';

/** A deadline with weekday and time zone: `Fri, Jul 24, 2026, 5:00 p.m. EDT`; a date without a time stays a date. */
export function deadline(value: MaybeDate, locale: string): string {
  if (!value) return text.values.unknown;
  const day = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const;
  if (isCalendarDate(value)) return writtenDay(utc(value), locale, { ...day, timeZone: 'UTC' });
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return text.values.unknown;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return writtenDay(moment, locale, { ...day, ...time });
}
