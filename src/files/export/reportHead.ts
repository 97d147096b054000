import { date } from '../../values/date.ts';
import { number } from '../../values/number.ts';
import { text } from '../../values/text/text.ts';
import type { ExportTable } from './exportTable.ts';

/** The lines between a report's title and its rows: the investor, the filter, the date, and what is missing. */
export function reportHead(report: Omit<ExportTable, 'totals'>, rows: number): string[] {
  const made = text.export.made(date(report.date, report.locale), number(rows, report.locale), rows);
  const { investor, filter, partial } = report;
  return [investor, filter.join(' · ') || undefined, made, partial].filter((line) => line !== undefined);
}
