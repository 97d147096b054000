import type { Column } from '../../config/kinds/table.ts';
import { readDecimal } from '../../format/decimal.ts';
import { plain } from '../../format/plain.ts';
import type { AnswerData } from '../../frame/fields.ts';
import type { Format } from '../../portal/useFormat.ts';

/** The searchable text of each row: everything its columns show, with figures also written without commas. */
export function searchableText(rows: readonly AnswerData[], columns: readonly Column[], format: Format): string[] {
  return rows.map((row) =>
    plain(
      columns
        .map(({ field, format: kind }) => {
          const value = row[field];
          const shown = format(kind, value, row.currency);
          return readDecimal(value) === undefined ? shown : `${shown}\n${value}`;
        })
        .join('\n'),
    ),
  );
}

/** The rows whose text contains every word of the search. */
export function searched(rows: readonly AnswerData[], texts: readonly string[], search: string): AnswerData[] {
  const words = plain(search).split(/\s+/);
  return rows.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
}
