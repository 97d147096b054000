import { date } from '../format/date.ts';
import { number } from '../format/number.ts';
import { text } from '../text/text.ts';
import type { ExportTable } from './exportTable.ts';

/** The lines between a report's title and its rows: the investor, the filter, and the date of the export. */
export function reportHead(report: Omit<ExportTable, 'totals'>, rows: number): string[] {
  const made = text.export.made(date(report.date, report.locale), number(rows, report.locale), rows);
  return [report.investor, report.filter.join(' · ') || undefined, made].filter((line) => line !== undefined);
}
