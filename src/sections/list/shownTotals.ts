import type { LeftOut, LoadedTotal } from '../../export/exportTable.ts';
import type { Format } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import type { Total } from './tableRows.ts';

/** A total with the reason if there is none, or with what is counted. */
export type KnownTotal = LoadedTotal & { about?: string | undefined };

/** A total in words, a line for each currency, with what it does not count. */
export function shownTotal({ label, format: kind, amounts, left = [], about }: KnownTotal, format: Format): Total {
  const lines = amounts.map(({ value, currency }) => format(kind, value, currency));
  const notes = [about, leftInWords(left, format)].filter((note) => note !== undefined);
  return {
    label,
    amounts: lines.length > 0 ? lines : [text.values.unknown],
    about: notes.length > 0 ? notes.join(' ') : undefined,
  };
}

/** What no total counts; undefined if every row counts. */
export function leftInWords(left: readonly LeftOut<unknown>[], format: Format): string | undefined {
  if (left.length === 0) return undefined;
  const parts = left.map(({ state, count, amounts }) => {
    const written = amounts.map(({ value, currency }) => format('money', value, currency)).join(text.values.list);
    return `${text.list.payments(state, format('number', count), count)} ${written}`;
  });
  return text.list.notCounted(parts.join(text.values.list));
}
