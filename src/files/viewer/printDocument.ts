import type { PDFDocumentProxy } from 'pdfjs-dist';
import { drawSheet, type Sheet } from './drawSheet.ts';
import { printSheets } from './printSheets.ts';

/** Dots per inch: as fine as an office printer can print, and less for a long document, which has to fit in memory. */
const dotsOf = (pages: number) => (pages <= 40 ? 200 : 150);

interface Printing {
  title: string;
  signal: AbortSignal;
  /** Called with the number of pages that are ready. */
  onProgress: (pages: number) => void;
}

/**
 * Renders all pages for printing, one after the other on the same canvas, and opens the print dialog. Resolves with
 * whether everything was drawn, and rejects when aborted.
 */
export async function printDocument(pdf: PDFDocumentProxy, { title, signal, onProgress }: Printing): Promise<boolean> {
  const sheets: Sheet[] = [];
  const canvas = document.createElement('canvas');
  try {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      signal.throwIfAborted();
      const page = await pdf.getPage(number);
      sheets.push(await drawSheet(page, canvas, dotsOf(pdf.numPages), signal));
      page.cleanup();
      onProgress(number);
    }
  } finally {
    // Frees its memory at once.
    canvas.width = 0;
    canvas.height = 0;
  }
  signal.throwIfAborted();
  await printSheets(sheets, title, signal);
  return sheets.every((sheet) => !sheet.isIncomplete);
}
