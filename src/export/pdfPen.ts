import type { jsPDF } from 'jspdf';
import type { DrawnText, DrawText } from './drawText.ts';
import { isKnown, withoutUnknown } from './pdfText.ts';

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
  /** Whether a character had to be replaced. */
  hasReplaced(): boolean;
}

/** Allows for rounding: a column is as wide as its widest text, which was measured at another size. */
const rounding = 0.01;
const grayOf = ({ muted = false }: Look) => (muted ? 105 : 20);
/** The cache limit: each picture takes some hundred kilobytes in memory, and few names are in another script. */
const mostPictures = 500;

/**
 * Sets texts in Helvetica, which every PDF reader has, in Windows-1252. A text with other characters, such as a name in
 * Chinese, is drawn as a picture with the system's fonts. If that is not possible, `?` replaces the characters.
 */
export function createPen(pdf: jsPDF, draw: DrawText): Pen {
  const pictures = new Map<string, DrawnText | undefined>();
  let current = '';
  let hasReplaced = false;

  function take(look: Look) {
    const { size, bold = false } = look;
    const wanted = `${size} ${bold} ${grayOf(look)}`;
    if (wanted === current) return;
    current = wanted;
    pdf.setFont('helvetica', bold ? 'bold' : 'normal');
    pdf.setFontSize(size);
    pdf.setTextColor(grayOf(look));
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
      return pictureOf(text, look)?.width ?? pdf.getTextWidth(withoutUnknown(text));
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
        const image = { data: picture.data, ...picture.pixels };
        pdf.addImage(image, 'RGBA', left, y - picture.ascent * scale, ...size, keyOf(text, look));
        return;
      }
      if (!isKnown(text)) hasReplaced = true;
      pdf.text(withoutUnknown(text), x, y, align === 'right' ? { align } : undefined);
    },
    hasReplaced: () => hasReplaced,
  };
}
