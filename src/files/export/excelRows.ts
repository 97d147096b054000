import type { CellObject, Row } from 'write-excel-file/universal';
import { excelCell } from './excelCell.ts';
import { cellWidth, linesOf } from './excelWidth.ts';
import type { ExportTable, ReportRow } from './exportTable.ts';
import { madeOnce } from './madeOnce.ts';

/** What stands in a cell instead of the number of its format. */
const [nothing, aText, longText] = [0, 1, 2];
const firstFormat = 3;
const empty: [kind: number, number: number] = [nothing, 0];
/** The height of a line, and of the highest row, in points. */
const [lineHeight, highest] = [15, 409];
const dayMs = 86_400_000;
/** The days from the one that spreadsheets count from to 1970. */
const daysBefore1970 = 25_569;

/** Cells row by row: what each is, and its number: an amount, a day, or the place of its text. */
interface Portion {
  kinds: Uint16Array;
  numbers: Float64Array;
}

/** The rows of a workbook as numbers, since the cells of many rows as objects would take hundreds of megabytes. */
export interface ExcelRows {
  add(rows: readonly ReportRow[]): void;
  count(): number;
  /** The distinct texts, in the order of their places. */
  texts(): Iterable<string>;
  /** How wide the content of each column is, in digits. */
  widths: readonly number[];
  /** A row with a plain cell, a text of several lines, and a cell of each format. */
  samples(): Row;
  /** The rows as XML, in portions; `styles` are those of the samples, and `texts` come before these. */
  xml(from: { row: number; texts: number; styles: readonly string[] }): Iterable<string>;
}

export function excelRows({ columns, locale }: Pick<ExportTable, 'columns' | 'locale'>): ExcelRows {
  const portions: Portion[] = [];
  const formats = new Map<string, number>();
  const texts = new Map<string, number>();
  /** How many lines the texts at these places take, if more than one. */
  const lines = new Map<number, number>();
  const width = columns.length;
  const letters = columns.map((_, index) => lettersOf(index));
  const widths = Array<number>(width).fill(0);
  const cells = columns.map(({ format }, index) =>
    madeOnce(format, (value, currency) => {
      const cell = excelCell(format, value, { locale, currency });
      if (!cell) return empty;
      widths[index] = Math.max(widths[index] ?? 0, cellWidth(cell));
      return numberOf(cell);
    }),
  );

  const placeIn = (list: Map<string, number>, key: string) => {
    const place = list.get(key) ?? list.size;
    list.set(key, place);
    return place;
  };

  function numberOf({ type, value, format = '' }: CellObject): [kind: number, number: number] {
    if (typeof value === 'number') return [firstFormat + placeIn(formats, format), value];
    if (type === Date && value instanceof Date) {
      return [firstFormat + placeIn(formats, format), value.getTime() / dayMs + daysBefore1970];
    }
    const text = String(value);
    const [place, count] = [placeIn(texts, text), linesOf(text)];
    if (count > 1) lines.set(place, count);
    return [count > 1 ? longText : aText, place];
  }

  return {
    add(rows) {
      const portion = {
        kinds: new Uint16Array(rows.length * width),
        numbers: new Float64Array(rows.length * width),
      };
      let at = 0;
      for (const { values, currency, currencies } of rows) {
        for (const [index, cellOf] of cells.entries()) {
          [portion.kinds[at], portion.numbers[at]] = cellOf(values[index], currencies?.[index] ?? currency);
          at += 1;
        }
      }
      portions.push(portion);
    },
    count: () => portions.reduce((sum, { kinds }) => sum + kinds.length / width, 0),
    texts: () => texts.keys(),
    widths,
    samples: () => [
      0,
      { type: String, value: ' ', wrap: true, alignVertical: 'top' },
      ...[...formats.keys()].map((format): CellObject => ({ type: Number, value: 0, format })),
    ],
    *xml({ row: first, texts: before, styles }) {
      let row = first;
      for (const { kinds, numbers } of portions) {
        let xml = '';
        for (let at = 0; at < kinds.length; at += width, row += 1) {
          let cells = '';
          let lineCount = 1;
          for (let column = 0; column < width; column += 1) {
            const kind = kinds[at + column] ?? nothing;
            const number = numbers[at + column] ?? 0;
            const place = `<c r="${letters[column]}${row}"`;
            if (kind === aText) cells += `${place} t="s"><v>${before + number}</v></c>`;
            else if (kind === longText) {
              cells += `${place} s="${styles[0]}" t="s"><v>${before + number}</v></c>`;
              lineCount = Math.max(lineCount, lines.get(number) ?? 1);
            } else if (kind !== nothing) cells += `${place} s="${styles[kind - longText]}"><v>${number}</v></c>`;
          }
          // Not every spreadsheet finds out itself how high a row has to be.
          const height = lineCount > 1 ? ` ht="${Math.min(lineCount * lineHeight, highest)}" customHeight="1"` : '';
          xml += `<row r="${row}"${height}>${cells}</row>`;
        }
        yield xml;
      }
    },
  };
}

/** The name of a column: A to Z, then AA. */
export function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}
