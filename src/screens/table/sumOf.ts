import type { Format } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { type Fields, numberIn } from '../fields.ts';

/** The sum of an amount over rows, written; added up in cents, and each currency for itself. */
export function sumOf(rows: readonly Fields[], field: string, format: Format): string {
  const cents = new Map<unknown, number>();
  for (const row of rows) {
    const amount = numberIn(row, field);
    if (amount !== undefined) cents.set(row.currency, (cents.get(row.currency) ?? 0) + Math.round(amount * 100));
  }
  if (cents.size === 0) return text.values.unknown;
  return [...cents].map(([currency, sum]) => format('money', sum / 100, currency)).join(text.values.list);
}
