import type { Browser, BrowserContext, Page } from '@playwright/test';
import { alternately } from './alternately.ts';
import type { Bench } from './bench.ts';
import { formerCommit } from './builds.ts';
import { type Figure, median } from './figure.ts';
import { slowDown } from './slowDevice.ts';
import { openOverview, openUntilNumbers, SMALL } from './visitor.ts';

const runs = 9;

interface Reload {
  /** From the navigation until the figures show, in milliseconds. */
  numbers: number;
  /** How many calls of the API followed on the answer of another, until then, and the first. */
  waves: number;
}

/** Opens a page, waits until its figures show, and reads from it when they did and which calls came before. */
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
  // A wave ends with its first answer: what is asked after that may depend on it.
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

/** Measures the time until the figures of the overview show after a reload, against a former version of the portal. */
export async function measureReload({ browser, portal, former: formerBuild }: Bench): Promise<Figure[]> {
  const former = await formerBuild();
  const builds = former ? [portal, former] : [portal];
  const [now = [], before] = await alternately(runs, builds, async ({ url }) => {
    const { state, ...warm } = await reloadWarm(browser, url);
    return { warm, cold: await reloadCold(browser, url, state) };
  });
  type Reloads = typeof now;
  const of = (reloads: Reloads, cache: 'warm' | 'cold', what: keyof Reload) =>
    median(reloads.map((reload) => reload[cache][what]));
  const against = (cache: 'warm' | 'cold', what: keyof Reload) => ({
    value: of(now, cache, what),
    ...(before && { baseline: { name: `commit ${formerCommit}`, value: of(before, cache, what) } }),
  });
  const target = former && { bound: { times: 0.75 } };
  return [
    { name: 'Reload of the overview: numbers', unit: 'ms', ...against('warm', 'numbers'), ...target },
    { name: 'Reload without a cache: numbers', unit: 'ms', ...against('cold', 'numbers') },
    { name: 'Reload of the overview: queries', unit: 'waves', ...against('warm', 'waves'), bound: { most: 2 } },
    { name: 'Reload without a cache: queries', unit: 'waves', ...against('cold', 'waves'), bound: { most: 2 } },
  ];
}
