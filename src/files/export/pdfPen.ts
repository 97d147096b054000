import type { jsPDF } from 'jspdf';
import { cached } from '../../values/cached.ts';
import { brokenLines } from './brokenLines.ts';
import type { DrawnText, TextDrawer } from './drawText.ts';
import { embedFonts, type FontFiles, fontName } from './pdfFonts.ts';
import { isKnown, needsFont, withoutUnknown } from './pdfText.ts';
import { createWidths } from './pdfWidths.ts';

/** The style of a text; the size is in points. */
export interface Look {
  size: number;
  bold?: boolean;
  muted?: boolean;
}

/** Writes on the current page of a document. */
export interface Pen {
  widthOf(text: string, look: Look): number;
  /** Breaks a text into lines no wider than `width`. */
  linesOf(text: string, width: number, look: Look): string[];
  /**
   * Writes with the baseline at `y`, starting or, with `align: 'right'`, ending at `x`; a picture is scaled down to
   * `width`.
   */
  write(text: string, x: number, y: number, look: Look, place?: { align?: 'left' | 'right'; width?: number }): void;
  /** Draws a horizontal line, in the color and width that the document has. */
  rule(from: number, to: number, y: number): void;
  addPage(paper: { format: string; orientation: 'portrait' | 'landscape' }): void;
  /** Continues on another page; it also has to be called before the document is saved. */
  setPage(number: number): void;
  /** Whether a character had to be replaced. */
  hasReplaced(): boolean;
  /** Adds the font for texts that the built-in ones lack characters for. */
  embed(fonts: FontFiles): void;
}

/** Allows for rounding: a column is as wide as its widest text, which was measured at another size. */
const rounding = 0.01;
const grayOf = ({ muted = false }: Look) => (muted ? 105 : 20);
/** The cache limit: each picture takes some hundred kilobytes in memory, and few names are in another script. */
const mostPictures = 500;

/** The part of the library that its plugins use, which is not in its types. */
interface Internal {
  write(operators: string): void;
  pdfEscape(text: string, flags: { autoencode: true; noBOM: true }): string;
}

/** What it has for embedded fonts, and the part of such a font that is used here. */
interface Embedding {
  pdfEscape16(text: string, font: unknown): string;
  getFont(name: string, style: string): EmbeddedFont;
}

interface EmbeddedFont {
  metadata: { characterToGlyph(code: number): number };
}

