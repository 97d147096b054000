import { jsPDF } from 'jspdf';
import { asText } from '../../values/formats.ts';
import { formatValue } from '../../values/formatValue.ts';
import { text } from '../../values/text/text.ts';
import type { TextDrawer } from './drawText.ts';
import type { ExportTable, FileMaker, Pixels, ReportColumn, ReportRow } from './exportTable.ts';
import { madeOnce } from './madeOnce.ts';
import { type PdfCells, pdfCells } from './pdfCells.ts';
import { compressQuickly, forgetWritten } from './pdfCompress.ts';
import type { FontFiles } from './pdfFonts.ts';
import { createPen, type Pen } from './pdfPen.ts';
import { margin, type PdfPlan, pdfPlan } from './pdfPlan.ts';
import { summaryTexts, writeNote, writeSummary } from './pdfSummary.ts';
import { writeTable } from './pdfTable.ts';
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

/** Loads the font for texts that the built-in ones lack characters for; undefined where that fails. */
type LoadFonts = () => Promise<FontFiles | undefined>;

compressQuickly();

/**
 * Makes the PDF: the report's head and summary on the first page, the rows below a repeated header, the totals, and page
 * numbers.
 */
export function pdfMaker(
  report: Omit<ExportTable, 'totals'>,
  drawer: TextDrawer,
  loadFonts: LoadFonts,
): FileMaker<Promise<Blob>> {
  const { columns, locale } = report;
  const pen = createPen(new jsPDF({ unit: 'pt' }), drawer);
  let fonts: Promise<FontFiles | undefined> | undefined;
  const cells = pdfCells(columns.length, (content, look) => pen.widthOf(content, look));
  const writers = columns.map((column) => cellTexts(column, locale));

  /** Loads the font with the first text that needs it. */
  async function prepare(texts: readonly string[]): Promise<void> {
    if (fonts || !texts.some(needsFont)) return;
    fonts = loadFonts();
    const files = await fonts;
    if (files) pen.embed(files);
  }

  return {
    async add(rows) {
      const written = rows.map(({ values, currency, currencies, role }) => ({
        texts: writers.map((write, index) => pdfText(write(values[index], currencies?.[index] ?? currency))),
        role,
      }));
      for (const { texts } of written) await prepare(texts);
      cells.add(written);
    },
    async finish(end) {
      const whole = { ...report, ...end };
      await prepare(wordsOf(whole, cells.count()).map(pdfText));
      return pdfOf(whole, cells, drawer, await fonts);
    },
  };
}

/** Formats the values of a column. */
const cellTexts = ({ format, written }: ReportColumn, locale: string) =>
  written
    ? (value: unknown) => asText(value) ?? ''
    : madeOnce(format, (value, currency) => formatValue(format, value, { locale, currency }));

/** The texts of a report besides its rows. */
const wordsOf = (report: ExportTable, rows: number): string[] => [
  report.brand,
  report.title,
  ...reportHead(report, rows),
  text.export.page(1, 1),
  ...report.columns.map(({ label }) => label),
  ...totalLines(report).map(({ label }) => label),
  ...summaryTexts(report),
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
  return file.finish(report);
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
  const top = writeSummary(report.summary ?? [], plan, pen, writeHead(pdf, report, count, plan, pen));
  const end = writeTable(pdf, plan, pen, cells, top);
  writeTotals(report, plan, pen, count, report.note === undefined ? end : writeNote(report.note, plan, pen, end));
  writeFeet(pdf, report, plan, pen);
  forgetWritten(pdf);
  return new Blob([pdf.output('arraybuffer')], { type: 'application/pdf' });
}

/** Returns the y position where the table starts. */
function writeHead(pdf: jsPDF, report: ExportTable, rows: number, { page }: PdfPlan, pen: Pen): number {
  const edge = page.width - margin;
  const right = { align: 'right', width: logoWidth } as const;
  let y = margin + titleLook.size;
  if (report.logo) drawLogo(pdf, report.logo, edge);
  else pen.write(pdfText(report.brand), edge, y, brandLook, right);
  const width = page.width - 2 * margin - logoWidth;
  for (const [index, line] of pen.linesOf(pdfText(report.title), width, titleLook).entries()) {
    if (index > 0) y += titleLook.size * 1.2;
    pen.write(line, margin, y, titleLook, { width });
  }
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
function drawLogo(pdf: jsPDF, logo: Pixels, edge: number): void {
  const scale = Math.min(logoWidth / logo.width, logoHeight / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  pdf.addImage(logo, 'RGBA', edge - width, margin, width, height, 'logo');
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
