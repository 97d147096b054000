import { csvMaker } from '../../src/export/csvFile.ts';
import { excelMaker } from '../../src/export/excelFile.ts';
import type { FileMaker, FromWorker, ToWorker } from '../../src/export/exportTable.ts';

/** Makes the files of a table in the page, since jsdom has no threads: what it is sent and answers is the same. */
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
    else void this.#respond(message.totals);
  }

  async #respond(totals: Extract<ToWorker, { kind: 'end' }>['totals']) {
    const file = await this.#file?.finish(totals);
    if (!file) throw new Error('The rows came without their report.');
    const data: FromWorker = { kind: 'file', file };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate() {}
}
