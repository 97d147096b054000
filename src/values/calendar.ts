import { todayHere } from './todayHere.ts';

/**
 * A calendar date without a time zone, `YYYY-MM-DD`. Never a `Date`: the day must not depend on the reader's time zone.
 */
export type CalendarDate = string;

const DAY_MS = 86_400_000;

const shortestMonth = 28;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

function parts(date: CalendarDate): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether a text is a date that exists: `2026-02-31` does not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = parts(text);
  return month >= 1 && month <= 12 && day >= 1 && (day <= shortestMonth || day <= daysInMonth(year, month));
}

/**
 * The part of a date-time after the date (RFC 3339), with or without a zone; databases write a space instead of `T`.
 */
const timeOfDay = /^[T ]\d{2}:\d{2}(:\d{2}([.,]\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?$/;

/** The calendar date in a date or date-time as written, whatever its time zone; undefined for anything else. */
export function readDay(text: unknown): CalendarDate | undefined {
  if (typeof text !== 'string') return undefined;
  const [day, rest] = [text.slice(0, 10), text.slice(10)];
  return isCalendarDate(day) && (rest === '' || timeOfDay.test(rest)) ? day : undefined;
}

/** The month, `2026-06`, of a month, date or date-time; undefined for anything else. */
export function readMonth(text: string): string | undefined {
  return isCalendarDate(`${text}-01`) ? text : readDay(text)?.slice(0, 7);
}

/** A date-time with a zone, or a date without a time; undefined for anything else. */
export function readMoment(text: string): string | undefined {
  if (readDay(text) === undefined) return undefined;
  const moment = text.replace(' ', 'T');
  return Number.isNaN(Date.parse(moment)) ? undefined : moment;
}

/** Adds months, or subtracts them when negative; a day that the month lacks becomes its last day. */
export function addMonths(date: CalendarDate, count: number): CalendarDate {
  const [year, month, day] = parts(date);
  const index = year * 12 + (month - 1) + count;
  const [newYear, newMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  return `${pad(newYear, 4)}-${pad(newMonth)}-${pad(Math.min(day, daysInMonth(newYear, newMonth)))}`;
}

/** Adds days, or subtracts them when negative. */
export function addDays(date: CalendarDate, count: number): CalendarDate {
  const [year, month, day] = parts(date);
  return new Date(Date.UTC(year, month - 1, day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days from the first to the second date; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  const [a, b] = [parts(from), parts(to)];
  return Math.round((Date.UTC(b[0], b[1] - 1, b[2]) - Date.UTC(a[0], a[1] - 1, a[2])) / DAY_MS);
}

export function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 7)}-01`;
}

export function lastOfMonth(date: CalendarDate): CalendarDate {
  const [year, month] = parts(date);
  return `${date.slice(0, 7)}-${pad(daysInMonth(year, month))}`;
}

/** Whether a value's time of day matters: its field is for moments, and the value is more than a date. */
const hasMoment = (value: string, format: string) => format === 'dateTime' && !isCalendarDate(value);

/**
 * The calendar date of a value, by the format that the description gives its field (Reading R52): for a moment the date
 * in the reader's time zone, for any other date the one written. Undefined for anything that is not a date.
 */
export function dayOf(value: unknown, format: string): CalendarDate | undefined {
  if (typeof value !== 'string') return undefined;
  if (!hasMoment(value, format)) return readDay(value);
  const moment = readMoment(value);
  return moment && todayHere(new Date(moment));
}

/** When a value begins, in milliseconds since 1970, by the same rule; a day begins at the reader's midnight. */
export function startOf(value: unknown, format: string): number | undefined {
  const day = dayOf(value, format);
  if (typeof value !== 'string' || day === undefined) return undefined;
  return Date.parse(hasMoment(value, format) ? value.replace(' ', 'T') : `${day}T00:00`);
}

const minutesOfHour = 60;

/** A moment (ISO 8601) as the reader's clock has it, with the difference from UTC: `2026-06-30T16:05:00-04:00`. */
export function atClockHere(text: string): string {
  const moment = new Date(text);
  const ahead = -moment.getTimezoneOffset();
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map((part) => pad(part)).join(':');
  const zone = [Math.floor(Math.abs(ahead) / minutesOfHour), Math.abs(ahead) % minutesOfHour];
  return `${todayHere(moment)}T${time}${ahead < 0 ? '-' : '+'}${zone.map((part) => pad(part)).join(':')}`;
}
