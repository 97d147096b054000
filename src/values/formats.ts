import { hasOtherApis } from '../../generated/visitorOperations.ts';
import { dayOf, readMoment, readMonth } from './calendar.ts';
import { country } from './country.ts';
import { date, dateTime, month } from './date.ts';
import { type Decimal, readDecimal } from './decimal.ts';
import { isolated } from './isolated.ts';
import { label } from './label.ts';
import { money, moneyCode, price } from './money.ts';
import { fileSize, formatNumber, months, number, percent, points, units } from './number.ts';
import { oneLine } from './oneLine.ts';
import { text } from './text/text.ts';
import { type FormKind, isForm, shownAs, valueForms } from './valueForms.ts';

/** What formatting depends on, apart from the value. */
export interface FormatContext {
  locale: string;
  currency?: string | undefined;
  /** Keeps figures and dates on one line, and the direction of a text to itself. Set for pages, not for exported files. */
  isDrawn?: boolean;
}

/** A format for values; an entry in `formats` defines it completely. */
interface Format {
  /**
   * The values that it fits, as the description declares them: an `x-portal-format`, a `format`, `enum`, `flag`, or
   * else the type. It is the default format for the first of them, unless a format above has the same one first.
   */
  fits: readonly string[];
  /** Formats a value; undefined if the value has the wrong type. */
  write(value: unknown, context: FormatContext): string | undefined;
  /**
   * The number format of an Excel cell; without one the cell is text. One that ends with `%` is for values in percent,
   * which are divided by 100.
   */
  excel: string | ((value: number, currency: string) => string) | undefined;
  /** Whether values are compared by their digits, and so are aligned to the right. */
  numeric: boolean;
  /** Whether a value is too short to wrap. */
  nowrap: boolean;
}

const laidOut = (written: string, { isDrawn }: FormatContext) => (isDrawn ? oneLine(written) : written);

const figure = (
  write: (value: Decimal, context: FormatContext) => string,
  fits: readonly string[],
  excel: Format['excel'],
): Format => ({
  fits,
  write(value, context) {
    const found = readDecimal(value);
    return found === undefined ? undefined : laidOut(write(found, context), context);
  },
  excel,
  numeric: true,
  nowrap: false,
});

const time = (
  read: (value: string) => string | undefined,
  write: (value: string, locale: string) => string,
  rest: Pick<Format, 'fits' | 'excel' | 'nowrap'>,
): Format => ({
  ...rest,
  write(value, context) {
    const found = typeof value === 'string' ? read(value) : undefined;
    return found === undefined ? undefined : laidOut(write(found, context.locale), context);
  },
  numeric: false,
});

const word = (write: Format['write'], ...fits: string[]): Format => ({
  fits,
  write(value, context) {
    const found = write(value, context);
    return found !== undefined && context.isDrawn ? isolated(found) : found;
  },
  excel: undefined,
  numeric: false,
  nowrap: false,
});

/** The formats for values in the portal's own form. */
const own = {
  text: word(asText, 'string', 'country'),
  label: word(
    (value) => (typeof value === 'string' || typeof value === 'number' ? label(value) : undefined),
    'enum',
    'string',
    'country',
  ),
  money: figure(
    (value, { currency, locale }) => money(value, currency, locale),
    ['money', 'price'],
    (_, currency) => moneyCode(currency),
  ),
  price: figure(
    (value, { currency, locale }) => price(value, currency, locale),
    ['price'],
    (_, currency) => moneyCode(currency, 4),
  ),
  percent: figure((value, { locale }) => percent(value, locale), ['percent', 'points'], '0.00%'),
  points: figure((value, { locale }) => points(value, locale), ['points', 'percent'], '0.00'),
  number: figure((value, { locale }) => number(value, locale), ['number', 'months'], plainCode),
  units: figure((value, { locale }) => units(value, locale), ['units'], '#,##0.0000'),
  months: figure((value, { locale }) => months(value, locale), ['months'], '0'),
  // Not a count: a year is written without group separators.
  year: figure(
    (value, { locale }) => formatNumber(value, locale, { useGrouping: false, maximumFractionDigits: 0 }),
    ['year'],
    '0',
  ),
  date: time((value) => dayOf(value, 'date'), date, { fits: ['date'], excel: 'yyyy-mm-dd', nowrap: true }),
  month: time(readMonth, month, { fits: ['month'], excel: 'mmm yyyy', nowrap: true }),
  dateTime: time(readMoment, dateTime, { fits: ['date-time'], excel: 'yyyy-mm-dd hh:mm', nowrap: true }),
  country: word((value, { locale }) => (typeof value === 'string' ? country(value, locale) : undefined), 'country'),
  flag: word(flag, 'flag'),
  fileSize: figure((value, { locale }) => fileSize(value, locale), ['fileSize'], plainCode),
} satisfies Record<string, Format>;

