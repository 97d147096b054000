import { expect, it, vi } from 'vitest';
import * as visitorOperations from '../../../generated/visitorOperations.ts';
import { makeFile } from '../../../src/files/export/makeFile.ts';
import { csvRecords } from './csvRecords.ts';
import { reportOf } from './exportTable.ts';
import { WorkerHere } from './workerHere.ts';

it('A file has the values of another API as its tables show them, each amount with its own currency', async () => {
  vi.spyOn(visitorOperations, 'hasOtherApis', 'get').mockReturnValue(true);
  vi.stubGlobal('Worker', WorkerHere);
  const report = reportOf(['money-minor', 'fraction', 'epoch-seconds']);
  const rows = [
    { 'money-minor': 105025, 'money-minor.currency': 'USD', fraction: 0.0525, 'epoch-seconds': 1783693800 },
    { 'money-minor': '1050', 'money-minor.currency': 'JPY', fraction: '0.1', 'epoch-seconds': null },
  ];
  const order = { kind: 'csv', report, hidesAmounts: false, currency: 'CAD', onRows: () => undefined } as const;
  const { signal } = new AbortController();
  const { file } = await makeFile({ ...order, signal, load: () => Promise.resolve({ rows, lastPage: 1 }) });
  expect(csvRecords(await file.text()).slice(1)).toEqual([
    ['1050.25', '5.25', expect.stringMatching(/^2026-07-10T/), 'USD'],
    ['1050', '10', '', 'JPY'],
  ]);
});