/** Texts whose characters are their own bytes in a PDF. */
const isPlain = (text: string) => /^[ !"#$%&'*-[\]-~\xA0-\xFF]*$/.test(text);

/** Positions to a hundredth of a point, a quarter of the width of a hair. */
const point = (value: number) => Math.round(value * 100) / 100;

/**
 * Sets texts in Helvetica, which every PDF reader has, in Windows-1252. A text with other characters of western languages
 * is set in a font that becomes part of the file, and one in Chinese, say, is drawn as a picture with the system's fonts.
 * If that is not possible, `?` replaces the characters.
 */
export function createPen(pdf: jsPDF, drawer: TextDrawer, fonts?: FontFiles): Pen {
  const internal = pdf.internal as unknown as Internal;
  const embedding = pdf as unknown as Embedding;
  /** The codes of the embedded font's characters, by font and character. */
  const codes = new Map<string, string>();
  let hasFont = false;
  const pictures = new Map<string, DrawnText | undefined>();
  const unitWidth = createWidths(pdf);
  /** The fonts that the library knows to be used: those in which it has written a text itself. */
  const used = new Set<unknown>();
  let current = '';
  let hasReplaced = false;
  /** Output that is not in the page yet, and the style that it leaves behind. */
  let written: string[] = [];
  let style = '';

  function take(look: Look, isEmbedded: boolean) {
    const { size, bold = false } = look;
    const wanted = `${size} ${bold} ${grayOf(look)} ${isEmbedded}`;
    if (wanted === current) return;
    current = wanted;
    pdf.setFont(isEmbedded ? fontName : 'helvetica', bold ? 'bold' : 'normal');
    pdf.setFontSize(size);
    pdf.setTextColor(grayOf(look));
  }

  function flush() {
    if (written.length > 0) internal.write(written.join('\n'));
    written = [];
    style = '';
  }

  /** Whether a text is set in the embedded font, which has all of its characters. */
  function isEmbedded(text: string): boolean {
    if (!hasFont || !needsFont(text)) return false;
    const { metadata } = embedding.getFont(fontName, 'normal');
    for (let index = 0; index < text.length; index += 1) {
      if (metadata.characterToGlyph(text.charCodeAt(index)) === 0) return false;
    }
    return true;
  }

  /** A text as a page shows it, in the current font. */
  function operandOf(text: string, isEmbedded: boolean): string {
    if (!isEmbedded)
      return isPlain(text) ? `(${text})` : `(${internal.pdfEscape(text, { autoencode: true, noBOM: true })})`;
    const font = pdf.getFont();
    // The library would look up and note each character again and again.
    const codeOf = (letter: string) => cached(codes, `${font.id} ${letter}`, () => embedding.pdfEscape16(letter, font));
    return `<${[...text].map(codeOf).join('')}>`;
  }

  /** Writes what the library would write in twenty times the time: a table has a million texts. */
  function writeText(text: string, x: number, y: number, look: Look, isEmbedded: boolean) {
    const font = pdf.getFont().id;
    if (!used.has(font)) {
      used.add(font);
      flush();
      pdf.text(text, x, y);
      return;
    }
    if (style !== current) {
      style = current;
      written.push(`/${font} ${look.size} Tf`, `${(grayOf(look) / 255).toFixed(3)} g`);
    }
    const place = `${point(x)} ${point(pdf.internal.pageSize.getHeight() - y)}`;
    written.push(`BT\n${place} Td\n${operandOf(text, isEmbedded)} Tj\nET`);
  }

  const keyOf = (text: string, { size, bold = false, muted = false }: Look) => `${size} ${bold} ${muted} ${text}`;

  const fontOf = (look: Look) => ({ size: look.size, bold: look.bold ?? false, gray: grayOf(look) });

  function pictureOf(text: string, look: Look): DrawnText | undefined {
    const key = keyOf(text, look);
    if (!pictures.has(key) && pictures.size < mostPictures) pictures.set(key, drawer.draw(text, fontOf(look)));
    return pictures.get(key);
  }

  function widthOf(text: string, look: Look): number {
    const isOwn = isEmbedded(text);
    const drawn = isOwn || isKnown(text) ? undefined : drawer.widthOf(text, fontOf(look));
    if (drawn !== undefined) return drawn;
    take(look, isOwn);
    return unitWidth(isOwn ? text : withoutUnknown(text)) * look.size;
  }

  function embed(files: FontFiles) {
    embedFonts(pdf, files);
    hasFont = true;
    // The library has chosen the font that was added last.
    current = '';
  }

  if (fonts) embed(fonts);
  return {
    embed,
    widthOf,
    linesOf: (text, width, look) => brokenLines(text, width + rounding, (part) => widthOf(part, look)),
    write(text, x, y, look, { align = 'left', width = Number.POSITIVE_INFINITY } = {}) {
      const isOwn = isEmbedded(text);
      take(look, isOwn);
      const picture = isOwn || isKnown(text) ? undefined : pictureOf(text, look);
      if (picture) {
        const scale = Math.min(1, width / picture.width);
        const size = [picture.width * scale, picture.height * scale] as const;
        const left = align === 'right' ? x - size[0] : x;
        flush();
        const image = { data: picture.data, ...picture.pixels };
        pdf.addImage(image, 'RGBA', left, y - picture.ascent * scale, ...size, keyOf(text, look));
        return;
      }
      if (!isOwn && !isKnown(text)) hasReplaced = true;
      const shown = isOwn ? text : withoutUnknown(text);
      // Readers set each character beside the one before, without kerning.
      const left = align === 'right' ? x - unitWidth(shown, { doKerning: false }) * look.size : x;
      if (shown !== '') writeText(shown, left, y, look, isOwn);
    },
    rule(from, to, y) {
      const height = point(pdf.internal.pageSize.getHeight() - y);
      written.push(`${point(from)} ${height} m\n${point(to)} ${height} l\nS`);
    },
    addPage({ format, orientation }) {
      flush();
      pdf.addPage(format, orientation);
    },
    setPage(number) {
      flush();
      pdf.setPage(number);
    },
    hasReplaced: () => hasReplaced,
  };
}
