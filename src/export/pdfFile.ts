import { jsPDF } from 'jspdf';
import { text } from '../text/text.ts';
import { cellTexts } from './cellTexts.ts';
import type { TextDrawer } from './drawText.ts';
import type { ExportTable, FileMaker, Pixels, ReportRow } from './exportTable.ts';
import { type PdfCells, pdfCells } from './pdfCells.ts';
import { compressQuickly, forgetWritten } from './pdfCompress.ts';
import type { FontFiles } from './pdfFonts.ts';
import { createPen, type Pen } from './pdfPen.ts';
import { footHeight, margin, type PdfPlan, pdfPlan } from './pdfPlan.ts';
import { needsFont, pdfText } from './pdfText.ts';
import { writeTotals } from './pdfTotals.ts';
import { reportHead } from './reportHead.ts';
import { totalLines } from './totalLines.ts';

const [titleLook, brandLook, headLook, footLook] = [
  { size: 18, bold: true },
  { size: 10, bold: true, muted: true },
  { size: 10, muted: true },
  { size: 8, muted: true },
];
/** The largest size of the logo. */
const [logoWidth, logoHeight] = [180, 32];
const lineGray = 215;
/** The longest text in lines; one that fills a page on its own helps nobody. */
const mostLines = 8;
const lineHeight = 1.3;
const rowPadding = 3.5;

/** Loads the font for texts that the built-in ones lack characters for; undefined where that fails. */
type LoadFonts = () => Promise<FontFiles | undefined>;

compressQuickly();

/** Makes the PDF: the report's head on the first page, the rows below a repeated header, the totals, and page numbers. */
export function pdfMaker(
  report: Omit<ExportTable, 'totals'>,
  drawer: TextDrawer,
  loadFonts: LoadFonts,
): FileMaker<Promise<Blob>> {
  const { columns, locale } = report;
  const pen = createPen(new jsPDF({ unit: 'pt' }), drawer);
  let fonts: Promise<FontFiles | undefined> | undefined;
  const cells = pdfCells(columns.length, (content, look) => pen.widthOf(content, look));
  const writers = columns.map(({ format }) => cellTexts(format, locale));

  /** Loads the font with the first text that needs it. */
  async function prepare(texts: readonly string[]): Promise<void> {
    if (fonts || !texts.some(needsFont)) return;
    fonts = loadFonts();
    const files = await fonts;
    if (files) pen.embed(files);
  }

  return {
    async add(rows) {
      const texts = rows.map(({ values, currency }) =>
        writers.map((write, index) => pdfText(write(values[index], currency))),
      );
      for (const row of texts) await prepare(row);
      cells.add(texts);
    },
    async finish(totals) {
      const whole = { ...report, totals };
      await prepare(wordsOf(whole, cells.count()).map(pdfText));
      return pdfOf(whole, cells, drawer, await fonts);
    },
  };
}

/** The texts of a report besides its rows. */
const wordsOf = (report: ExportTable, rows: number): string[] => [
  report.brand,
  report.title,
  ...reportHead(report, rows),
  text.export.page(1, 1),
  ...report.columns.map(({ label }) => label),
  ...totalLines(report).map(({ label }) => label),
];

/** As `pdfMaker`, of rows that are all there. */
export async function pdfFile(
  report: ExportTable,
  rows: readonly ReportRow[],
  drawer: TextDrawer,
  loadFonts: LoadFonts,
): Promise<Blob> {
  const file = pdfMaker(report, drawer, loadFonts);
  await file.add(rows);
  return file.finish(report.totals);
}

function pdfOf(report: ExportTable, cells: PdfCells, drawer: TextDrawer, fonts: FontFiles | undefined): Blob {
  const plan = pdfPlan(report, cells.widths, createPen(new jsPDF({ unit: 'pt' }), drawer, fonts));
  const { format, orientation } = plan;
  const pdf = new jsPDF({ unit: 'pt', format, orientation, compress: true, putOnlyUsedFonts: true });
  pdf.setDocumentProperties({ title: report.title, author: report.brand, subject: report.investor ?? '' });
  // The library's type lists the languages it knows, but it writes any.
  pdf.setLanguage(report.locale as 'en-CA');
  const pen = createPen(pdf, drawer, fonts);
  const count = cells.count();
  const top = writeHead(pdf, report, count, plan, pen);
  writeTotals(report, plan, pen, count, writeTable(pdf, plan, pen, cells, top));
  writeFeet(pdf, report, plan, pen);
  forgetWritten(pdf);
  return new Blob([pdf.output('arraybuffer')], { type: 'application/pdf' });
}

