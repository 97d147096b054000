import { type AnswerData, valueAt } from '../frame/fields.ts';
import { startWorker } from '../widgets/startWorker.ts';
import excelWorker from './excelWorker.ts?worker&url';
import type { ExportTable, FileKind, FromWorker, ReportRow, ToWorker } from './exportTable.ts';
import pdfWorker from './pdfWorker.ts?worker&url';

const workers: Record<FileKind, string> = { excel: excelWorker, pdf: pdfWorker };

/** Loads one page, counted from 1, with as many rows as the server allows. */
export type LoadRows = (
  page: number,
  signal: AbortSignal,
) => Promise<{ rows: readonly AnswerData[]; lastPage: number }>;

export interface FileOrder {
  kind: FileKind;
  report: ExportTable;
  /** The currency of rows that have none. */
  currency: string;
  load: LoadRows;
  /** Cancels the export. Abort it after a failure, too, for requests that may still be running. */
  signal: AbortSignal;
  onRows: (loaded: number) => void;
}

/**
 * Loads all rows and makes a file of them in a worker, which loads the library for it, so that the page stays
 * responsive. Rejects with the error of `load`, the signal's reason, or the worker's error.
 */
export async function makeFile(order: FileOrder): Promise<Blob> {
  const worker = startWorker(workers[order.kind]);
  try {
    const [file] = await Promise.all([fileFrom(worker, order.signal), sendRows(worker, order)]);
    return file;
  } finally {
    worker.terminate();
  }
}

function fileFrom(worker: Worker, signal: AbortSignal): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', (event) => reject(new Error(`The export’s worker failed: ${event.message}`)));
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'file') resolve(data.file);
      else reject(new Error(data.message));
    });
  });
}

async function sendRows(worker: Worker, { report, currency, load, signal, onRows }: FileOrder): Promise<void> {
  const send = (message: ToWorker) => worker.postMessage(message);
  send({ kind: 'report', report });
  let loaded = 0;
  let lastPage = 1;
  for (let page = 1; page <= lastPage; page += 1) {
    const answer = await load(page, signal);
    signal.throwIfAborted();
    send({ kind: 'rows', rows: answer.rows.map((row) => reportRow(row, report, currency)) });
    loaded += answer.rows.length;
    onRows(loaded);
    lastPage = answer.lastPage;
  }
  send({ kind: 'end' });
}

/** Keeps only what the file shows: copying whole rows to the worker would block the page. */
function reportRow(row: AnswerData, { columns }: ExportTable, fallback: string): ReportRow {
  const currency = typeof row.currency === 'string' ? row.currency : fallback;
  return { values: columns.map(({ field }) => valueAt(row, field)), currency };
}
