import type { CalendarDate } from '../format/calendar.ts';
import type { FormatKind } from '../format/formats.ts';

/** The file types that a table can be exported to. */
export type FileKind = 'pdf' | 'excel';

/** A column of a table, as in its config. */
export interface ReportColumn {
  field: string;
  label: string;
  format: FormatKind;
}

/** A table to export: the head of the file, and its columns. */
export interface ExportTable {
  brand: string;
  title: string;
  investor: string | undefined;
  /** The current filter, one line per restriction. */
  filter: readonly string[];
  /** The day of the export. */
  date: CalendarDate;
  locale: string;
  columns: readonly ReportColumn[];
}

/** The values of one row in the order of the columns, and the currency of its amounts. */
export interface ReportRow {
  values: readonly unknown[];
  currency: string;
}

/** Messages from the page to a worker: first the report, then its rows in portions, then the end. */
export type ToWorker = { kind: 'report'; report: ExportTable } | { kind: 'rows'; rows: ReportRow[] } | { kind: 'end' };

/** The single message that the worker sends back. */
export type FromWorker = { kind: 'file'; file: Blob } | { kind: 'failed'; message: string };
