// Before the library that reads them.
import './iterableStreams.ts';
import { pdfjs } from 'react-pdf';
import { startWorker } from '../startWorker.ts';

/** As far as it is used here (W3C, Trusted Types); missing in older browsers, which need no such permission. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(html: string): string }): void;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

// The library empties its layer of text with `innerHTML = ''`. Nothing else becomes HTML by way of the default policy.
trustedTypes?.createPolicy('default', {
  createHTML(html) {
    if (html === '') return html;
    throw new TypeError('No HTML is made of a text here.');
  },
});

/** The thread that reads PDFs; its `error` event says that it could not be started. */
export const pdfThread = startWorker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href);

/** One for all documents: closing one does not end it. */
export const pdfWorker = pdfjs.PDFWorker.create({ port: pdfThread });
