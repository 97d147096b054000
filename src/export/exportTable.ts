import type { CalendarDate } from '../format/calendar.ts';
import type { FormatKind } from '../format/formats.ts';

/** The kinds of file a table can be had as. */
export type FileKind = 'pdf' | 'excel';

/** A column of a table, as its config has it. */
export interface ReportColumn {
  field: string;
  label: string;
  format: FormatKind;
}

/** What a file says of itself, above its rows. */
export interface ExportTable {
  brand: string;
  title: string;
  investor: string | undefined;
  /** What the rows are narrowed to, a line each. */
  filter: readonly string[];
  /** The day it was made. */
  date: CalendarDate;
  locale: string;
  columns: readonly ReportColumn[];
}

/** The values of one row in the order of the columns, and the currency of its amounts. */
export interface ReportRow {
  values: readonly unknown[];
  currency: string;
}

/** What the page tells a worker: the report first, then its rows in portions, then that this was all. */
export type ToWorker = { kind: 'report'; report: ExportTable } | { kind: 'rows'; rows: ReportRow[] } | { kind: 'end' };

/** What comes back, once. */
export type FromWorker = { kind: 'file'; file: Blob } | { kind: 'failed'; message: string };
