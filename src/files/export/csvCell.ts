import { cached } from '../../values/cached.ts';
import { atClockHere, dayOf, isCalendarDate, readMoment, readMonth } from '../../values/calendar.ts';
import { readDecimal } from '../../values/decimal.ts';
import { exactSum } from '../../values/exactSum.ts';
import { type FormatContext, type FormatKind, formats, isAmount } from '../../values/formats.ts';
import { formatValue } from '../../values/formatValue.ts';
import { numberFormat } from '../../values/intlCache.ts';
import { cellText } from './cellText.ts';

const signs = new Map<string, '.' | ','>();

/** The sign between digits and decimals that spreadsheets of a language expect: a point or a comma. */
export function decimalSign(locale: string): '.' | ',' {
  return cached(signs, locale, () => {
    const parts = numberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1);
    return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
  });
}

/**
 * A value as programs in the language read it: digits with a decimal sign, amounts with at least the decimals of their
 * currency, days and moments in ISO 8601, everything else as the table shows it; empty if there is none.
 */
export function csvCell(kind: FormatKind, value: unknown, context: FormatContext): string {
  if (value === null || value === undefined || value === '') return '';
  const { numeric, excel } = formats[kind];
  const figure = numeric ? readDecimal(value) : undefined;
  if (figure !== undefined) {
    const code = isAmount(kind) && typeof excel === 'function' ? excel(Number(figure), context.currency ?? '') : '';
    const [, decimals = ''] = code.split('.');
    // Writes very large and very small numbers without an exponent.
    const [whole = '', fraction = ''] = String(exactSum([figure])).split('.');
    return [whole, fraction.padEnd(decimals.length, '0')].filter(Boolean).join(decimalSign(context.locale));
  }
  const moment =
    !numeric && typeof excel === 'string' && typeof value === 'string' ? readTime(value, excel) : undefined;
  return moment ?? cellText(formatValue(kind, value, context));
}

/**
 * What a text is read as depends on what its Excel format shows: months, days or moments. A moment is written as the
 * reader's clock has it, so that its day is the one on the screen.
 */
function readTime(value: string, format: string): string | undefined {
  if (!format.includes('d')) return readMonth(value);
  if (!format.includes('h') || isCalendarDate(value)) return dayOf(value, 'date');
  const moment = readMoment(value);
  return moment && atClockHere(moment);
}
