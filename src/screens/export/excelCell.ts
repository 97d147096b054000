import type { CellObject } from 'write-excel-file/universal';
import { isCalendarDate } from '../../format/calendar.ts';
import { type FormatKind, formatValue } from '../../format/formatValue.ts';
import { excelText } from './excelText.ts';

/** What the meaning of a value depends on besides its kind. */
export interface ExcelContext {
  locale: string;
  currency: string;
}

const isCurrencyCode = (currency: string) => /^[A-Z]{3}$/.test(currency);

/** Dividing by a hundred leaves traces in the sixteenth digit. */
const share = (percent: number) => Number((percent / 100).toPrecision(15));

/** A cell whose value calculates and sorts as what it is; a value that does not fit its kind is its text, none is empty. */
export function excelCell(kind: FormatKind, value: unknown, context: ExcelContext): CellObject | null {
  if (value === null || value === undefined || value === '') return null;
  const typed =
    typeof value === 'number' && Number.isFinite(value)
      ? numberCell(kind, value, context.currency)
      : typeof value === 'string' && dateCell(kind, value);
  return typed || { type: String, value: excelText(formatValue(kind, value, context)) };
}

function numberCell(kind: FormatKind, value: number, currency: string): CellObject | undefined {
  const format = numberFormat(kind, value, currency);
  return format ? { type: Number, value: kind === 'percent' ? share(value) : value, format } : undefined;
}

function numberFormat(kind: FormatKind, value: number, currency: string): string | undefined {
  if (kind === 'money') return isCurrencyCode(currency) ? `[$${currency}] #,##0.00` : '#,##0.00';
  if (kind === 'price') return isCurrencyCode(currency) ? `[$${currency}] #,##0.0000` : '#,##0.0000';
  if (kind === 'percent') return '0.00%';
  if (kind === 'points') return '0.00';
  if (kind === 'year') return '0';
  if (kind === 'units') return '#,##0.0000';
  if (kind === 'number' || kind === 'fileSize') return Number.isInteger(value) ? '#,##0' : '#,##0.00';
  return undefined;
}

/** The library writes dates by their UTC; so a day is midnight there, whatever the reader's time zone. */
function dateCell(kind: FormatKind, value: string): CellObject | undefined {
  if (kind === 'dateTime' && value.length > 10) return momentCell(new Date(value));
  const day = kind === 'month' && value.length === 7 ? `${value}-01` : value;
  if ((kind !== 'date' && kind !== 'month' && kind !== 'dateTime') || !isCalendarDate(day)) return undefined;
  return { type: Date, value: new Date(`${day}T00:00:00Z`), format: kind === 'month' ? 'mmm yyyy' : 'yyyy-mm-dd' };
}

/** A moment as the reader's clock shows it: a spreadsheet knows no time zones. */
function momentCell(moment: Date): CellObject | undefined {
  if (Number.isNaN(moment.getTime())) return undefined;
  const here = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return { type: Date, value: here, format: 'yyyy-mm-dd hh:mm' };
}
