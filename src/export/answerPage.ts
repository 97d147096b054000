import { loadSignedInTexts, loadVisitorTexts } from '../text/loadTexts.ts';
import type { ExportTable, FromWorker, ReportRow, ReportTotal, ToWorker } from './exportTable.ts';

/** In a worker: collects what the page sends and responds with the file made from it. */
export function answerPage(make: (report: ExportTable, rows: readonly ReportRow[]) => Promise<Blob>): void {
  const rows: ReportRow[] = [];
  let report: Omit<ExportTable, 'totals'> | undefined;

  async function finish(totals: readonly ReportTotal[]): Promise<FromWorker> {
    try {
      if (!report) throw new Error('The rows came without their report.');
      // Loaded in sequence: only the second has the labels of values.
      await loadVisitorTexts(report.locale);
      await loadSignedInTexts(report.locale);
      return { kind: 'file', file: await make({ ...report, totals }, rows) };
    } catch (error) {
      // A rejected promise would stay in the worker, since the page only hears of thrown errors.
      return { kind: 'failed', message: String(error) };
    }
  }

  self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === 'report') report = data.report;
    else if (data.kind === 'rows') for (const row of data.rows) rows.push(row);
    else self.postMessage(await finish(data.totals));
  });
}
