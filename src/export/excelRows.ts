import type { CellObject, Row } from 'write-excel-file/universal';
import { excelCell } from './excelCell.ts';
import type { ExportTable, ReportRow } from './exportTable.ts';
import { madeOnce } from './madeOnce.ts';

/** What stands in a cell instead of the number of its format. */
const [nothing, aText] = [0, 1];
const firstFormat = 2;
const empty: [kind: number, number: number] = [nothing, 0];
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
  /** A row with a plain cell and one of each format. */
  samples(): Row;
  /** The rows as XML, in portions; `styles` are those of the formats in the samples, and `texts` come before these. */
  xml(from: { row: number; texts: number; styles: readonly string[] }): Iterable<string>;
}

export function excelRows({ columns, locale }: Pick<ExportTable, 'columns' | 'locale'>): ExcelRows {
  const portions: Portion[] = [];
  const formats = new Map<string, number>();
  const texts = new Map<string, number>();
  const width = columns.length;
  const letters = columns.map((_, index) => lettersOf(index));
  const cells = columns.map(({ format }) =>
    madeOnce(format, (value, currency) => {
      const cell = excelCell(format, value, { locale, currency });
      return cell ? numberOf(cell) : empty;
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
    return [aText, placeIn(texts, String(value))];
  }

  return {
    add(rows) {
      const portion = {
        kinds: new Uint16Array(rows.length * width),
        numbers: new Float64Array(rows.length * width),
      };
      let at = 0;
      for (const { values, currency } of rows) {
        for (const [index, cellOf] of cells.entries()) {
          [portion.kinds[at], portion.numbers[at]] = cellOf(values[index], currency);
          at += 1;
        }
      }
      portions.push(portion);
    },
    count: () => portions.reduce((sum, { kinds }) => sum + kinds.length / width, 0),
    texts: () => texts.keys(),
    samples: () => [0, ...[...formats.keys()].map((format): CellObject => ({ type: Number, value: 0, format }))],
    *xml({ row: first, texts: before, styles }) {
      let row = first;
      for (const { kinds, numbers } of portions) {
        let xml = '';
        for (let at = 0; at < kinds.length; at += width, row += 1) {
          xml += `<row r="${row}">`;
          for (let column = 0; column < width; column += 1) {
            const kind = kinds[at + column] ?? nothing;
            const number = numbers[at + column] ?? 0;
            const place = `<c r="${letters[column]}${row}"`;
            if (kind === aText) xml += `${place} t="s"><v>${before + number}</v></c>`;
            else if (kind !== nothing) xml += `${place} s="${styles[kind - firstFormat]}"><v>${number}</v></c>`;
          }
          xml += '</row>';
        }
        yield xml;
      }
    },
  };
}

/** The name of a column: A to Z, then AA. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}
