import type { Look } from './pdfPen.ts';
import { rowLook } from './pdfPlan.ts';

/** The texts of a table's cells, and how wide each column has to be for them. */
export interface PdfCells {
  add(rows: readonly (readonly string[])[]): void;
  count(): number;
  /** In points, by column. */
  widths: readonly number[];
  /** The rows in order, each of which is forgotten once it is taken. */
  taken(): Iterable<readonly string[]>;
}

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
      for (const row of rows) {
        for (const [index, text] of row.entries()) {
          widths[index] = Math.max(widths[index] ?? 0, widthOf(text, rowLook));
        }
      }
      count += rows.length;
      portions.push(rows.map((row) => row.join(betweenCells)).join(betweenRows));
    },
    *taken() {
      for (let portion = portions.shift(); portion !== undefined; portion = portions.shift()) {
        for (const row of portion.split(betweenRows)) yield row.split(betweenCells);
      }
    },
  };
}
