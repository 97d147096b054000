// Must be imported before the library that reads the streams.
import './iterableStreams.ts';
import { pdfjs } from 'react-pdf';
import { startWorker } from '../../ui/startWorker.ts';

/** The worker that reads PDFs; fires an `error` event if it could not be started. */
export const pdfThread = startWorker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href);

/** One worker for all documents: closing a document does not end it. */
export const pdfWorker = pdfjs.PDFWorker.create({ port: pdfThread });