/** Returns the y position where the table starts. */
function writeHead(pdf: jsPDF, report: ExportTable, rows: number, { page }: PdfPlan, pen: Pen): number {
  const width = page.width - 2 * margin;
  let y = margin + (report.logo ? logoHeight : brandLook.size);
  if (report.logo) drawLogo(pdf, report.logo);
  else pen.write(pdfText(report.brand), margin, y, brandLook, { width });
  y += titleLook.size + 8;
  pen.write(pdfText(report.title), margin, y, titleLook, { width });
  y += 4;
  for (const paragraph of reportHead(report, rows)) {
    for (const line of pen.linesOf(pdfText(paragraph), width, headLook)) {
      y += headLook.size * 1.45;
      pen.write(line, margin, y, headLook, { width });
    }
  }
  return y + 16;
}

/** The logo in place of the brand's name, which is in the footer. */
function drawLogo(pdf: jsPDF, logo: Pixels): void {
  const scale = Math.min(logoWidth / logo.width, logoHeight / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  pdf.addImage(logo, 'RGBA', margin, margin + logoHeight - height, width, height, 'logo');
}

/** Returns the y position after the last row. */
function writeTable(pdf: jsPDF, plan: PdfPlan, pen: Pen, rows: PdfCells, top: number): number {
  const { columns, look, page } = plan;
  const step = look.size * lineHeight;
  const rule = (y: number) => pen.rule(margin, page.width - margin, y);

  function writeRow(cells: readonly (readonly string[])[], y: number, isHeader: boolean): void {
    for (const [index, { left, width, isRight }] of columns.entries()) {
      for (const [line, content] of (cells[index] ?? []).entries()) {
        const place = isRight ? ({ align: 'right', width } as const) : { width };
        const baseline = y + rowPadding + look.size + line * step;
        pen.write(content, isRight ? left + width : left, baseline, isHeader ? { ...look, bold: true } : look, place);
      }
    }
  }

  /** Returns the y position where the rows start. */
  function writeHeader(y: number): number {
    pdf.setDrawColor(lineGray);
    pdf.setLineWidth(0.5);
    const labels = columns.map(({ label, width }) => pen.linesOf(pdfText(label), width, { ...look, bold: true }));
    writeRow(labels, y, true);
    const bottom = y + Math.max(...labels.map(({ length }) => length)) * step + 2 * rowPadding;
    rule(bottom);
    return bottom;
  }

  let y = writeHeader(top);
  for (const row of rows.taken()) {
    const cells = columns.map(({ width, isWide }, index) => {
      const content = row[index] ?? '';
      return isWide ? [content] : cut(pen.linesOf(content, width, look));
    });
    const height = Math.max(...cells.map(({ length }) => length)) * step + 2 * rowPadding;
    if (y + height > page.height - margin - footHeight) {
      pen.addPage(plan);
      y = writeHeader(margin);
    }
    writeRow(cells, y, false);
    y += height;
    rule(y);
  }
  if (pen.hasReplaced()) pen.write(text.export.replaced, margin, y + 14, footLook);
  return y + (pen.hasReplaced() ? 14 : 0);
}

function cut(lines: readonly string[]): readonly string[] {
  return lines.length <= mostLines ? lines : [...lines.slice(0, mostLines - 1), '…'];
}

function writeFeet(pdf: jsPDF, report: ExportTable, { page }: PdfPlan, pen: Pen): void {
  const count = pdf.getNumberOfPages();
  const owner = [report.brand, report.title, report.investor].filter((part) => part !== undefined).join(' · ');
  const y = page.height - margin;
  for (let number = 1; number <= count; number += 1) {
    pen.setPage(number);
    pen.write(pdfText(owner), margin, y, footLook, { width: page.width - 2 * margin - 80 });
    pen.write(text.export.page(number, count), page.width - margin, y, footLook, { align: 'right' });
  }
  pen.setPage(count);
}
