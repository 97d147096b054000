import { text } from '../text/text.ts';
import { readDay, readMoment, readMonth } from './calendar.ts';
import { country } from './country.ts';
import { date, dateTime, month } from './date.ts';
import { type Decimal, readDecimal } from './decimal.ts';
import { fileSize } from './fileSize.ts';
import { label } from './label.ts';
import { money, price } from './money.ts';
import { formatNumber, number, percent, points, units } from './number.ts';

/** Every way a value can be shown. */
export type FormatKind =
  | 'text'
  | 'label'
  | 'money'
  | 'price'
  | 'percent'
  | 'points'
  | 'number'
  | 'units'
  | 'year'
  | 'date'
  | 'month'
  | 'dateTime'
  | 'country'
  | 'flag'
  | 'fileSize';

/** What a value needs besides itself to be shown. */
export interface FormatContext {
  locale: string;
  currency?: string | undefined;
}

/** Writes a value; undefined where the value is not of the kind. */
type Write = (value: unknown, context: FormatContext) => string | undefined;

function written<Read>(
  read: (value: unknown) => Read | undefined,
  write: (value: Read, context: FormatContext) => string,
): Write {
  return (value, context) => {
    const found = read(value);
    return found === undefined ? undefined : write(found, context);
  };
}

const figure = (write: (value: Decimal, context: FormatContext) => string) => written(readDecimal, write);
const time = (read: (value: string) => string | undefined, write: (value: string, locale: string) => string) =>
  written(
    (value) => (typeof value === 'string' ? read(value) : undefined),
    (value, { locale }) => write(value, locale),
  );

const figures = {
  money: figure((value, { currency, locale }) => money(value, currency, locale)),
  price: figure((value, { currency, locale }) => price(value, currency, locale)),
  percent: figure((value, { locale }) => percent(value, locale)),
  points: figure((value, { locale }) => points(value, locale)),
  number: figure((value, { locale }) => number(value, locale)),
  units: figure((value, { locale }) => units(value, locale)),
  // No count: a year is written without groups.
  year: figure((value, { locale }) => formatNumber(value, locale, { useGrouping: false, maximumFractionDigits: 0 })),
  fileSize: figure((value, { locale }) => fileSize(value, locale)),
};

const kinds: Record<FormatKind, Write> = {
  ...figures,
  text: plain,
  label: (value) => (typeof value === 'string' || typeof value === 'number' ? label(value) : undefined),
  date: time(readDay, date),
  month: time(readMonth, month),
  dateTime: time(readMoment, dateTime),
  country: (value, { locale }) => (typeof value === 'string' ? country(value, locale) : undefined),
  flag,
};

/** Whether values of this kind are compared digit by digit, and so are set to the right. */
export function isNumeric(kind: FormatKind): boolean {
  return kind in figures;
}

/**
 * A value of an answer as text. One that is not of its kind is shown as it came and marked as such: left out, it would look
 * as if there were nothing, and unmarked, as if it had been read.
 */
export function formatValue(kind: FormatKind, value: unknown, context: FormatContext): string {
  if (Array.isArray(value)) return list(kind, value, context);
  const found = plain(value);
  // Nothing, or an object.
  if (found === undefined || found.trim() === '') return text.values.unknown;
  return kinds[kind](value, context) ?? text.values.asReceived(found);
}

function list(kind: FormatKind, values: unknown[], context: FormatContext): string {
  if (values.length === 0) return text.values.unknown;
  return values.map((item) => formatValue(kind, item, context)).join(text.values.list);
}

function flag(value: unknown): string | undefined {
  if (value === 1 || value === true) return text.values.yes;
  return value === 0 || value === false ? text.values.no : undefined;
}

function plain(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}
