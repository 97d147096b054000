import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { Figure } from './figure.ts';
import { LARGE, openOverview, SMALL } from './visitor.ts';

interface Exported {
  elapsed: number;
  /** The longest time that the page was blocked, in milliseconds; tasks below 50 ms do not count. */
  longestTask: number;
  rows: number;
}

const limitMs = 300_000;

/** The number of rows in the sheet without the title and the header, which are frozen. */
function countRows(path: string): number {
  const sheet = unzipSync(readFileSync(path), { filter: ({ name }) => name.endsWith('sheet1.xml') });
  const text = new TextDecoder().decode(sheet['xl/worksheets/sheet1.xml']);
  const above = Number(/ySplit="(\d+)"/.exec(text)?.[1] ?? 0);
  return text.split('<row ').length - 1 - above;
}

async function exportToExcel(page: Page): Promise<Exported> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  const section = page.getByRole('region', { name: 'Portfolio Activity', exact: true });
  await section.getByRole('button', { name: 'Export' }).click();
  const started = performance.now();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: limitMs }),
    page.getByRole('menuitem', { name: 'Excel' }).click(),
  ]);
  const path = await download.path();
  const elapsed = performance.now() - started;
  const longestTask = await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks));
  return { elapsed, longestTask, rows: countRows(path) };
}

async function exportOf(browser: Browser, url: string, email: string, period: string): Promise<Exported> {
  const page = await openOverview(browser, url, email);
  const section = page.getByRole('region', { name: 'Portfolio Activity', exact: true });
  await section.getByRole('combobox', { name: 'Period' }).selectOption(period);
  const exported = await exportToExcel(page);
  await page.context().close();
  return exported;
}

/** Measures whether the page stays responsive while many rows are exported. */
export async function measureExports(browser: Browser, url: string): Promise<Figure[]> {
  const small = await exportOf(browser, url, SMALL, 'All Time');
  const year = await exportOf(browser, url, LARGE, 'This Year');
  const all = await exportOf(browser, url, LARGE, 'All Time');
  const of = ({ rows }: Exported) => `${rows.toLocaleString('en-CA')} rows`;
  const task = { name: of(small), value: small.longestTask };
  const time = { name: of(small), value: small.elapsed };
  return [
    { name: 'Excel, rows in the file of a year', value: year.rows, unit: 'rows', bound: { least: 10_000 } },
    {
      name: `Excel, longest task at ${of(year)}`,
      value: year.longestTask,
      unit: 'ms',
      baseline: task,
      bound: { most: 200 },
    },
    { name: `Excel, ${of(year)} saved`, value: year.elapsed, unit: 'ms', baseline: time },
    { name: 'Excel, rows in the file of everything', value: all.rows, unit: 'rows', bound: { least: 100_000 } },
    { name: `Excel, longest task at ${of(all)}`, value: all.longestTask, unit: 'ms', baseline: task },
    { name: `Excel, ${of(all)} saved`, value: all.elapsed, unit: 'ms', baseline: time },
  ];
}
