import type { ExportTable, ReportRow } from '../../../src/files/export/exportTable.ts';
import type { FormatKind } from '../../../src/values/formats.ts';

/** A report with columns of these formats, named after them. */
export function reportOf(kinds: readonly FormatKind[], changes: Partial<ExportTable> = {}): ExportTable {
  return {
    brand: 'Northline Capital',
    logo: undefined,
    title: 'Portfolio Activity',
    investor: 'Tremblay Holdings Inc.',
    filter: ['Period: All Time', 'Type: Reinvestment'],
    date: '2026-07-10',
    locale: 'en-CA',
    columns: kinds.map((format) => ({ field: format, label: format, format })),
    totals: [],
    ...changes,
  };
}

export const rowOf = (...values: unknown[]): ReportRow => ({ values, currency: 'CAD' });
