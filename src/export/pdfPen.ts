import type { jsPDF } from 'jspdf';
import type { DrawnText, DrawText } from './drawText.ts';
import { isKnown, withoutUnknown } from './pdfText.ts';
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
  /** Goes on writing on another page; call it before the document is saved, too. */
  setPage(number: number): void;
  /** Whether a character had to be replaced. */
  hasReplaced(): boolean;
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

/** Texts whose characters are their own bytes in a PDF. */
const isPlain = (text: string) => /^[ !"#$%&'*-[\]-~\xA0-\xFF]*$/.test(text);

/** Positions to a hundredth of a point, a quarter of the width of a hair. */
const point = (value: number) => Math.round(value * 100) / 100;

/**
 * Sets texts in Helvetica, which every PDF reader has, in Windows-1252. A text with other characters, such as a name in
 * Chinese, is drawn as a picture with the system's fonts. If that is not possible, `?` replaces the characters.
 */
export function createPen(pdf: jsPDF, draw: DrawText): Pen {
  const internal = pdf.internal as unknown as Internal;
  const pictures = new Map<string, DrawnText | undefined>();
  const unitWidth = createWidths(pdf);
  /** The fonts that the library knows to be used: those in which it has written a text itself. */
  const used = new Set<unknown>();
  let current = '';
  let hasReplaced = false;
  /** What is not in the page yet, and the style that it leaves. */
  let written: string[] = [];
  let style = '';

  function take(look: Look) {
    const { size, bold = false } = look;
    const wanted = `${size} ${bold} ${grayOf(look)}`;
    if (wanted === current) return;
    current = wanted;
    pdf.setFont('helvetica', bold ? 'bold' : 'normal');
    pdf.setFontSize(size);
    pdf.setTextColor(grayOf(look));
  }

  function flush() {
    if (written.length > 0) internal.write(written.join('\n'));
    written = [];
    style = '';
  }

  /** Writes what the library would write in twenty times the time: a table has a million texts. */
  function writeText(text: string, x: number, y: number, look: Look) {
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
    const shown = isPlain(text) ? text : internal.pdfEscape(text, { autoencode: true, noBOM: true });
    const place = `${point(x)} ${point(pdf.internal.pageSize.getHeight() - y)}`;
    written.push(`BT\n${place} Td\n(${shown}) Tj\nET`);
  }

  const keyOf = (text: string, { size, bold = false, muted = false }: Look) => `${size} ${bold} ${muted} ${text}`;

  function pictureOf(text: string, look: Look): DrawnText | undefined {
    if (isKnown(text)) return undefined;
    const key = keyOf(text, look);
    if (!pictures.has(key) && pictures.size < mostPictures) {
      pictures.set(key, draw(text, { size: look.size, bold: look.bold ?? false, gray: grayOf(look) }));
    }
    return pictures.get(key);
  }

  return {
    widthOf(text, look) {
      take(look);
      return pictureOf(text, look)?.width ?? unitWidth(withoutUnknown(text)) * look.size;
    },
    linesOf(text, width, look) {
      if (this.widthOf(text, look) <= width + rounding) return [text];
      // A picture is not broken into lines but scaled down.
      return pictureOf(text, look) ? [text] : pdf.splitTextToSize(withoutUnknown(text), width);
    },
    write(text, x, y, look, { align = 'left', width = Number.POSITIVE_INFINITY } = {}) {
      take(look);
      const picture = pictureOf(text, look);
      if (picture) {
        const scale = Math.min(1, width / picture.width);
        const size = [picture.width * scale, picture.height * scale] as const;
        const left = align === 'right' ? x - size[0] : x;
        flush();
        const image = { data: picture.data, ...picture.pixels };
        pdf.addImage(image, 'RGBA', left, y - picture.ascent * scale, ...size, keyOf(text, look));
        return;
      }
      if (!isKnown(text)) hasReplaced = true;
      const shown = withoutUnknown(text);
      // Readers set each character beside the one before, without kerning.
      const left = align === 'right' ? x - unitWidth(shown, { doKerning: false }) * look.size : x;
      if (shown !== '') writeText(shown, left, y, look);
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
