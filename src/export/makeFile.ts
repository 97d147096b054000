import { type AnswerData, valueAt } from '../frame/fields.ts';
import { startWorker } from '../widgets/startWorker.ts';
import excelWorker from './excelWorker.ts?worker&url';
import type { ExportTable, FileKind, FromWorker, ReportRow, ToWorker } from './exportTable.ts';
import pdfWorker from './pdfWorker.ts?worker&url';

const workers: Record<FileKind, string> = { excel: excelWorker, pdf: pdfWorker };

/** Asks for one page, from 1, of as many rows as can be had at once. */
export type LoadRows = (
  page: number,
  signal: AbortSignal,
) => Promise<{ rows: readonly AnswerData[]; lastPage: number }>;

export interface FileOrder {
  kind: FileKind;
  report: ExportTable;
  /** Of rows that bring none. */
  currency: string;
  load: LoadRows;
  /** Ends everything; also has to be aborted once the order has failed, for what may still be under way. */
  signal: AbortSignal;
  onRows: (loaded: number) => void;
}

/**
 * Loads all rows and makes a file of them in a thread of its own, with the library for it, so that the page stays at
 * hand. Rejects with what `load` rejects with, with the signal's reason, or with what went wrong in the thread.
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

/** Only what the file shows: copying whole rows to another thread would cost the page its time. */
function reportRow(row: AnswerData, { columns }: ExportTable, fallback: string): ReportRow {
  const currency = typeof row.currency === 'string' ? row.currency : fallback;
  return { values: columns.map(({ field }) => valueAt(row, field)), currency };
}
