import type { FormatKind } from '../format/formats.ts';
import { formatValue } from '../format/formatValue.ts';
import { madeOnce } from './madeOnce.ts';

/** Formats the values of a column. */
export const cellTexts = (kind: FormatKind, locale: string) =>
  madeOnce(kind, (value, currency) => formatValue(kind, value, { locale, currency }));
