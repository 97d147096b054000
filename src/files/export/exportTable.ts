import type { CalendarDate } from '../../values/calendar.ts';
import type { FormatKind } from '../../values/formats.ts';
import type { FontAddresses } from './pdfFonts.ts';

/** The file types that a table can be exported to. */
export type FileKind = 'pdf' | 'excel' | 'csv';

/** A column of a table, as in its config. */
export interface ReportColumn {
  field: string;
  label: string;
  format: FormatKind;
  /** The amounts are hidden; the format is that of the text in their place. */
  isHidden?: true;
  /** Its values are already texts for paper, aligned to this side; an empty one stays empty. */
  written?: 'left' | 'right';
}

/** A row that heads a group of rows, or sums it up; only for paper. */
export type RowRole = 'group' | 'sum';

/** A line of figures above the rows. */
export interface SummaryLine {
  label: string;
  parts: readonly { text: string; look?: 'strong' | 'muted' }[];
}

/** Amounts of one thing, one for each currency; an amount that is not known is null. */
type Amounts<Currency> = readonly { value: unknown; currency: Currency }[];

/** Payments that no total counts, such as those that failed: their state in words, how many, and how much. */
export interface LeftOut<Currency = string> {
  state: string;
  count: number;
  amounts: Amounts<Currency>;
}

/** A total over all rows that are settled. */
export interface ReportTotal<Currency = string> {
  label: string;
  format: FormatKind;
  amounts: Amounts<Currency>;
  left?: readonly LeftOut<Currency>[];
}

/** A total as the server or a section has it: its currency may be missing. */
export type LoadedTotal = ReportTotal<unknown>;

/** A picture as its pixels: red, green, blue and alpha, row by row. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** A table to export: the head of the file, its columns and its totals. */
export interface ExportTable {
  brand: string;
  /** The host's logo, for files with pictures. */
  logo: Pixels | undefined;
  title: string;
  investor: string | undefined;
  /** The current filter, one line per restriction. */
  filter: readonly string[];
  /** The day of the export. */
  date: CalendarDate;
  locale: string;
  columns: readonly ReportColumn[];
  totals: readonly ReportTotal[];
  /** On paper, what stands above the rows. */
  summary?: readonly SummaryLine[];
  /** On paper, what stands below the rows. */
  note?: string;
  /** How many of how many rows there are, if nothing proves that they are all. */
  partial?: string;
  /** In a workbook, the sheets before that of the rows and after it. */
  sheets?: { before: readonly Sheet[]; after: readonly Sheet[] };
}

/** A sheet of cells, whose first rows stay in view. */
export interface Sheet {
  name: string;
  frozen: number;
  rows: readonly (readonly SheetCell[])[];
}

/** A value, or a formula without its equals sign, whose result is an amount; null is an empty cell. */
export type SheetCell =
  | { value: unknown; format: FormatKind; currency?: string | undefined; isBold?: boolean }
  | { formula: string; currency: string }
  | null;

/** A cell with a text. */
export const textCell = (value: unknown, isBold = false): SheetCell => ({ value, format: 'text', isBold });

/** What is known only with the rows: totals, and whether something is missing. */
export type ReportEnd = Pick<ExportTable, 'totals' | 'partial' | 'sheets'>;

/** The values of one row in the order of the columns, and the currency of its amounts. */
export interface ReportRow {
  values: readonly unknown[];
  currency: string;
  /** The currencies of amounts that have another one, by their columns. */
  currencies?: readonly (string | undefined)[];
  role?: RowRole | undefined;
}

/** Makes a file of rows that come in portions. */
export interface FileMaker<File extends Blob | Promise<Blob> = Blob | Promise<Blob>> {
  add(rows: readonly ReportRow[]): void | Promise<void>;
  finish(end: ReportEnd): File;
}

/**
 * Messages from the page to a worker: first the report, then its rows in portions, then the end. Another report begins
 * another file.
 */
export type ToWorker =
  | {
      kind: 'report';
      report: Omit<ExportTable, 'totals'>;
      fonts: FontAddresses;
    }
  | { kind: 'rows'; rows: ReportRow[] }
  | ({ kind: 'end' } & ReportEnd);

/** The single message that the worker sends back. */
export type FromWorker = { kind: 'file'; file: Blob } | { kind: 'failed'; message: string };
