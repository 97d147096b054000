import { formats } from '../../values/formats.ts';
import type { ExportTable, ReportColumn } from './exportTable.ts';
import type { Look, Pen } from './pdfPen.ts';

/** The layout of the rows on paper, in points. */
export interface PdfPlan {
  format: 'letter' | 'a4' | 'tabloid' | 'a3';
  orientation: 'portrait' | 'landscape';
  page: { width: number; height: number };
  /** Whether the rows are close to each other, as in a statement. */
  isTight: boolean;
  /** The style of the rows. */
  look: Look;
  columns: readonly {
    label: string;
    left: number;
    width: number;
    isRight: boolean;
    /** Whether every text fits on one line. */
    isWide: boolean;
  }[];
}

export const margin = 40;
/** Space for the footer of a page. */
export const footHeight = 24;
const gap = 12;

/** The paper of most tables, and that of twice the size for tables that would be too small to read on it. */
const papers = {
  letter: { format: 'letter', width: 612, height: 792 },
  tabloid: { format: 'tabloid', width: 792, height: 1224 },
  a4: { format: 'a4', width: 595.28, height: 841.89 },
  a3: { format: 'a3', width: 841.89, height: 1190.55 },
} as const;
const letterRegions = ['CA', 'MX', 'US'];
/** The size of the rows' type, and the smallest that can be read. */
const [rowSize, smallest] = [9.5, 7.5];
export const rowLook: Look = { size: rowSize };
/** The widest that a text column gets when space is short, and the narrowest that is still readable. */
const [widestWords, narrowestWords] = [200, 60];

const isWords = ({ format, written }: ReportColumn) => !written && (format === 'text' || format === 'label');

/**
 * Plans portrait pages if the columns fit, otherwise landscape, otherwise larger paper; in landscape, headers break into
 * lines and text columns shrink before the font does. `content` is the widest text of each column.
 */
export function pdfPlan({ columns, locale, summary }: ExportTable, content: readonly number[], pen: Pen): PdfPlan {
  const widthOf = (text: string) => pen.widthOf(text, { ...rowLook, bold: true });
  /** The widths of the columns with headers that need this much. */
  const wanted = (header: (label: string) => number) =>
    columns.map((column, index) => {
      const [title, widest] = [header(column.label), content[index] ?? 0];
      return Math.max(title, isWords(column) ? Math.min(widest, widestWords) : widest);
    });
  const whole = wanted(widthOf);
  const broken = wanted((label) => Math.max(...label.split(' ').map(widthOf)));
  const gaps = gap * (columns.length - 1);
  const isLetter = letterRegions.includes(new Intl.Locale(locale).maximize().region ?? '');
  const [usual, large] = isLetter ? [papers.letter, papers.tabloid] : [papers.a4, papers.a3];
  const roomOf = (width: number) => width - 2 * margin - gaps;
  const isUpright = sum(whole) <= roomOf(usual.width);
  const fits = ({ height }: { height: number }) =>
    sum(narrowed(columns, broken, roomOf(height))) * (smallest / rowSize) <= roomOf(height);
  const paper = isUpright || fits(usual) ? usual : large;
  const page = isUpright ? paper : { width: paper.height, height: paper.width };
  const room = roomOf(page.width);
  const fitted = sum(whole) <= room ? whole : narrowed(columns, broken, room);
  const scale = Math.min(1, room / sum(fitted));
  // Spread spare space over the columns, so that the table is as wide as the page.
  const spare = Math.max(0, room - sum(fitted)) / columns.length;
  let left = margin;
  const placed = columns.map(({ label, format: kind, written }, index) => {
    const width = (fitted[index] ?? 0) * scale + spare;
    const isWide = (content[index] ?? 0) * scale <= width;
    const column = { label, left, width, isRight: written ? written === 'right' : formats[kind].numeric, isWide };
    left += column.width + gap;
    return column;
  });
  const orientation = isUpright ? 'portrait' : 'landscape';
  const { width, height } = page;
  return {
    format: paper.format,
    orientation,
    page: { width, height },
    isTight: summary !== undefined,
    look: { size: rowSize * scale },
    columns: placed,
  };
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
