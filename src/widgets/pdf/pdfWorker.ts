// Must be imported before the library that reads the streams.
import './iterableStreams.ts';
import { pdfjs } from 'react-pdf';
import { startWorker } from '../startWorker.ts';

/** The part of the API (W3C, Trusted Types) that is used here; older browsers lack it and need no permission. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(html: string): string }): void;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

// The library clears its text layer with `innerHTML = ''`. The default policy lets no other HTML through.
trustedTypes?.createPolicy('default', {
  createHTML(html) {
    if (html === '') return html;
    throw new TypeError('This page does not create HTML from text.');
  },
});

/** The worker that reads PDFs; fires an `error` event if it could not be started. */
export const pdfThread = startWorker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href);

/** One worker for all documents: closing a document does not end it. */
export const pdfWorker = pdfjs.PDFWorker.create({ port: pdfThread });
