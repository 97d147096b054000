import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { Figure } from './figure.ts';
import { LARGE, openOverview } from './visitor.ts';

interface Exported {
  elapsed: number;
  /** The longest time for which the page was blocked, in milliseconds; tasks below 50 ms do not count. */
  longestTask: number;
  /** The rows in a workbook; 0 for a PDF. */
  rows: number;
  /** The most that the JavaScript heaps of the page and its worker held together, in kB. */
  heap: number;
}

const limitMs = 300_000;
const sampleMs = 250;
type Kind = 'Excel' | 'PDF';

/** Watches the heaps of a page and its workers; `stop` returns the largest sum of their used sizes, in kB. */
async function watchHeaps(page: Page): Promise<{ stop(): Promise<number> }> {
  const session = await page.context().newCDPSession(page);
  const workers = new Set<string>();
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId));
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  let most = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const own = session.send('Runtime.getHeapUsage').then(({ usedSize }) => usedSize);
      const sizes = await Promise.all([own, ...[...workers].map((worker) => heapOf(session, worker))]);
      most = Math.max(most, sizes.reduce((sum, size) => sum + size, 0) / 1000);
      await new Promise((resolve) => setTimeout(resolve, sampleMs));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      await session.detach();
      return most;
    },
  };
}

let messages = 0;

/** The used heap of a worker, in bytes; 0 if it does not respond, for instance because it is ending. */
function heapOf(session: CDPSession, sessionId: string): Promise<number> {
  messages += 1;
  const id = messages;
  return new Promise((resolve) => {
    const end = (size: number) => {
      clearTimeout(patience);
      session.off('Target.receivedMessageFromTarget', hear);
      session.off('Target.detachedFromTarget', leave);
      resolve(size);
    };
    const hear = ({ message }: { message: string }) => {
      const answer: { id?: number; result?: { usedSize?: number } } = JSON.parse(message);
      if (answer.id === id) end(answer.result?.usedSize ?? 0);
    };
    const leave = (gone: { sessionId: string }) => gone.sessionId === sessionId && end(0);
    const patience = setTimeout(() => end(0), limitMs);
    session.on('Target.receivedMessageFromTarget', hear);
    session.on('Target.detachedFromTarget', leave);
    const message = JSON.stringify({ id, method: 'Runtime.getHeapUsage' });
    session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => end(0));
  });
}

/** The number of rows in the sheet without the title and the header, which are frozen. */
function countRows(path: string): number {
  const sheet = unzipSync(readFileSync(path), { filter: ({ name }) => name.endsWith('sheet1.xml') });
  const text = new TextDecoder().decode(sheet['xl/worksheets/sheet1.xml']);
  const above = Number(/ySplit="(\d+)"/.exec(text)?.[1] ?? 0);
  return text.split('<row ').length - 1 - above;
}

async function exportAs(page: Page, kind: Kind): Promise<Exported> {
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
  const heaps = await watchHeaps(page);
  const started = performance.now();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: limitMs }),
    page.getByRole('menuitem', { name: kind }).click(),
  ]);
  const path = await download.path();
  const elapsed = performance.now() - started;
  const heap = await heaps.stop();
  const longestTask = await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks));
  return { elapsed, longestTask, heap, rows: kind === 'Excel' ? countRows(path) : 0 };
}

async function exportOf(browser: Browser, url: string, period: string, kind: Kind): Promise<Exported> {
  const page = await openOverview(browser, url, LARGE);
  const section = page.getByRole('region', { name: 'Portfolio Activity', exact: true });
  await section.getByRole('combobox', { name: 'Period' }).selectOption(period);
  const exported = await exportAs(page, kind);
  await page.context().close();
  return exported;
}

/** Measures the time and memory that an export of many rows takes, and whether the page stays responsive meanwhile. */
export async function measureExports(browser: Browser, url: string): Promise<Figure[]> {
  const year = await exportOf(browser, url, 'This Year', 'Excel');
  const excel = await exportOf(browser, url, 'All Time', 'Excel');
  const pdf = await exportOf(browser, url, 'All Time', 'PDF');
  const heap = (kind: Kind, value: number): Figure => ({
    name: `${kind}, heaps of page and worker`,
    value,
    unit: 'kB',
    bound: { most: 150_000 },
  });
  const task = `Excel, longest task at ${year.rows.toLocaleString('en-CA')} rows`;
  return [
    { name: task, value: year.longestTask, unit: 'ms', bound: { most: 200 } },
    { name: 'Excel, rows in the file of everything', value: excel.rows, unit: 'rows', bound: { least: 100_000 } },
    { name: 'Excel, everything saved', value: excel.elapsed, unit: 'ms', bound: { most: 10_000 } },
    heap('Excel', excel.heap),
    { name: 'PDF, everything saved', value: pdf.elapsed, unit: 'ms', bound: { most: 20_000 } },
    heap('PDF', pdf.heap),
  ];
}
