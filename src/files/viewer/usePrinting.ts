import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { toastStore } from '../../ui/toastStore.ts';
import { text } from '../../values/text/text.ts';
import { drawSheet, type Sheet } from './drawSheet.ts';
import { printSheets } from './printSheets.ts';

/** The state of a print job. */
export interface Printing {
  /** How many pages are ready; undefined while nothing is being printed. */
  ready: number | undefined;
  start(): Promise<void>;
  cancel(): void;
}

/** Prints a document, one job at a time; unmounting cancels it. */
export function usePrinting(pdf: PDFDocumentProxy | undefined, title: string): Printing {
  const [ready, setReady] = useState<number>();
  const current = useRef<AbortController>(undefined);
  const cancel = () => current.current?.abort();

  useEffect(() => () => current.current?.abort(), []);

  async function start() {
    if (!pdf || ready !== undefined) return;
    cancel();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setReady(0);
    try {
      const isWhole = await printDocument(pdf, { title, signal, onProgress: setReady });
      if (!isWhole && !signal.aborted) toastStore.show({ tone: 'error', text: text.document.incompletePrint });
    } catch {
      if (!signal.aborted) toastStore.show({ tone: 'error', text: text.document.notPrinted });
    }
    setReady(undefined);
  }

  return { ready, start, cancel };
}

/** Dots per inch: as fine as an office printer can print, and less for a long document, which has to fit in memory. */
const dotsOf = (pages: number) => (pages <= 40 ? 200 : 150);

interface PrintOptions {
  title: string;
  signal: AbortSignal;
  /** Called with the number of pages that are ready. */
  onProgress: (pages: number) => void;
}

/**
 * Renders all pages for printing, one after the other on the same canvas, and opens the print dialog. Resolves with
 * whether everything was drawn, and rejects when aborted.
 */
async function printDocument(pdf: PDFDocumentProxy, { title, signal, onProgress }: PrintOptions): Promise<boolean> {
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
