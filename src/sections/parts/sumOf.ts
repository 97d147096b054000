import type { Column } from '../../config/kinds/table.ts';
import type { Decimal } from '../../format/decimal.ts';
import { exactSum } from '../../format/exactSum.ts';
import { formats } from '../../format/formats.ts';
import { type AnswerData, decimalIn } from '../../frame/fields.ts';
import type { Format } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';

/** The first row whose amount cannot be read; one without an amount has nothing to read. */
function unreadableIn(rows: readonly AnswerData[], field: string): AnswerData | undefined {
  return rows.find((row) => (row[field] ?? '') !== '' && decimalIn(row, field) === undefined);
}

/** Why amounts are not added up: the row whose amount cannot be read, by what names it, and what is there instead. */
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
 * The sum of an amount over rows, written: exact, and each currency for itself. A dash where one of them cannot be read,
 * since the sum of the others would pass for that of all.
 */
export function sumOf(rows: readonly AnswerData[], field: string, format: Format): string {
  const amounts = new Map<unknown, Decimal[]>();
  for (const row of rows) {
    const amount = decimalIn(row, field);
    if (amount === undefined) continue;
    const known = amounts.get(row.currency);
    if (known) known.push(amount);
    else amounts.set(row.currency, [amount]);
  }
  if (amounts.size === 0 || unreadableIn(rows, field)) return text.values.unknown;
  return [...amounts].map(([currency, all]) => format('money', exactSum(all), currency)).join(text.values.list);
}
