import writeExcelFile, { type CellObject, type Row, type SheetData } from 'write-excel-file/universal';
import { formats } from '../format/formats.ts';
import { formatValue } from '../format/formatValue.ts';
import { text } from '../text/text.ts';
import { excelCell } from './excelCell.ts';
import { excelText } from './excelText.ts';
import type { ExportTable, ReportRow } from './exportTable.ts';
import { reportHead } from './reportHead.ts';

const [narrowest, widest] = [10, 60];
/** The number of rows that are measured for the width of a column. */
const measuredRows = 500;
const longestName = 31;

/** Makes a workbook of one sheet: the report's head, the rows below a frozen header, and the totals. */
export function excelFile(report: ExportTable, rows: readonly ReportRow[]): Promise<Blob> {
  const { columns, locale } = report;
  const above = headOf(report, rows.length);
  const header = columns.map(
    ({ label, format }): CellObject => ({
      value: excelText(label),
      fontWeight: 'bold',
      align: formats[format].numeric ? 'right' : 'left',
      bottomBorderStyle: 'thin',
    }),
  );
  const body = rows.map(({ values, currency }): Row => {
    const context = { locale, currency };
    return columns.map(({ format }, index) => excelCell(format, values[index], context));
  });
  const below = sumsOf(report);
  const data: SheetData = [...above, header, ...body, ...(below.length > 0 ? [[], ...below] : [])];
  return writeExcelFile(data, {
    sheet: sheetName(report.title),
    stickyRowsCount: above.length + 1,
    columns: columns.map((_, index) => ({ width: widthOf(index, report, rows) })),
  }).toBlob();
}

function headOf(report: ExportTable, rows: number): SheetData {
  const title = excelText(`${report.brand} · ${report.title}`);
  const lines = reportHead(report, rows).map((line): Row => [{ value: excelText(line) }]);
  return [[{ value: title, fontWeight: 'bold', fontSize: 14 }], ...lines];
}

/** A row for each total and currency: its label, and its amount as a number. */
function sumsOf({ totals, locale }: ExportTable): SheetData {
  return totals.flatMap(({ label, format, amounts }) =>
    amounts.map(({ value, currency }): Row => {
      const cell = excelCell(format, value, { locale, currency }) ?? { type: String, value: text.values.unknown };
      return [
        { value: excelText(label), fontWeight: 'bold' },
        { ...cell, fontWeight: 'bold', align: 'right' },
      ];
    }),
  );
}

/** The width of a column in characters, the unit of spreadsheets. */
function widthOf(index: number, { columns, locale }: ExportTable, rows: readonly ReportRow[]): number {
  const column = columns[index];
  if (!column) return narrowest;
  const lengths = rows
    .slice(0, measuredRows)
    .map(({ values, currency }) => formatValue(column.format, values[index], { locale, currency }).length);
  // Amounts include their currency code.
  const extra = column.format === 'money' ? 4 : 2;
  return Math.min(Math.max(narrowest, column.label.length + 2, Math.max(0, ...lengths) + extra), widest);
}

/** The title without the characters that sheet names must not have. */
function sheetName(title: string): string {
  const name = title
    .replace(/[[\]/\\:*?]/g, ' ')
    .slice(0, longestName)
    .replace(/^['\s]+|['\s]+$/g, '');
  return name || 'Export';
}
