import { type Decimal, readDecimal } from './decimal.ts';
import { numberFormat } from './intlCache.ts';
import { text } from './text/text.ts';

/** A number that may be missing: JSON has neither `NaN` nor `undefined`, but fields can be optional. */
export type MaybeNumber = Decimal | null | undefined;

const minus = '−';

/**
 * Formats a number with Intl, with a true minus sign, but none before a rounded zero; `–` for anything but a finite
 * number.
 */
export function formatNumber(value: MaybeNumber, locale: string, options: Intl.NumberFormatOptions): string {
  const found = readDecimal(value);
  if (found === undefined) return text.values.unknown;
  const format = numberFormat(locale, { signDisplay: 'negative', ...options });
  const written = format.format(found);
  return Number(found) < 0 ? written.replace(signOf(format), minus) : written;
}

const signs = new WeakMap<Intl.NumberFormat, string>();

/** The sign of a formatter; taking every number apart to find it would take ten times as long. */
function signOf(format: Intl.NumberFormat): string {
  const known = signs.get(format);
  if (known !== undefined) return known;
  const found = format.formatToParts(-1).find(({ type }) => type === 'minusSign')?.value ?? minus;
  signs.set(format, found);
  return found;
}

/** A count or plain figure with at most two decimals: `1,204`. */
export function number(value: MaybeNumber, locale: string): string {
  return formatNumber(value, locale, { maximumFractionDigits: 2 });
}

/** Fund units and unit prices, always with four decimals: `2,515.1042`. */
export function units(value: MaybeNumber, locale: string): string {
  return formatNumber(value, locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
}

/** A percentage in percent, as the API sends it: `7.25` is `7.25%`. */
export function percent(value: MaybeNumber, locale: string, digits = 2): string {
  return formatNumber(value, locale, {
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** A length of time in whole months: `18 months`. */
export function months(value: MaybeNumber, locale: string): string {
  return formatNumber(value, locale, {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
}

/** The difference between two percentages, in percentage points: `8.46 pts`. */
export function points(value: MaybeNumber, locale: string): string {
  const written = formatNumber(value, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return written === text.values.unknown ? written : text.values.points(written);
}

const sizes = ['kilobyte', 'megabyte', 'gigabyte'] as const;

const digitsOf = (step: number) => (step === 0 ? 0 : 1);

/** A file's size in the most readable unit: `245 kB`, `1.2 MB`. */
export function fileSize(bytes: MaybeNumber, locale: string): string {
  const count = Number(bytes ?? 0);
  if (!(count >= 1000)) {
    return formatNumber(bytes, locale, { style: 'unit', unit: 'byte', unitDisplay: 'long', maximumFractionDigits: 0 });
  }
  let [step, size] = [0, count / 1000];
  // Compares the rounded size: 999,500 bytes would otherwise be "1,000 kB".
  while (step < sizes.length - 1 && Number(size.toFixed(digitsOf(step))) >= 1000)
    [step, size] = [step + 1, size / 1000];
  return formatNumber(size, locale, { style: 'unit', unit: sizes[step], maximumFractionDigits: digitsOf(step) });
}
