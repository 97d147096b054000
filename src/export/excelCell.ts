import type { CellObject } from 'write-excel-file/universal';
import { type CalendarDate, readDay, readMoment, readMonth } from '../format/calendar.ts';
import { readDecimal } from '../format/decimal.ts';
import { type FormatKind, formatValue, isNumeric } from '../format/formatValue.ts';
import { currencyDigits } from '../format/money.ts';
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
  const figure = isNumeric(kind) ? readDecimal(value) : undefined;
  const typed =
    figure === undefined
      ? typeof value === 'string' && dateCell(kind, value)
      : numberCell(kind, Number(figure), context.currency);
  return typed || { type: String, value: excelText(formatValue(kind, value, context)) };
}

function numberCell(kind: FormatKind, value: number, currency: string): CellObject | undefined {
  const format = numberFormat(kind, value, currency);
  return format ? { type: Number, value: kind === 'percent' ? share(value) : value, format } : undefined;
}

function numberFormat(kind: FormatKind, value: number, currency: string): string | undefined {
  if (kind === 'money') return amountFormat(currency, currencyDigits(currency));
  if (kind === 'price') return amountFormat(currency, 4);
  if (kind === 'percent') return '0.00%';
  if (kind === 'points') return '0.00';
  if (kind === 'year') return '0';
  if (kind === 'units') return '#,##0.0000';
  if (kind === 'number' || kind === 'fileSize') return Number.isInteger(value) ? '#,##0' : '#,##0.00';
  return undefined;
}

function amountFormat(currency: string, digits: number): string {
  const amount = digits > 0 ? `#,##0.${'0'.repeat(digits)}` : '#,##0';
  return isCurrencyCode(currency) ? `[$${currency}] ${amount}` : amount;
}

/** The library writes dates by their UTC; so a day is midnight there, whatever the reader's time zone. */
function dateCell(kind: FormatKind, value: string): CellObject | undefined {
  if (kind === 'month') return dayCell(readMonth(value)?.concat('-01'), 'mmm yyyy');
  if (kind === 'date') return dayCell(readDay(value), 'yyyy-mm-dd');
  if (kind !== 'dateTime') return undefined;
  const moment = readMoment(value);
  return moment === undefined || moment.length === 10 ? dayCell(moment, 'yyyy-mm-dd') : momentCell(new Date(moment));
}

function dayCell(day: CalendarDate | undefined, format: string): CellObject | undefined {
  return day === undefined ? undefined : { type: Date, value: new Date(`${day}T00:00:00Z`), format };
}

/** A moment as the reader's clock shows it: a spreadsheet knows no time zones. */
function momentCell(moment: Date): CellObject {
  const here = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return { type: Date, value: here, format: 'yyyy-mm-dd hh:mm' };
}
