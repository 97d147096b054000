import { isAmount, isPercentage } from '../../values/formats.ts';
import { text } from '../../values/text/text.ts';
import { cellText } from './cellText.ts';
import { csvCell, decimalSign } from './csvCell.ts';
import type { ExportTable, FileMaker, ReportColumn, ReportRow } from './exportTable.ts';

/** Excel reads a file as UTF-8 only with this mark. */
const byteOrderMark = '\uFEFF';

/** What stands between cells: where decimals have commas, Excel expects semicolons. */
const separatorOf = (locale: string) => (decimalSign(locale) === ',' ? ';' : ',');

/**
 * Makes a CSV file (RFC 4180): a header and the rows, and nothing that a program would take for a row; the file's name
 * says whose they are and of which days. Own code: of the libraries, csv-stringify takes negative numbers for formulas,
 * and papaparse takes over a worker's messages.
 */
export function csvMaker({ columns, locale }: Pick<ExportTable, 'columns' | 'locale'>): FileMaker<Blob> {
  const hasCurrency = columns.some(({ format }) => isAmount(format)) && !columns.some(isCurrency);
  const currencyCell = (currency: string) => (hasCurrency ? [cellText(currency)] : []);
  const header = [...columns.map(headerOf), ...currencyCell(text.export.currency)].map(cellText);
  const separator = separatorOf(locale);
  const written = (records: readonly string[][]) => records.map((cells) => lineOf(cells, separator)).join('');
  const parts = [byteOrderMark, written([header])];
  return {
    add(rows) {
      const body = rows.map(({ values, currency, currencies }) => [
        // The column of currencies has that of the other amounts.
        ...columns.map(({ format }, index) => {
          const own = currencies?.[index];
          return [csvCell(format, values[index], { locale, currency: own ?? currency }), own].filter(Boolean).join(' ');
        }),
        ...currencyCell(currency),
      ]);
      parts.push(written(body));
    },
    finish: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}

/** As `csvMaker`, of rows that are all there. */
export function csvFile(report: ExportTable, rows: readonly ReportRow[]): Blob {
  const file = csvMaker(report);
  file.add(rows);
  return file.finish(report);
}

const isCurrency = ({ field }: ReportColumn) => field === 'currency';

/** Percentages are plain numbers, so their header has the sign. */
const headerOf = ({ label, format }: ReportColumn) =>
  isPercentage(format) && !label.includes('%') ? `${label} (%)` : label;

/** A line of the file. Excel may read semicolons as the end of a cell. */
function lineOf(cells: readonly string[], separator: string): string {
  const awkward = separator === ';' ? /[";\r\n]/ : /[",;\r\n]/;
  const quoted = cells.map((cell) => (awkward.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(separator)}\r\n`;
}
