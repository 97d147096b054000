import type { jsPDF } from 'jspdf';
import { text } from '../../values/text/text.ts';
import type { PdfCells, PdfRow } from './pdfCells.ts';
import type { Look, Pen } from './pdfPen.ts';
import { footHeight, margin, type PdfPlan } from './pdfPlan.ts';
import { pdfText } from './pdfText.ts';

const lineGray = 215;
/** The maximum number of lines of a text, so that none fills a page by itself. */
const mostLines = 8;
const lineHeight = 1.3;
/** The space above and below a text: there is less where a summary stands above many rows. */
const [usualPadding, tightPadding] = [3.5, 2];
/** The space above a group, and between its name and what it is. */
const [groupGap, nameGap] = [5, 5];
const footLook: Look = { size: 8, muted: true };

/** Writes the rows below a header on each page; returns the y position after the last. */
export function writeTable(pdf: jsPDF, plan: PdfPlan, pen: Pen, rows: PdfCells, top: number): number {
  const { columns, look, page } = plan;
  const step = look.size * lineHeight;
  const lowest = page.height - margin - footHeight;
  const rowPadding = plan.isTight ? tightPadding : usualPadding;
  const rule = (y: number) => pen.rule(margin, page.width - margin, y);

  function writeRow(cells: readonly (readonly string[])[], y: number, own: Look): void {
    for (const [index, { left, width, isRight }] of columns.entries()) {
      for (const [line, content] of (cells[index] ?? []).entries()) {
        const place = isRight ? ({ align: 'right', width } as const) : { width };
        const baseline = y + rowPadding + look.size + line * step;
        pen.write(content, isRight ? left + width : left, baseline, own, place);
      }
    }
  }

  /** Returns the y position where the rows start. */
  function writeHeader(y: number): number {
    pdf.setDrawColor(lineGray);
    pdf.setLineWidth(0.5);
    const own = { ...look, bold: true };
    const labels = columns.map(({ label, width }) => pen.linesOf(pdfText(label), width, own));
    writeRow(labels, y, own);
    const bottom = y + Math.max(...labels.map(({ length }) => length)) * step + 2 * rowPadding;
    rule(bottom);
    return bottom;
  }

  /** The row that heads a group, or sums it up: a name over several columns, and the figures under theirs. */
  function writeGroupRow({ texts, role }: PdfRow, y: number): void {
    const [name = '', what = '', ...figures] = texts;
    const bold = { ...look, bold: true };
    const baseline = y + rowPadding + look.size;
    const firstFigure = figures.findIndex((figure) => figure !== '');
    const edge = firstFigure < 0 ? undefined : columns[firstFigure + 2]?.left;
    const room = (edge ?? page.width - margin) - margin;
    const [title = '', ...rest] = pen.linesOf(name, room - nameGap, bold);
    const shown = rest.length > 0 ? `${title}…` : title;
    pen.write(shown, margin, baseline, bold, { width: room });
    pen.write(what, margin + pen.widthOf(shown, bold) + nameGap, baseline, { ...look, muted: true });
    const own = role === 'sum' ? bold : { ...look, muted: true };
    writeRow(
      texts.map((figure, index) => (index < 2 || figure === '' ? [] : [figure])),
      y,
      own,
    );
  }

  let y = writeHeader(top);
  let group: PdfRow | undefined;
  const rowHeight = step + 2 * rowPadding;
  function breakPage(): void {
    pen.addPage(plan);
    y = writeHeader(margin);
  }
  for (const row of rows.taken()) {
    const { texts, role } = row;
    if (role) {
      const gap = role === 'group' ? groupGap : 0;
      // A name stays with its first row.
      if (y + gap + rowHeight * (role === 'group' ? 2 : 1) > lowest) breakPage();
      y += gap;
      writeGroupRow(row, y);
      y += rowHeight;
      if (role === 'group') rule(y);
      group = role === 'group' ? row : undefined;
      continue;
    }
    const cells = columns.map(({ width, isWide }, index) => {
      const content = texts[index] ?? '';
      return isWide ? [content] : cut(pen.linesOf(content, width, look));
    });
    const height = Math.max(...cells.map(({ length }) => length)) * step + 2 * rowPadding;
    if (y + height > lowest) {
      breakPage();
      if (group) {
        writeGroupRow({ texts: [text.export.continued(group.texts[0] ?? ''), group.texts[1] ?? ''], role: 'group' }, y);
        y += rowHeight;
        rule(y);
      }
    }
    writeRow(cells, y, look);
    y += height;
    rule(y);
  }
  if (pen.hasReplaced()) pen.write(text.export.replaced, margin, y + 14, footLook);
  return y + (pen.hasReplaced() ? 14 : 0);
}

function cut(lines: readonly string[]): readonly string[] {
  return lines.length <= mostLines ? lines : [...lines.slice(0, mostLines - 1), '…'];
}
