import type { RowRole } from './exportTable.ts';
import type { Look } from './pdfPen.ts';
import { rowLook } from './pdfPlan.ts';

export interface PdfRow {
  texts: readonly string[];
  role?: RowRole | undefined;
}

/** The texts of a table's cells, and how wide each column has to be for them. */
export interface PdfCells {
  add(rows: readonly PdfRow[]): void;
  count(): number;
  /** In points, by column. */
  widths: readonly number[];
  /** The rows in order, each of which is forgotten once it is taken. */
  taken(): Iterable<PdfRow>;
}

/** The first cells of a group's rows: its name, and what it is. */
const nameCells = 2;
/** These cannot be in a text: it is one paragraph. */
const [betweenCells, betweenRows] = ['\t', '\n'];

/** Keeps a portion as a single text: as lists of texts, 100,000 rows would take five times the memory. */
export function pdfCells(columns: number, widthOf: (text: string, look: Look) => number): PdfCells {
  const widths = Array<number>(columns).fill(0);
  const portions: string[] = [];
  let count = 0;
  return {
    widths,
    count: () => count,
    add(rows) {
      if (rows.length === 0) return;
      for (const { texts, role } of rows) {
        for (const [index, text] of texts.entries()) {
          // The name of a group goes over other columns.
          if (role && index < nameCells) continue;
          widths[index] = Math.max(widths[index] ?? 0, widthOf(text, rowLook));
        }
      }
      count += rows.filter(({ role }) => !role).length;
      portions.push(rows.map(({ texts, role = '' }) => [role, ...texts].join(betweenCells)).join(betweenRows));
    },
    *taken() {
      for (let portion = portions.shift(); portion !== undefined; portion = portions.shift()) {
        for (const row of portion.split(betweenRows)) {
          const [role, ...texts] = row.split(betweenCells);
          yield { texts, ...((role === 'group' || role === 'sum') && { role }) };
        }
      }
    },
  };
}
