import { strFromU8, unzipSync, Zip } from 'fflate/browser';
import writeExcelFile, { type CellObject, type Row, type SheetData } from 'write-excel-file/universal';
import { formats } from '../../values/formats.ts';
import { moneyCode } from '../../values/money.ts';
import { text } from '../../values/text/text.ts';
import { DeflatedFile } from './deflatedFile.ts';
import { excelCell } from './excelCell.ts';
import { type ExcelRows, excelRows, lettersOf } from './excelRows.ts';
import { excelText } from './excelText.ts';
import { cellWidth, widestText } from './excelWidth.ts';
import type { ExportTable, FileMaker, ReportRow, Sheet } from './exportTable.ts';
import { reportHead } from './reportHead.ts';
import { totalLines } from './totalLines.ts';

/** The narrowest column, and the space beside its content, in digits. */
const [narrowest, padding] = [10, 2];
/** How much wider bold type is. */
const boldly = 1.1;
const longestName = 31;
const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const textsPath = 'xl/sharedStrings.xml';

/**
 * Makes a workbook: the report's head and the rows below a frozen header with a filter; the totals, if there are any, and
 * what else it has in other sheets.
 */
export function excelMaker(report: Omit<ExportTable, 'totals'>): FileMaker<Promise<Blob>> {
  const rows = excelRows(report);
  return {
    add: rows.add,
    finish: (end) => workbook({ ...report, ...end }, rows),
  };
}

/** As `excelMaker`, of rows that are all there. */
export function excelFile(report: ExportTable, rows: readonly ReportRow[]): Promise<Blob> {
  const file = excelMaker(report);
  file.add(rows);
  return file.finish(report);
}

/**
 * The library writes the workbook with a row of samples in place of the rows; the rows are then written in portions
 * while they are compressed.
 */
async function workbook(report: ExportTable, rows: ExcelRows): Promise<Blob> {
  const { columns } = report;
  const above = headOf(report, rows.count());
  const header = columns.map(
    ({ label, format }): CellObject => ({
      value: excelText(label),
      fontWeight: 'bold',
      align: formats[format].numeric ? 'right' : 'left',
      bottomBorderStyle: 'thin',
    }),
  );
  const sums = sumsOf(report);
  const { before = [], after = [] } = report.sheets ?? {};
  const sheetPath = `xl/worksheets/sheet${before.length + 1}.xml`;
  const frame = await writeExcelFile([
    ...before.map((sheet) => besideRows(sheet, report)),
    {
      data: [...above, header, rows.samples()],
      sheet: sheetName(report.title),
      stickyRowsCount: above.length + 1,
      columns: widthsOf(rows.widths, [header]).map((width) => ({ width })),
    },
    ...(sums.length > 0
      ? [
          {
            data: [...above, [], ...sums],
            sheet: sheetName(totalsName(report)),
            columns: widthsOf([], sums).map((width) => ({ width })),
          },
        ]
      : []),
    ...after.map((sheet) => besideRows(sheet, report)),
  ]).toBlob();
  const files = unzipSync(new Uint8Array(await frame.arrayBuffer()));
  const parts: BlobPart[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part as Uint8Array<ArrayBuffer>); // The library allocates it.
  });
  for (const [path, content] of Object.entries(files)) {
    const file = new DeflatedFile(path);
    zip.add(file);
    const whole = strFromU8(content);
    const written =
      path === sheetPath
        ? sheetXml(whole, rows, above.length + 2, filterOf(report, above.length + 1, rows), files)
        : path === textsPath
          ? textsXml(whole, rows)
          : [whole];
    for (const portion of written) await file.write(portion);
    await file.end();
  }
  zip.end();
  return new Blob(parts, { type: excelType });
}

