import type { Page } from '@playwright/test';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text of a printed page, with its distance from the left in points. */
interface PrintedText {
  text: string;
  x: number;
  end: number;
  /** From the bottom. */
  y: number;
  /** The size of its type, in points. */
  size: number;
}

interface PrintedPage {
  width: number;
  height: number;
  texts: PrintedText[];
  /** Its text, in one line. */
  text: string;
  /** Every colour used, as `#rrggbb`. */
  colours: string[];
}

/** Prints a page to PDF and reads its contents. */
export async function printed(page: Page, paper: { format: string } = { format: 'Letter' }): Promise<PrintedPage[]> {
  return printedIn(await page.pdf({ ...paper, printBackground: true }));
}

/** The pages of a PDF that a browser has printed. */
export async function printedIn(bytes: Uint8Array): Promise<PrintedPage[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await loading.promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const sheet = await file.getPage(number);
    const { items } = await sheet.getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [
            {
              text: item.str,
              x: item.transform[4],
              end: item.transform[4] + item.width,
              y: item.transform[5],
              size: Math.hypot(item.transform[2], item.transform[3]),
            },
          ]
        : [],
    );
    const { fnArray, argsArray } = await sheet.getOperatorList();
    const colours = argsArray.filter((_, index) =>
      [OPS.setFillRGBColor, OPS.setStrokeRGBColor].includes(fnArray[index] ?? 0),
    );
    pages.push({
      width: sheet.getViewport({ scale: 1 }).width,
      height: sheet.getViewport({ scale: 1 }).height,
      texts,
      text: items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
      colours: [...new Set(colours.map(([colour]) => String(colour)))],
    });
  }
  await loading.destroy();
  return pages;
}
