import type { Column } from '../../config/kinds/table.ts';
import type { Decimal } from '../../format/decimal.ts';
import { exactSum } from '../../format/exactSum.ts';
import { formats } from '../../format/formats.ts';
import { type AnswerData, decimalIn } from '../../frame/fields.ts';
import type { Format } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';

/** The first row with an amount that cannot be parsed; a row without an amount does not count. */
function unreadableIn(rows: readonly AnswerData[], field: string): AnswerData | undefined {
  return rows.find((row) => (row[field] ?? '') !== '' && decimalIn(row, field) === undefined);
}

/** Explains why there is no sum: names the row whose amount cannot be parsed, and the value found there. */
export function whyNoSum(
  rows: readonly AnswerData[],
  field: string,
  columns: readonly Column[],
  format: Format,
): string | undefined {
  const row = unreadableIn(rows, field);
  const name = columns.find(({ primary }) => primary) ?? columns.find((column) => !formats[column.format].numeric);
  if (!row || !name) return undefined;
  return text.table.notAdded(format(name.format, row[name.field]), format('money', row[field], row.currency));
}

/**
 * The exact sums of an amount over rows, one for each currency. None if one amount cannot be parsed, since the sum of
 * the others would look like the total.
 */
export function sumsOf(rows: readonly AnswerData[], field: string): { value: Decimal; currency: unknown }[] {
  const amounts = new Map<unknown, Decimal[]>();
  for (const row of rows) {
    const amount = decimalIn(row, field);
    if (amount === undefined) {
      if ((row[field] ?? '') !== '') return [];
      continue;
    }
    const known = amounts.get(row.currency);
    if (known) known.push(amount);
    else amounts.set(row.currency, [amount]);
  }
  return [...amounts].map(([currency, all]) => ({ value: exactSum(all), currency }));
}

/** The sums of an amount over rows in words; a dash if there are none. */
export function sumOf(rows: readonly AnswerData[], field: string, format: Format): string {
  return sumText(sumsOf(rows, field), format);
}

/** Sums that are known in words, one after the other. */
export function sumText(sums: ReturnType<typeof sumsOf>, format: Format): string {
  if (sums.length === 0) return text.values.unknown;
  return sums.map(({ value, currency }) => format('money', value, currency)).join(text.values.list);
}
