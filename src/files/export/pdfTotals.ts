import { formatValue } from '../../values/formatValue.ts';
import { number } from '../../values/number.ts';
import { text } from '../../values/text/text.ts';
import type { ExportTable } from './exportTable.ts';
import type { Pen } from './pdfPen.ts';
import { footHeight, margin, type PdfPlan } from './pdfPlan.ts';
import { pdfText } from './pdfText.ts';
import { totalLines } from './totalLines.ts';

const look = { size: 10 };
/** The space for a total's label, and the right edge of its amount. */
const [sumLabel, sumEdge] = [220, 330];

/** Writes the totals below the rows, together on a new page if there is no room. */
export function writeTotals(report: ExportTable, plan: PdfPlan, pen: Pen, rows: number, top: number): void {
  const { locale } = report;
  const lines = totalLines(report).map(
    ({ label, format: kind, value, currency }) => [label, formatValue(kind, value, { locale, currency })] as const,
  );
  if (lines.length === 0) return;
  const step = look.size * 1.5;
  let y = top + 2 * step;
  if (y + lines.length * step > plan.page.height - margin - footHeight) {
    pen.addPage(plan);
    y = margin + step;
  }
  pen.write(text.list.totals(rows, number(rows, locale)), margin, y, { ...look, bold: true });
  for (const [label, value] of lines) {
    y += step;
    pen.write(pdfText(label), margin, y, look, { width: sumLabel });
    pen.write(pdfText(value), margin + sumEdge, y, look, { align: 'right' });
  }
}
