import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import type { Chapter } from './chapters.ts';

/** The content of a document. */
export interface Printed {
  title: string;
  /** Lines under the title: the owner, the period, the number. */
  about: string[];
  tables: { heading: string; rows: [label: string, value: string][] }[];
  /** The text of a long document. */
  chapters?: Chapter[];
  /** Sentences at the end. */
  notes: string[];
  /** The creation date, so that the same document always has the same bytes. */
  made_at: string;
}

const PAGE: [width: number, height: number] = [612, 792];
const MARGIN = 56;
const navy = rgb(0.07, 0.22, 0.29);
const grey = rgb(0.38, 0.44, 0.47);

interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
}

function letterhead(page: PDFPage, { plain, bold }: Fonts) {
  page.drawRectangle({ x: MARGIN, y: 722, width: 26, height: 26, color: navy });
  page.drawSvgPath('M13 3l2 8 8 2-8 2-2 8-2-8-8-2 8-2z', { x: MARGIN, y: 748, color: rgb(0.91, 0.77, 0.42) });
  page.drawText('Northline Capital', { x: MARGIN + 36, y: 736, size: 14, font: bold, color: navy });
  page.drawText('181 Bay Street, Toronto ON  M5J 2T3', { x: MARGIN + 36, y: 723, size: 8, font: plain, color: grey });
}

/** Breaks a text into lines that fit the width. */
function wrap(text: string, font: PDFFont, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.widthOfTextAtSize(longer, size) <= PAGE[0] - 2 * MARGIN) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Writes downwards and starts a new page when one is full. */
function writer(doc: PDFDocument, fonts: Fonts) {
  let page = doc.addPage(PAGE);
  letterhead(page, fonts);
  let y = 680;
  return {
    line(text: string, size: number, font: PDFFont, color = navy, value?: string) {
      if (y < MARGIN) {
        page = doc.addPage(PAGE);
        y = PAGE[1] - MARGIN;
      }
      page.drawText(text, { x: MARGIN, y, size, font, color });
      if (value !== undefined) {
        const x = PAGE[0] - MARGIN - font.widthOfTextAtSize(value, size);
        page.drawText(value, { x, y, size, font, color });
      }
      y -= size * 1.55;
    },
    space(height: number) {
      y -= height;
    },
  };
}

/** Drops the characters that the standard Helvetica font cannot print. */
const printable = (text: string) => text.replace(/[^\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€]/g, '');

/** Pads the file to the size that a real document would have with its fonts and images. */
async function saveAs(doc: PDFDocument, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bare = await doc.save();
  const room = size - bare.length - 160;
  if (room > 0) doc.context.register(doc.context.stream(' '.repeat(room)));
  const filled = room > 0 ? await doc.save() : bare;
  const bytes = new Uint8Array(Math.max(size, filled.length)).fill(0x0a);
  bytes.set(filled);
  return bytes;
}

/** A PDF of exactly `size` bytes, or more if the text needs them. */
export async function renderPdf(
  { title, about, tables, chapters = [], notes, made_at }: Printed,
  size: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.setTitle(title, { showInWindowTitleBar: true });
  doc.setAuthor('Northline Capital');
  doc.setLanguage('en-CA');
  doc.setCreationDate(new Date(made_at));
  const fonts = {
    plain: await doc.embedFont(StandardFonts.Helvetica),
    bold: await doc.embedFont(StandardFonts.HelveticaBold),
  };
  const write = writer(doc, fonts);
  write.line(printable(title), 18, fonts.bold);
  for (const text of about) write.line(printable(text), 10, fonts.plain, grey);
  for (const { heading, rows } of tables) {
    write.space(14);
    write.line(printable(heading), 11, fonts.bold);
    for (const [label, value] of rows) write.line(printable(label), 10, fonts.plain, undefined, printable(value));
  }
  for (const { heading, paragraphs } of chapters) {
    write.space(14);
    write.line(printable(heading), 11, fonts.bold);
    for (const paragraph of paragraphs) {
      for (const text of wrap(printable(paragraph), fonts.plain, 10)) write.line(text, 10, fonts.plain);
      write.space(6);
    }
  }
  write.space(14);
  for (const note of notes)
    for (const text of wrap(printable(note), fonts.plain, 9)) write.line(text, 9, fonts.plain, grey);
  return saveAs(doc, size);
}
