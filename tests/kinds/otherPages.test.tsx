import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import * as visitorOperations from '../../generated/visitorOperations.ts';
import { csvRecords } from '../files/export/csvRecords.ts';
import { WorkerHere } from '../files/export/workerHere.ts';
import { openPortal, sentTo } from '../openPortal.tsx';
import { afterEachTest } from '../puttingBack.ts';
import { watchSaveFile } from '../watchSaveFile.ts';
import { atClock } from './atClock.ts';

const saveFile = watchSaveFile();
const { portfolioActivities: activities, investmentList: investments } = operations;

/** Replaces what the portal's description says about an operation. */
function describeAs(operation: object, facts: object) {
  vi.spyOn(visitorOperations, 'hasOtherApis', 'get').mockReturnValue(true);
  Object.assign(operation, facts);
  afterEachTest.add(() => {
    for (const name of Object.keys(facts)) Reflect.deleteProperty(operation, name);
  });
}

const regionOf = async (name: string) => {
  await screen.findByRole('table', { name });
  return screen.getByRole('region', { name });
};
const rowsIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('a table whose pages are found by cursors', () => {
  atClock();
  beforeEach(() => {
    vi.stubGlobal('Worker', WorkerHere);
  });

  async function openActivities() {
    const pages = { rows: 'data.activities', size: 'limit', cursor: 'after', next: 'data.next', most: 20 };
    describeAs(activities, { pages });
    const person = await openPortal('/overview?portfolio-activity-period=120');
    const region = await regionOf('Portfolio Activity');
    await waitFor(() => expect(rowsIn(region)).toHaveLength(10));
    return { person, region, next: within(region).getByRole('button', { name: 'Next page' }) };
  }

  it('pages forward and back, and counts only the rows that it knows', async () => {
    const { person, region, next } = await openActivities();
    const first = rowsIn(region);
    expect(region).toHaveTextContent('1–10 of 11+');
    await person.click(next);
    await waitFor(() => expect(region).toHaveTextContent('11–20 of 21+'));
    expect(rowsIn(region)).toHaveLength(10);
    expect(rowsIn(region)).not.toEqual(first);
    await person.click(within(region).getByRole('button', { name: 'Previous page' }));
    await waitFor(() => expect(rowsIn(region)).toEqual(first));
    const asked = sentTo(activities.path).filter(({ limit, sort_dir }) => limit === 10 && sort_dir === 'desc');
    expect(asked.map(({ after }) => after)).toEqual([undefined, '10']);
  });

  it('exports the rows of all pages', async () => {
    const { person, region } = await openActivities();
    await person.click(within(region).getByRole('button', { name: 'Export' }));
    await person.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const records = csvRecords((await saveFile.mock.lastCall?.[0].text()) ?? '');
    const exported = sentTo(activities.path).filter(({ limit, months }) => limit === 20 && months === 120);
    const pages = Math.ceil((records.length - 1) / 20);
    expect(pages).toBeGreaterThan(2);
    const cursors = Array.from({ length: pages - 1 }, (_, at) => `${(at + 1) * 20}`);
    // The first page once more at the end tells whether the list has changed meanwhile.
    expect(exported.map(({ after }) => after)).toEqual([undefined, ...cursors, undefined]);
  });
});

describe('a list with undeclared paging', () => {
  it('is drawn with a note that there may be more, and without sums', async () => {
    describeAs(investments, { open: 'cursor' });
    await openPortal();
    const region = await regionOf('Investments');
    await waitFor(() => expect(region).toHaveTextContent('There may be more entries.'));
    expect(region).not.toHaveTextContent('Totals for');
  });
});
