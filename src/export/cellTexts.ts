import { type FormatKind, formats } from '../format/formats.ts';
import { formatValue } from '../format/formatValue.ts';

const mostKnown = 1000;

/**
 * Makes what a column's values become in a file. For a date, a label or a text that is made once, however many rows have
 * it; of those the first ones are kept.
 */
export function madeOnce<Made extends NonNullable<unknown>>(
  kind: FormatKind,
  make: (value: unknown, currency: string) => Made,
): (value: unknown, currency: string) => Made {
  const known = new Map<unknown, Made>();
  return (value, currency) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    const made = make(value, currency);
    if (!formats[kind].numeric && typeof value === 'string' && known.size < mostKnown) known.set(value, made);
    return made;
  };
}

/** Formats the values of a column, each once. */
export const cellTexts = (kind: FormatKind, locale: string) =>
  madeOnce(kind, (value, currency) => formatValue(kind, value, { locale, currency }));
