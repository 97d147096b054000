import { loadSignedInTexts, loadVisitorTexts } from '../text/loadTexts.ts';
import type { FileKind, FileMaker, FromWorker, StartFile, ToWorker } from './exportTable.ts';

/** What makes each kind of file, loaded with its library. */
const makers: Readonly<Record<FileKind, () => Promise<StartFile>>> = {
  csv: async () => (await import('./csvFile.ts')).csvMaker,
  excel: async () => (await import('./excelFile.ts')).excelMaker,
  pdf: async () => (await import('./pdfFile.ts')).pdfMaker,
};

let maker = Promise.reject<FileMaker>(new Error('The rows came without their report.'));
// A rejected promise would stay in the worker, since the page only hears of thrown errors.
maker.catch(() => undefined);

const respond = (message: FromWorker) => self.postMessage(message);
const fail = (error: unknown) => respond({ kind: 'failed', message: String(error) });

async function begin({ file, report }: Extract<ToWorker, { kind: 'report' }>): Promise<FileMaker> {
  const loaded = makers[file]();
  // Awaited only after the texts.
  loaded.catch(() => undefined);
  // Loaded in sequence: only the second has the labels of values.
  await loadVisitorTexts(report.locale);
  await loadSignedInTexts(report.locale);
  const start = await loaded;
  return start(report);
}

// Makes a file from what the page sends, portion by portion, and responds with it.
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'report') maker = begin(data);
  else if (data.kind === 'rows') {
    maker = maker.then((file) => {
      file.add(data.rows);
      return file;
    });
  } else {
    maker.then((file) => file.finish(data.totals)).then((file) => respond({ kind: 'file', file }), fail);
    return;
  }
  // Told at once: the page need not load the other rows.
  maker.catch(fail);
});
