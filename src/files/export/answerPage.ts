import { loadFurtherTexts, loadSignedInTexts, loadVisitorTexts } from '../../values/text/loadTexts.ts';
import type { ExportTable, FileMaker, FromWorker, ToWorker } from './exportTable.ts';
import type { FontAddresses } from './pdfFonts.ts';

/** In a worker: makes a file from what the page sends, portion by portion, and responds with it. */
export function answerPage(start: (report: Omit<ExportTable, 'totals'>, fonts: FontAddresses) => FileMaker): void {
  let maker = Promise.reject<FileMaker>(new Error('The rows came without their report.'));
  const respond = (message: FromWorker) => self.postMessage(message);
  // A rejected promise would stay in the worker, since the page only hears of thrown errors.
  const fail = (error: unknown) => respond({ kind: 'failed', message: String(error) });
  maker.catch(() => undefined);

  async function begin(report: Omit<ExportTable, 'totals'>, fonts: FontAddresses): Promise<FileMaker> {
    // Loaded in sequence: only the second has the labels of values.
    await loadVisitorTexts(report.locale);
    await loadSignedInTexts(report.locale);
    await loadFurtherTexts(report.locale);
    return start(report, fonts);
  }

  self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === 'report') maker = begin(data.report, data.fonts);
    else if (data.kind === 'rows') {
      maker = maker.then(async (file) => {
        await file.add(data.rows);
        return file;
      });
    } else {
      maker.then((file) => file.finish(data)).then((file) => respond({ kind: 'file', file }), fail);
      return;
    }
    // Sent at once, so that the page does not load the other rows.
    maker.catch(fail);
  });
}
