import { text } from '../text/text.ts';
import { country } from './country.ts';
import { date, dateTime, type MaybeDate, month } from './date.ts';
import { fileSize } from './fileSize.ts';
import { label } from './label.ts';
import { money, price } from './money.ts';
import { formatNumber, type MaybeNumber, number, percent, points, units } from './number.ts';

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

type NumberFormatter = (value: MaybeNumber, context: FormatContext) => string;
type DateFormatter = (value: MaybeDate, context: FormatContext) => string;

const numberFormatters: Partial<Record<FormatKind, NumberFormatter>> = {
  money: (value, { currency, locale }) => money(value, currency, locale),
  price: (value, { currency, locale }) => price(value, currency, locale),
  percent: (value, { locale }) => percent(value, locale),
  points: (value, { locale }) => points(value, locale),
  number: (value, { locale }) => number(value, locale),
  units: (value, { locale }) => units(value, locale),
  // No count: a year is written without groups.
  year: (value, { locale }) => formatNumber(value, locale, { useGrouping: false, maximumFractionDigits: 0 }),
  fileSize: (value, { locale }) => fileSize(value, locale),
};

const dateFormatters: Partial<Record<FormatKind, DateFormatter>> = {
  date: (value, { locale }) => date(value, locale),
  month: (value, { locale }) => month(value, locale),
  dateTime: (value, { locale }) => dateTime(value, locale),
};

/** Whether values of this kind are compared digit by digit, and so are set to the right. */
export function isNumeric(kind: FormatKind): boolean {
  return kind in numberFormatters;
}

/** A value of an answer as text. One whose type does not fit its kind is shown as it came rather than dropped. */
export function formatValue(kind: FormatKind, value: unknown, context: FormatContext): string {
  if (value === null || value === undefined || value === '') return text.values.unknown;
  if (typeof value === 'number') {
    const format = numberFormatters[kind];
    if (format) return format(value, context);
  }
  if (typeof value === 'string') {
    const format = dateFormatters[kind];
    if (format) return format(value, context);
  }
  if (Array.isArray(value)) return list(kind, value, context);
  if (kind === 'flag') return flag(value);
  if (kind === 'country' && typeof value === 'string') return country(value, context.locale);
  if (kind === 'label') return typeof value === 'string' || typeof value === 'number' ? label(value) : plain(value);
  return plain(value);
}

function list(kind: FormatKind, values: unknown[], context: FormatContext): string {
  if (values.length === 0) return text.values.unknown;
  return values.map((item) => formatValue(kind, item, context)).join(text.values.list);
}

function flag(value: unknown): string {
  if (value === 1 || value === true) return text.values.yes;
  if (value === 0 || value === false) return text.values.no;
  return plain(value);
}

function plain(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return text.values.unknown;
}
