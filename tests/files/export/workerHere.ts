import { csvMaker } from '../../../src/files/export/csvFile.ts';
import { excelMaker } from '../../../src/files/export/excelFile.ts';
import type { FileMaker, FromWorker, ReportEnd, ToWorker } from '../../../src/files/export/exportTable.ts';

/** A worker with the same messages that makes files in the page, since jsdom has no workers. */
export class WorkerHere extends EventTarget {
  #file: FileMaker | undefined;
  readonly #url: string;

  constructor(url: string) {
    super();
    this.#url = url;
  }

  postMessage(message: ToWorker) {
    if (message.kind === 'report') this.#file = (this.#url.includes('excel') ? excelMaker : csvMaker)(message.report);
    else if (message.kind === 'rows') void this.#file?.add(message.rows);
    else void this.#respond(message);
  }

  async #respond(end: ReportEnd) {
    const file = await this.#file?.finish(end);
    if (!file) throw new Error('The rows came without their report.');
    const data: FromWorker = { kind: 'file', file };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate() {}
}
