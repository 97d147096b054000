import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { activityFile } from '../../../src/files/export/activityFile.ts';
import type { LoadRows } from '../../../src/files/export/makeFile.ts';
import { json, openApi } from '../../client/openApi.ts';
import { sandboxAnswers } from '../../figures/sandboxAnswers.ts';
import { reportOf } from './exportTable.ts';
import '../../signedInPart.ts';
import { today } from '../../day.ts';

it('A workbook of activities has a row for each with its type of account, on as many pages as their list', async () => {
  const { activities, investments } = sandboxAnswers(501, today).answers;
  await openApi(json({ data: { investments } }));
  const { rows } = activities;
  const load: LoadRows = (page) => Promise.resolve({ rows: rows.slice(page - 1, page), lastPage: rows.length });
  const report = reportOf([]);
  const { signal } = new AbortController();
  const order = { kind: 'excel', report, hidesAmounts: false, isWhole: true, days: undefined, load, signal } as const;
  const file = await activityFile({ ...order, onRows: () => undefined }, new QueryClient());
  const last = await file.load(rows.length, signal);
  expect(last.lastPage).toBe(rows.length);
  expect(last.rows.map(({ reference, account_type }) => [reference, account_type])).toEqual([
    [rows.at(-1)?.reference_number, 'Corporate (taxable)'],
  ]);
});
