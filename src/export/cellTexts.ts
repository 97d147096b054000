import { type FormatKind, formats } from '../format/formats.ts';
import { formatValue } from '../format/formatValue.ts';

const mostKnown = 1000;

/**
 * Formats the values of a column. A date or a label is formatted once, however many rows have it; of texts, the first
 * ones are kept.
 */
export function cellTexts(kind: FormatKind, locale: string): (value: unknown, currency: string) => string {
  const known = new Map<unknown, string>();
  return (value, currency) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    const written = formatValue(kind, value, { locale, currency });
    if (!formats[kind].numeric && typeof value === 'string' && known.size < mostKnown) known.set(value, written);
    return written;
  };
}
