import { type AnswerData, currencyOf } from '../../screen/fields.ts';
import type { Format } from '../../screen/useFormat.ts';
import { readDecimal } from '../../values/decimal.ts';
import { plain } from '../../values/plain.ts';
import type { Column } from './options.ts';

/** The searchable text of each row: everything its columns show, with figures also without commas. */
export function searchableText(rows: readonly AnswerData[], columns: readonly Column[], format: Format): string[] {
  const writers = columns.map(({ field, format: kind }) => {
    // A date, a label or an amount is written once, however many rows have it.
    let known = new Map<unknown, string>();
    let currencyOfKnown: unknown;
    return (row: AnswerData) => {
      const value = row[field];
      const currency = currencyOf(row, field);
      if (currency !== currencyOfKnown) {
        known = new Map();
        currencyOfKnown = currency;
      }
      const found = known.get(value);
      if (found !== undefined) return found;
      const written = searchable(value, format(kind, value, currency));
      known.set(value, written);
      return written;
    };
  });
  return rows.map((row) => writers.map((write) => write(row)).join('\n'));
}

const searchable = (value: unknown, shown: string) =>
  plain(readDecimal(value) === undefined ? shown : `${shown}\n${value}`);

/** The rows whose text contains every word of the search. */
export function searched(rows: readonly AnswerData[], texts: readonly string[], search: string): AnswerData[] {
  const words = plain(search).split(/\s+/);
  return rows.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
}
