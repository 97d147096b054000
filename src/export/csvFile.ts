import { isAmount, isPercentage } from '../format/formats.ts';
import { text } from '../text/text.ts';
import { cellText } from './cellText.ts';
import { csvCell, decimalSign } from './csvCell.ts';
import type { ExportTable, FileMaker, ReportColumn, ReportRow } from './exportTable.ts';
import { reportHead } from './reportHead.ts';
import { totalLines } from './totalLines.ts';

/** Excel reads a file as UTF-8 only with this mark. */
const byteOrderMark = '\uFEFF';
/** The label, the amount and the currency of a total. */
const cellsOfTotal = 3;

/** What stands between cells: where decimals have commas, Excel expects semicolons. */
const separatorOf = (locale: string) => (decimalSign(locale) === ',' ? ';' : ',');

/**
 * Makes a CSV file (RFC 4180): the header, the rows, and below an empty line the totals and what the file is about, so
 * that programs find the columns' names in the first line. Own code: of the libraries, csv-stringify takes negative
 * numbers for formulas, and papaparse takes over a worker's messages.
 */
export function csvMaker(report: Omit<ExportTable, 'totals'>): FileMaker<Blob> {
  const { brand, title, columns, locale } = report;
  const hasCurrency = columns.some(({ format }) => isAmount(format)) && !columns.some(isCurrency);
  const currencyCell = (currency: string) => (hasCurrency ? [cellText(currency)] : []);
  const header = [...columns.map(headerOf), ...currencyCell(text.export.currency)].map(cellText);
  const width = Math.max(header.length, cellsOfTotal);
  const separator = separatorOf(locale);
  const written = (records: readonly string[][]) => records.map((cells) => lineOf(cells, width, separator)).join('');
  const parts = [byteOrderMark, written([header])];
  let count = 0;
  return {
    add(rows) {
      count += rows.length;
      const body = rows.map(({ values, currency, currencies }) => [
        // The column of currencies has that of the other amounts.
        ...columns.map(({ format }, index) =>
          [csvCell(format, values[index], { locale, currency }), currencies?.[index]].filter(Boolean).join(' '),
        ),
        ...currencyCell(currency),
      ]);
      parts.push(written(body));
    },
    finish(known) {
      const sums = totalLines({ ...known, locale }).map(({ label, format, value, currency }) => [
        cellText(label),
        csvCell(format, value, { locale, currency }),
        isAmount(format) ? cellText(currency) : '',
      ]);
      const about = [`${brand} · ${title}`, ...reportHead({ ...report, ...known }, count)].map((line) => [
        cellText(line),
      ]);
      const end = written([[], ...sums, ...(sums.length > 0 ? [[]] : []), ...about]);
      return new Blob([...parts, end], { type: 'text/csv;charset=utf-8' });
    },
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

/** A line of the file; all of them have the same number of cells. Excel may read semicolons as the end of a cell. */
function lineOf(cells: readonly string[], width: number, separator: string): string {
  const whole = [...cells, ...Array<string>(width - cells.length).fill('')];
  const awkward = separator === ';' ? /[";\r\n]/ : /[",;\r\n]/;
  const quoted = whole.map((cell) => (awkward.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(separator)}\r\n`;
}
