import { formats } from '../format/formats.ts';
import type { ExportTable, ReportColumn } from './exportTable.ts';
import type { Look, Pen } from './pdfPen.ts';

/** The layout of the rows on paper, in points. */
export interface PdfPlan {
  format: 'letter' | 'a4';
  orientation: 'portrait' | 'landscape';
  page: { width: number; height: number };
  /** The style of the rows. */
  look: Look;
  columns: readonly { label: string; left: number; width: number; isRight: boolean }[];
}

export const margin = 40;
const gap = 12;

const papers = { letter: { width: 612, height: 792 }, a4: { width: 595.28, height: 841.89 } };
const letterRegions = ['CA', 'MX', 'US'];
const rowSize = 8.5;
/** The widest that a text column gets when space is short, and the narrowest that is still readable. */
const [widestWords, narrowestWords] = [200, 60];

const isWords = ({ format }: ReportColumn) => format === 'text' || format === 'label';

/**
 * Plans portrait pages if the columns fit, otherwise landscape; there, text columns shrink first, then the font size.
 */
export function pdfPlan({ columns, locale }: ExportTable, rows: readonly (readonly string[])[], pen: Pen): PdfPlan {
  const look = { size: rowSize };
  const wanted = columns.map((column, index) => {
    const title = pen.widthOf(column.label, { ...look, bold: true });
    const widest = rows.reduce((width, row) => Math.max(width, pen.widthOf(row[index] ?? '', look)), title);
    return isWords(column) ? Math.min(widest, Math.max(widestWords, title)) : widest;
  });
  const format = letterRegions.includes(new Intl.Locale(locale).maximize().region ?? '') ? 'letter' : 'a4';
  const paper = papers[format];
  const gaps = gap * (columns.length - 1);
  const isUpright = sum(wanted) + gaps <= paper.width - 2 * margin;
  const page = isUpright ? paper : { width: paper.height, height: paper.width };
  const room = page.width - 2 * margin - gaps;
  const fitted = narrowed(columns, wanted, room);
  const scale = Math.min(1, room / sum(fitted));
  // Spread spare space over the columns, so that the table is as wide as the page.
  const spare = Math.max(0, room - sum(fitted)) / columns.length;
  let left = margin;
  const placed = columns.map(({ label, format: kind }, index) => {
    const column = { label, left, width: (fitted[index] ?? 0) * scale + spare, isRight: formats[kind].numeric };
    left += column.width + gap;
    return column;
  });
  const orientation = isUpright ? 'portrait' : 'landscape';
  return { format, orientation, page, look: { size: rowSize * scale }, columns: placed };
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

/** Takes the excess width from the text columns, widest first, by capping them all at a common width. */
function narrowed(columns: readonly ReportColumn[], wanted: readonly number[], room: number): number[] {
  const below = (level: number) =>
    wanted.map((width, index) => (columns[index] && isWords(columns[index]) ? Math.min(width, level) : width));
  let [low, high] = [narrowestWords, Math.max(...wanted)];
  if (sum(wanted) <= room) return [...wanted];
  while (high - low > 0.5) {
    const level = (low + high) / 2;
    if (sum(below(level)) > room) high = level;
    else low = level;
  }
  return below(low);
}
