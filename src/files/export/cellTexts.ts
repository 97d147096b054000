import { asText } from '../../values/formats.ts';
import { formatValue } from '../../values/formatValue.ts';
import type { ReportColumn } from './exportTable.ts';
import { madeOnce } from './madeOnce.ts';

/** Formats the values of a column. */
export const cellTexts = ({ format, written }: ReportColumn, locale: string) =>
  written
    ? (value: unknown) => asText(value) ?? ''
    : madeOnce(format, (value, currency) => formatValue(format, value, { locale, currency }));
