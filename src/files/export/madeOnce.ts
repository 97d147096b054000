import { type FormatKind, formats } from '../../values/formats.ts';

const mostKnown = 1000;

/**
 * Converts the values of a column for a file: a date, a label or a text once, however many rows have it. Only the first
 * thousand are remembered.
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
