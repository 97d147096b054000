import type { LeftOut, LoadedTotal } from '../../files/export/exportTable.ts';
import type { Format } from '../../screen/useFormat.ts';
import { isZero } from '../../values/decimal.ts';
import { text } from '../../values/text/text.ts';
import type { Total } from './tableRows.ts';

/** A total with what it counts, or with the reason if there is none. */
export type KnownTotal = LoadedTotal & { about?: string | undefined; why?: string | undefined };

/**
 * Totals in words, an amount for each currency, with what they do not count. Zeros are left out, unless the first total
 * has nothing else.
 */
export const shownTotals = (totals: readonly KnownTotal[], format: Format): Total[] =>
  totals.flatMap(({ label, format: kind, amounts, left = [], about, why }, at) => {
    const news = amounts.filter(({ value }) => !isZero(value));
    const isNothing = news.length === 0 && amounts.length > 0;
    if (isNothing && left.length === 0 && at > 0) return [];
    const lines = (isNothing ? amounts.slice(0, 1) : news).map(({ value, currency }) => format(kind, value, currency));
    return [
      {
        label,
        amounts: lines.length > 0 ? lines : [text.values.unknown],
        about,
        note: why ?? leftInWords(left, format),
      },
    ];
  });

/** What no total counts; undefined if every row counts. */
export function leftInWords(left: readonly LeftOut<unknown>[], format: Format): string | undefined {
  if (left.length === 0) return undefined;
  const parts = left.map(({ state, count, amounts }) => {
    const written = amounts.map(({ value, currency }) => format('money', value, currency)).join(text.values.list);
    return `${text.list.payments(state, format('number', count), count)} ${written}`;
  });
  return text.list.notCounted(parts.join(text.values.list));
}
