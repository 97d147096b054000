import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Figure, median } from './figure.ts';
import { slowDown } from './slowDevice.ts';
import { openOverview, openUntilNumbers, SMALL } from './visitor.ts';

const runs = 9;

interface Reload {
  /** The time from the navigation until the figures are shown, in milliseconds. */
  numbers: number;
  /** The number of waves of API calls until then: the first one, and those that had to wait for another's answer. */
  waves: number;
}

/** Opens a page, waits until its figures are shown, and reads when that was and which calls came before. */
async function readReload(page: Page, open: () => Promise<unknown>): Promise<Reload> {
  await slowDown(page);
  await openUntilNumbers(page, open);
  const { numbers, calls } = await page.evaluate(() => {
    const numbers = performance.getEntriesByName('numbers')[0]?.startTime ?? 0;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const calls = entries.filter(({ name, responseEnd }) => name.includes('/api/') && responseEnd <= numbers);
    return { numbers, calls: calls.map(({ startTime, responseEnd }) => ({ startTime, responseEnd })) };
  });
  let waves = 0;
  let answered = 0;
  // A wave ends with its first answer, since later calls may depend on that.
  for (const { startTime } of calls.sort((a, b) => a.startTime - b.startTime)) {
    if (startTime < answered) continue;
    waves += 1;
    answered = Math.min(...calls.filter((call) => call.startTime >= startTime).map(({ responseEnd }) => responseEnd));
  }
  return { numbers, waves };
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Reloads the overview with the files of the first visit in the browser's cache. */
async function reloadWarm(browser: Browser, url: string): Promise<Reload & { state: State }> {
  const page = await openOverview(browser, url, SMALL);
  await page.waitForLoadState('networkidle');
  const state = await page.context().storageState();
  const read = await readReload(page, () => page.reload({ waitUntil: 'commit' }));
  await page.context().close();
  return { ...read, state };
}

/** Opens the overview with a session, but without any file in the browser's cache. */
async function reloadCold(browser: Browser, url: string, storageState: State): Promise<Reload> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    storageState,
  });
  const page = await context.newPage();
  const read = await readReload(page, () => page.goto(`${url}/overview`, { waitUntil: 'commit' }));
  await context.close();
  return read;
}

/** Measures the time until the overview's figures are shown after a reload, and the waves of calls until then. */
export async function measureReload(browser: Browser, url: string): Promise<Figure[]> {
  const [warm, cold]: [Reload[], Reload[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    const { state, ...read } = await reloadWarm(browser, url);
    warm.push(read);
    cold.push(await reloadCold(browser, url, state));
  }
  const of = (reloads: readonly Reload[], what: keyof Reload) => median(reloads.map((reload) => reload[what]));
  return [
    { name: 'Reload of the overview: numbers', unit: 'ms', value: of(warm, 'numbers') },
    { name: 'Reload without a cache: numbers', unit: 'ms', value: of(cold, 'numbers') },
    { name: 'Reload of the overview: queries', unit: 'waves', value: of(warm, 'waves'), bound: { most: 2 } },
    { name: 'Reload without a cache: queries', unit: 'waves', value: of(cold, 'waves'), bound: { most: 2 } },
  ];
}