/** A sheet whose cells are all there. */
function besideRows({ name, rows, frozen }: Sheet, { locale }: ExportTable) {
  const data = rows.map((row) =>
    row.map((cell): CellObject | null => {
      if (!cell) return null;
      const { currency = '' } = cell;
      if ('formula' in cell) return { type: 'Formula', value: cell.formula, format: moneyCode(currency) };
      const written = excelCell(cell.format, cell.value, { locale, currency });
      return written && cell.isBold ? { ...written, fontWeight: 'bold' } : written;
    }),
  );
  const count = Math.max(0, ...data.map(({ length }) => length));
  const content = Array.from({ length: count }, (_, index) =>
    Math.max(0, ...data.map((row) => (row[index] && row[index].type !== 'Formula' ? cellWidth(row[index]) : 0))),
  );
  return {
    data,
    sheet: sheetName(name),
    stickyRowsCount: frozen,
    columns: widthsOf(content, [Array<CellObject>(count).fill({ value: '' })]).map((width) => ({ width })),
  };
}

/** The sheet with the rows in place of the samples, which are in row `first`. */
function* sheetXml(sheet: string, rows: ExcelRows, first: number, filter: string, files: Record<string, Uint8Array>) {
  const start = sheet.indexOf(`<row r="${first}"`);
  if (start < 0) throw new Error('The library has written no samples.');
  const end = sheet.indexOf('</row>', start) + '</row>'.length;
  const styles = [...sheet.slice(start, end).matchAll(/ s="(\d+)"/g)].map(([, style = '']) => style);
  const texts = strFromU8(files[textsPath] ?? new Uint8Array()).split('<si>').length - 1;
  yield sheet.slice(0, start);
  yield* rows.xml({ row: first, texts, styles });
  yield sheet.slice(end).replace('</sheetData>', `</sheetData>${filter}`);
}

/** A filter on the header, which the library cannot write. */
const filterOf = ({ columns }: ExportTable, header: number, rows: ExcelRows) =>
  `<autoFilter ref="A${header}:${lettersOf(columns.length - 1)}${header + rows.count()}"/>`;

const totalsName = ({ title }: ExportTable) => (title === text.export.totals ? `${title} (2)` : text.export.totals);

/** The shared texts with those of the rows after the others. */
function* textsXml(shared: string, rows: ExcelRows) {
  yield shared.replace('</sst>', '');
  let portion = '';
  for (const one of rows.texts()) {
    portion += `<si><t xml:space="preserve">${escaped(one)}</t></si>`;
    if (portion.length < portionLength) continue;
    yield portion;
    portion = '';
  }
  yield `${portion}</sst>`;
}

const portionLength = 100_000;

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function headOf(report: Omit<ExportTable, 'totals'>, rows: number): SheetData {
  const title = excelText(`${report.brand} · ${report.title}`);
  const lines = reportHead(report, rows).map((line): Row => [{ value: excelText(line) }]);
  return [[{ value: title, fontWeight: 'bold', fontSize: 14 }], ...lines];
}

/** A row for each total and currency: its label, and its amount as a number. */
function sumsOf(report: ExportTable): CellObject[][] {
  const { locale } = report;
  return totalLines(report).map(({ label, format, value, currency }): CellObject[] => {
    const cell = excelCell(format, value, { locale, currency }) ?? { type: String, value: text.values.unknown };
    return [
      { value: excelText(label), fontWeight: 'bold' },
      { ...cell, fontWeight: 'bold', align: 'right' },
    ];
  });
}

/** The widths of columns, so that their content and the bold rows fit. */
function widthsOf(widths: readonly number[], bold: readonly (readonly CellObject[])[]): number[] {
  const count = Math.max(...bold.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) => {
    const inBold = bold.flatMap((row) => (row[index] ? [cellWidth(row[index]) * boldly] : []));
    const content = Math.max(Math.min(widths[index] ?? 0, widestText), ...inBold);
    return Math.max(narrowest, Math.ceil(content) + padding);
  });
}

/** The title without the characters that sheet names must not have. */
function sheetName(title: string): string {
  const name = title
    .replace(/[[\]/\\:*?]/g, ' ')
    .slice(0, longestName)
    .replace(/^['\s]+|['\s]+$/g, '');
  return name || 'Export';
}
