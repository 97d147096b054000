import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { toastStore } from '../../ui/toastStore.ts';
import { text } from '../../values/text/text.ts';
import { printDocument } from './printDocument.ts';

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
