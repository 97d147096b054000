import type { Column } from '../../config/kinds/table.ts';
import { formats } from '../../format/formats.ts';
import { type AnswerData, numberIn } from '../../frame/fields.ts';
import type { Format } from '../../portal/useFormat.ts';
import type { DataSort } from '../../widgets/dataColumn.ts';

interface Writing {
  format: Format;
  locale: string;
}

type Keyed = { row: AnswerData; key: string | number | null };

/**
 * Sorts rows by what a column shows: labels by their text, figures by value. Rows without a value, or with a text among
 * figures, come last.
 */
export function sorted(
  rows: readonly AnswerData[],
  sort: DataSort | undefined,
  columns: readonly Column[],
  { format, locale }: Writing,
): readonly AnswerData[] {
  if (!sort) return rows;
  const kind = columns.find(({ field }) => field === sort.by)?.format;
  const isFigure = kind !== undefined && formats[kind].numeric;
  const keyed = rows.map((row): Keyed => {
    const value = row[sort.by];
    if (isFigure) return { row, key: numberIn(row, sort.by) ?? null };
    if (typeof value === 'number') return { row, key: value };
    if (typeof value !== 'string' || value === '') return { row, key: null };
    return { row, key: kind === 'label' ? format('label', value) : value };
  });
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort.dir === 'desc' ? -1 : 1;
  return keyed
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      if (typeof a.key === 'number' && typeof b.key === 'number') return sign * (a.key - b.key);
      return sign * compare(String(a.key), String(b.key));
    })
    .map(({ row }) => row);
}
