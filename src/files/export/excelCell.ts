import type { CellObject } from 'write-excel-file/universal';
import { type CalendarDate, dayOf, readMoment, readMonth } from '../../values/calendar.ts';
import { readDecimal } from '../../values/decimal.ts';
import { type FormatKind, formats } from '../../values/formats.ts';
import { formatValue } from '../../values/formatValue.ts';
import { excelText } from './excelText.ts';

/** What the meaning of a value depends on besides its format. */
export interface ExcelContext {
  locale: string;
  currency: string;
}

/** Dividing by a hundred leaves rounding errors in the sixteenth digit. */
const share = (percent: number) => Number((percent / 100).toPrecision(15));

/**
 * A cell with a typed value that calculates and sorts; a value that does not fit its format becomes text, a missing one
 * null.
 */
export function excelCell(kind: FormatKind, value: unknown, context: ExcelContext): CellObject | null {
  if (value === null || value === undefined || value === '') return null;
  const { numeric, excel } = formats[kind];
  const figure = numeric ? readDecimal(value) : undefined;
  const typed =
    figure === undefined
      ? typeof value === 'string' && typeof excel === 'string' && timeCell(value, excel)
      : numberCell(Number(figure), typeof excel === 'function' ? excel(Number(figure), context.currency) : excel);
  return typed || { type: String, value: excelText(formatValue(kind, value, context)) };
}

function numberCell(value: number, format: string | undefined): CellObject | undefined {
  return format ? { type: Number, value: format.endsWith('%') ? share(value) : value, format } : undefined;
}

/** The library writes dates in UTC, so a day is written as midnight UTC, whatever the user's time zone. */
function timeCell(value: string, format: string): CellObject | undefined {
  if (!format.includes('d')) return dayCell(readMonth(value)?.concat('-01'), format);
  const [day = format] = format.split(' ');
  if (day === format) return dayCell(dayOf(value, 'date'), format);
  const moment = readMoment(value);
  return moment === undefined || moment.length === 10 ? dayCell(moment, day) : momentCell(new Date(moment), format);
}

function dayCell(day: CalendarDate | undefined, format: string): CellObject | undefined {
  return day === undefined ? undefined : { type: Date, value: new Date(`${day}T00:00:00Z`), format };
}

/** A moment in the user's time zone: spreadsheets have no time zones. */
function momentCell(moment: Date, format: string): CellObject {
  const here = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return { type: Date, value: here, format };
}