export type FormatKind = keyof typeof own | FormKind;

/** The formats for values in other forms, which show them as the portal's own. */
const ofForms = () =>
  Object.fromEntries(
    Object.entries(valueForms).map(([kind, { as, read }]): [string, Format] => {
      const write: Format['write'] = (value, context) => own[as].write(read(value, context.currency), context);
      return [kind, { ...own[as], fits: [kind], write }];
    }),
  );

/** Every format that the description uses; code that no description needs is not shipped. */
export const formats = (hasOtherApis ? { ...own, ...ofForms() } : own) as Readonly<Record<FormatKind, Format>>;

/** The format in which a value is shown and calculated with, once it has been read. */
export const readAs = (kind: FormatKind): FormatKind => (hasOtherApis ? shownAs(kind) : kind);

/** A value in the portal's own form; undefined if it cannot be read. */
export const readValue = (kind: FormatKind | undefined, value: unknown, currency: unknown): unknown =>
  hasOtherApis && kind && isForm(kind) ? valueForms[kind].read(value, currency) : value;

/** An entered number or day in the form of this kind; NaN if it cannot be written. */
export const writtenValue = (kind: FormatKind, value: number | string, currency: unknown): unknown =>
  hasOtherApis && isForm(kind) ? valueForms[kind].write(value, currency) : value;

/**
 * The formats of figures that say how much; a year does not. A phone shows the first such column of a table as the
 * amount of a row, and a chart draws them.
 */
export const measures = ['money', 'price', 'percent', 'points', 'number', 'units'] as const satisfies FormatKind[];

/** Whether a format fits amounts of money, which can be hidden. */
export const isAmount = (kind: FormatKind): boolean =>
  formats[readAs(kind)].fits.some((described) => described === 'money' || described === 'price');

/** Whether a format is for values in percent, which Excel divides by 100. */
export const isPercentage = (kind: FormatKind): boolean => {
  const { excel } = formats[kind];
  return typeof excel === 'string' && excel.endsWith('%');
};

/** Whether a format is for figures, dates and the like, which stay on one line. */
export const isFigure = (kind: FormatKind): boolean => formats[kind].numeric || formats[kind].nowrap;

/** The formats that fit a value, by how the description declares it, the default one first. */
export function formatsFor(described: string): FormatKind[] {
  if (isForm(described)) return [described];
  const names = Object.keys(own) as (keyof typeof own)[]; // The record is closed.
  const fitting = names.filter((name) => own[name].fits.includes(described));
  const [usual, others] = [true, false].map((is) => fitting.filter((name) => (own[name].fits[0] === described) === is));
  return [...(usual ?? []), ...(others ?? [])];
}

function plainCode(value: number): string {
  return Number.isInteger(value) ? '#,##0' : '#,##0.00';
}

function flag(value: unknown): string | undefined {
  if (value === 1 || value === true) return text.values.yes;
  return value === 0 || value === false ? text.values.no : undefined;
}

/** A value as it came; undefined if it has no readable text. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}
