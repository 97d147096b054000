import { strFromU8, unzipSync } from 'fflate';

export interface OpenedCell {
  /** `s` for a text, undefined for a number or a date. */
  type: string | undefined;
  /** The text, or the number as written in the file. */
  value: string;
  format: string | undefined;
  /** Whether a text that is too long for the cell wraps. */
  wraps?: true;
  /** Whether the value is a formula. */
  isFormula?: true;
}

const plain = { format: undefined };

/** Characters by their numbers, as spreadsheets read them: `_x0041_` is A. */
const decoded = (text: string) =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Reads a sheet of a workbook as a spreadsheet would; throws if it is not well-formed XML. Needs jsdom. */
export async function openWorkbook(file: Blob, number = 1) {
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  function xml(path: string) {
    const content = new DOMParser().parseFromString(strFromU8(files[path] ?? new Uint8Array()), 'text/xml');
    const [problem] = content.getElementsByTagName('parsererror');
    if (problem) throw new Error(`${path}: ${problem.textContent}`);
    return content;
  }
  const all = (path: string, name: string) => [...xml(path).getElementsByTagName(name)];

  const texts = all('xl/sharedStrings.xml', 'si').map((item) => decoded(item.textContent ?? ''));
  const formats = new Map(
    all('xl/styles.xml', 'numFmt').map((item) => [item.getAttribute('numFmtId'), item.getAttribute('formatCode')]),
  );
  const styles = all('xl/styles.xml', 'xf').map((item) => ({
    format: formats.get(item.getAttribute('numFmtId')) ?? undefined,
    ...(item.getElementsByTagName('alignment')[0]?.getAttribute('wrapText') === '1' && { wraps: true as const }),
  }));

  const sheet = `xl/worksheets/sheet${number}.xml`;
  const rows = all(sheet, 'row').map((row) => {
    const cells: Record<string, OpenedCell> = {};
    for (const cell of row.getElementsByTagName('c')) {
      const type = cell.getAttribute('t') ?? undefined;
      const content = cell.textContent ?? '';
      cells[(cell.getAttribute('r') ?? '').replace(/\d+/, '')] = {
        type,
        value: type === 's' ? (texts[Number(content)] ?? '') : content,
        ...(styles[Number(cell.getAttribute('s') ?? 0)] ?? plain),
        ...(cell.getElementsByTagName('f').length > 0 && { isFormula: true as const }),
      };
    }
    return cells;
  });
  return {
    rows,
    texts,
    heights: all(sheet, 'row').map((row) => Number(row.getAttribute('ht') ?? 15)),
    formulas: all(sheet, 'f').length,
    frozenRows: Number(all(sheet, 'pane')[0]?.getAttribute('ySplit')),
    widths: all(sheet, 'col').map((column) => Number(column.getAttribute('width'))),
    name: all('xl/workbook.xml', 'sheet')[number - 1]?.getAttribute('name'),
    sheets: all('xl/workbook.xml', 'sheet').length,
    filter: all(sheet, 'autoFilter')[0]?.getAttribute('ref'),
  };
}
