import type { PDFDocumentProxy } from 'pdfjs-dist';
import { foldedText, type Piece } from './foldedText.ts';

const known = new WeakMap<PDFDocumentProxy, Promise<string[]>>();

/** Called with errors that were handled. */
export type Report = (error: unknown) => void;

/**
 * The text of each page of a document, for searching; read once. A page that cannot be read has an empty text, and
 * `report` receives the first such error.
 */
export function pageTexts(pdf: PDFDocumentProxy, report: Report): Promise<string[]> {
  const texts = known.get(pdf) ?? read(pdf, report);
  known.set(pdf, texts);
  return texts;
}

async function read(pdf: PDFDocumentProxy, report: Report): Promise<string[]> {
  const texts: string[] = [];
  let isReported = false;
  for (let page = 1; page <= pdf.numPages && !pdf.loadingTask.destroyed; page += 1) {
    try {
      texts.push(await pageText(pdf, page));
    } catch (error) {
      texts.push('');
      // A document that was closed meanwhile did not fail.
      if (!isReported && !pdf.loadingTask.destroyed) report(error);
      isReported = true;
    }
  }
  return texts;
}

async function pageText(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  // Includes the marked content, as the text layer does, so that both have the same pieces.
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const pieces = items.flatMap((item): Piece[] => ('str' in item ? [{ text: item.str, endsLine: item.hasEOL }] : []));
  return foldedText(pieces).text;
}
