import type { jsPDF } from 'jspdf';

/** The code of a character is below this. */
const mostCodes = 65_536;

/**
 * Measures texts in the current font of a document, for a size of one point. The library knows how wide a character is
 * after another; each pair is looked up once, because the table has a million texts.
 */
export function createWidths(pdf: jsPDF): (text: string, options?: { doKerning: boolean }) => number {
  const known = new Map<string, Map<number, number>>();
  return (text, { doKerning } = { doKerning: true }) => {
    const font = `${pdf.getFont().id} ${doKerning}`;
    const widths = known.get(font) ?? new Map<number, number>();
    known.set(font, widths);
    let width = 0;
    let before = 0;
    for (let index = 0; index < text.length; index += 1) {
      // The library does not know that a no-break space is as wide as a space.
      const code = text.charCodeAt(index) === 160 ? 32 : text.charCodeAt(index);
      const pair = before * mostCodes + code;
      let found = widths.get(pair);
      if (found === undefined) {
        const both = before === 0 ? String.fromCharCode(code) : String.fromCharCode(before, code);
        found = Number(pdf.getCharWidthsArray(both, { doKerning }).at(-1));
        widths.set(pair, found);
      }
      width += found;
      before = code;
    }
    return width;
  };
}
