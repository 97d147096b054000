import { type CalendarDate, isCalendarDate } from './calendar.ts';
import { dateTimeFormat } from './intlCache.ts';
import { text } from './text/text.ts';

/** A date text that may be missing. */
export type MaybeDate = string | null | undefined;

/** Read and shown in UTC, so that the day shown is the day sent, whatever the reader's time zone. */
export const utc = (calendarDate: string) => new Date(`${calendarDate}T00:00:00Z`);

/** A moment as a locale writes it. `Intl` does not know that the first of a month is `1er` in French. */
export function writtenDay(moment: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const format = dateTimeFormat(locale, options);
  if (!/^fr\b/.test(locale)) return format.format(moment);
  const parts = format.formatToParts(moment);
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('');
}

/** A calendar date: `Jun 30, 2026`. */
export function date(value: MaybeDate, locale: string): string {
  if (!value || !isCalendarDate(value)) return text.values.unknown;
  return writtenDay(utc(value), locale, { dateStyle: 'medium', timeZone: 'UTC' });
}

/** A day near today: `Jul 1`, or with its weekday `Wed, Jul 1`; with the year if it is not this year. */
export function nearDay(value: CalendarDate, locale: string, today: CalendarDate, weekday?: 'short'): string {
  const year = value.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return writtenDay(utc(value), locale, { weekday, year, month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** A month, from `2026-06` or any day of it: `Jun 2026`, or in full for a sentence: `June 2026`. */
export function month(value: MaybeDate, locale: string, length: 'short' | 'long' = 'short'): string {
  const day = value?.length === 7 ? `${value}-01` : value;
  if (!day || !isCalendarDate(day)) return text.values.unknown;
  return dateTimeFormat(locale, { year: 'numeric', month: length, timeZone: 'UTC' }).format(utc(day));
}

/** A month without its year, from `2026-06`: `Jun`. */
export const monthName = (value: string, locale: string): string =>
  isCalendarDate(`${value}-01`)
    ? dateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(utc(`${value}-01`))
    : text.values.unknown;

/** The time of day in the reader's time zone, of a moment in milliseconds since 1970: `4:05 p.m.`. */
export function timeOfDay(moment: number, locale: string): string {
  return dateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(moment));
}

/** A moment (ISO 8601) in the reader's time zone or the given one: `Jun 30, 2026, 4:05 p.m.`. */
export function dateTime(value: MaybeDate, locale: string, timeZone?: string): string {
  if (!value) return text.values.unknown;
  // A date without a time, shown as midnight UTC, would be the day before in the Americas.
  if (value.length === 10) return date(value, locale);
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return text.values.unknown;
  return writtenDay(moment, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}
