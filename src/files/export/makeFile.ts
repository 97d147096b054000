import normal from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url';
import bold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url';
import { type ListPage, type ListPart, readList } from '../../client/readList.ts';
import { type AnswerData, currencyOf, valueAt } from '../../screen/fields.ts';
import { startWorker } from '../../ui/startWorker.ts';
import { isAmount, readAs, readValue } from '../../values/formats.ts';
import { text } from '../../values/text/text.ts';
import csvWorker from './csvWorker.ts?worker&url';
import excelWorker from './excelWorker.ts?worker&url';
import type {
  ExportTable,
  FileKind,
  FromWorker,
  LoadedTotal,
  ReportColumn,
  ReportRow,
  ReportTotal,
  RowRole,
  ToWorker,
} from './exportTable.ts';
import { partialText } from './partial.ts';
import pdfWorker from './pdfWorker.ts?worker&url';

/** A worker is at another address than the page. */
const address = (path: string) => new URL(path, location.href).href;

const workers: Record<FileKind, string> = { csv: csvWorker, excel: excelWorker, pdf: pdfWorker };

/** A page of the rows, and the totals over all of them, if there are any. */
export interface LoadedRows extends ListPage {
  rows: readonly AnswerData[];
  totals?: readonly LoadedTotal[];
  /** In a workbook, the sheets beside that of the rows. */
  sheets?: ExportTable['sheets'];
  /** The part that a row has among the others; most have none. */
  roleOf?: (row: AnswerData) => RowRole | undefined;
}

/** Loads one page, counted from 1, with as many rows as the server allows. */
export type LoadRows = (page: number, signal: AbortSignal) => Promise<LoadedRows>;

export interface FileOrder {
  kind: FileKind;
  report: Omit<ExportTable, 'totals'>;
  /** Writes a text in place of every amount. */
  hidesAmounts: boolean;
  /** The currency of rows that have none. */
  currency: string;
  load: LoadRows;
  /** Set if the rows come from a list of which only a part was read. */
  part?: ListPart | undefined;
  /** Cancels the export. Abort it after a failure, too, for requests that may still be running. */
  signal: AbortSignal;
  onRows: (loaded: number) => void;
}

export interface MadeFile {
  file: Blob;
  /** How much of its list it has, if nothing proves that it is all. */
  part: ListPart | undefined;
}

/**
 * Loads all rows and makes a file of them in a worker, which loads the library for it, so that the page stays
 * responsive. A file with only a part of its list says so, and has no totals. Rejects with the error of `load`, the
 * signal's reason, or the worker's error.
 */
export async function makeFile(order: FileOrder): Promise<MadeFile> {
  const worker = startWorker(workers[order.kind]);
  try {
    const [file, part] = await Promise.all([fileFrom(worker, order.signal), sendRows(worker, order)]);
    return { file, part };
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

async function sendRows(worker: Worker, order: FileOrder): Promise<ListPart | undefined> {
  const { currency, hidesAmounts, load, signal, onRows } = order;
  const send = (message: ToWorker) => worker.postMessage(message);
  const columns = hidesAmounts ? order.report.columns.map(hidden) : order.report.columns;
  const report = { ...order.report, columns: columns.map((one) => ({ ...one, format: readAs(one.format) })) };
  let loaded = 0;
  let totals: readonly LoadedTotal[] = [];
  let sheets: ExportTable['sheets'];
  const read = await readList(
    async (page) => {
      const answer = await load(page, signal);
      signal.throwIfAborted();
      return answer;
    },
    {
      begin() {
        loaded = 0;
        send({
          kind: 'report',
          report,
          fonts: { normal: address(normal), bold: address(bold) },
        });
      },
      take({ rows, roleOf, ...answer }) {
        send({
          kind: 'rows',
          rows: rows.map((row) => reportRow(row, columns, currency, roleOf?.(row))),
        });
        loaded += rows.length;
        onRows(loaded);
        totals = answer.totals ?? totals;
        sheets = answer.sheets ?? sheets;
      },
    },
  );
  const part = order.part ?? read;
  const beside = sheets && { sheets };
  if (part) send({ kind: 'end', totals: [], partial: partialText(part, report.locale), ...beside });
  else send({ kind: 'end', totals: totals.map((total) => reportTotal(total, order)), ...beside });
  return part;
}

const hidden = (column: ReportColumn): ReportColumn =>
  isAmount(column.format) ? { ...column, format: 'text', isHidden: true } : column;

/** The text for a hidden value; a missing value stays missing. */
const veiled = (value: unknown) => (value === null || value === undefined || value === '' ? value : text.values.hidden);

/** Keeps only what the file shows: copying whole rows to the worker would block the page. */
function reportRow(row: AnswerData, columns: readonly ReportColumn[], fallback: string, role?: RowRole): ReportRow {
  const values = columns.map(({ field, format, isHidden }) => {
    const value = readValue(format, valueAt(row, field), currencyOf(row, field));
    return isHidden ? veiled(value) : value;
  });
  const own = columns.map(({ field, format }) => (isAmount(format) ? row[`${field}.currency`] : undefined));
  const currency = currencyOr(fallback, row.currency ?? own.find((one) => one !== undefined));
  const others = own.map((one) => (typeof one === 'string' && one !== currency ? one : undefined));
  const hasOthers = others.some((one) => one !== undefined);
  return { values, currency, ...(hasOthers && { currencies: others }), ...(role && { role }) };
}

function reportTotal(total: LoadedTotal, { currency: fallback, hidesAmounts }: FileOrder): ReportTotal {
  const { label, format, amounts, left } = total;
  const isHidden = hidesAmounts && isAmount(format);
  const written = (all: typeof amounts) =>
    all.map(({ value, currency }) => ({
      value: isHidden ? veiled(value) : readValue(format, value, currency),
      currency: currencyOr(fallback, currency),
    }));
  return {
    label,
    format: isHidden ? 'text' : readAs(format),
    amounts: written(amounts),
    ...(left && { left: left.map((part) => ({ ...part, amounts: written(part.amounts) })) }),
  };
}

const currencyOr = (fallback: string, currency: unknown) => (typeof currency === 'string' ? currency : fallback);
