import type { ExportTable, SummaryLine } from './exportTable.ts';
import type { Look, Pen } from './pdfPen.ts';
import { footHeight, margin, type PdfPlan } from './pdfPlan.ts';
import { pdfText } from './pdfText.ts';

const size = 10;
const step = size * 1.5;
/** The space between parts, and between a label and its figures. */
const [gap, labelGap] = [4, 14];

/** All texts above and below the rows. */
export const summaryTexts = ({ summary = [], note = '' }: Pick<ExportTable, 'summary' | 'note'>): string[] => [
  ...summary.flatMap(({ label, parts }) => [label, ...parts.map(({ text }) => text)]),
  note,
];

/** Writes the sums above the rows; returns the y position below them. */
export function writeSummary(lines: readonly SummaryLine[], { page }: PdfPlan, pen: Pen, top: number): number {
  if (lines.length === 0) return top;
  const muted: Look = { size, muted: true };
  const left = margin + labelGap + Math.max(...lines.map(({ label }) => pen.widthOf(pdfText(label), muted)));
  let y = top + gap;
  for (const { label, parts } of lines) {
    pen.write(pdfText(label), margin, y, muted);
    let x = left;
    for (const { text, look } of parts) {
      const own: Look = { size, bold: look === 'strong', muted: look === 'muted' };
      const written = pdfText(text);
      const width = pen.widthOf(written, own);
      if (x > left && x + width > page.width - margin) {
        x = left;
        y += step;
      }
      pen.write(written, x, y, own, { width: page.width - margin - x });
      x += width + gap;
    }
    y += step;
  }
  pen.rule(margin, page.width - margin, y - step / 2);
  return y + 2;
}

/** Writes the line below the rows, on a new page if there is no room; returns the y position below it. */
export function writeNote(note: string, plan: PdfPlan, pen: Pen, top: number): number {
  const { page } = plan;
  const look: Look = { size: 9, muted: true };
  const lines = pen.linesOf(pdfText(note), page.width - 2 * margin, look);
  const height = look.size * 1.4;
  let y = top + 2 * height;
  if (y + lines.length * height > page.height - margin - footHeight) {
    pen.addPage(plan);
    y = margin + height;
  }
  for (const line of lines) {
    pen.write(line, margin, y, look);
    y += height;
  }
  return y;
}
