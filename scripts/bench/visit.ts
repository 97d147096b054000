import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import portalConfig from '../../portal.config.ts';
import { localNameOf } from '../../src/client/baseUrl.ts';
import { alternately } from './alternately.ts';
import type { Bench } from './bench.ts';
import { type Figure, median } from './figure.ts';
import { slowDown } from './slowDevice.ts';

const runs = 5;

/** What the page itself observes of a visit. */
interface Observed {
  /** Times since the navigation, in milliseconds: the first paint, which has heading and form, and the host's picture. */
  form: number;
  picture: number;
  usable: number;
  /** The sum of the time that each task takes beyond 50 ms. */
  blocked: number;
  shift: number;
}

interface Visit extends Observed {
  requests: number;
  script: number;
}

/** Runs in the page, before anything else. */
function observe(): void {
  const observed: Observed = { form: 0, picture: 0, usable: 0, blocked: 0, shift: 0 };
  Object.assign(globalThis, { observed });
  type Entry = PerformanceEntry & { url?: string; value?: number; hadRecentInput?: boolean };
  const watch = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ startTime }) => {
    observed.form = startTime;
  });
  watch('largest-contentful-paint', ({ startTime, url }) => {
    if (url) observed.picture = startTime;
  });
  watch('longtask', ({ duration }) => {
    observed.blocked += Math.max(0, duration - 50);
  });
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    observed.shift += hadRecentInput ? 0 : value;
  });
  // React marks the elements that it controls.
  const look = () => {
    const form = document.querySelector('form');
    if (form && Object.keys(form).some((key) => key.startsWith('__reactFiber'))) observed.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A first visit to the sign-in page, in a new browser profile on a slow device. */
async function visitOnce(browser: Browser, url: string, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await slowDown(page);
  await page.addInitScript(observe);
  await page.goto(`${url}/login`);
  await page.waitForFunction(() => (globalThis as unknown as { observed: Observed }).observed.usable > 0);
  await page.waitForLoadState('networkidle');
  // The last long tasks have to end.
  await page.waitForTimeout(1500);
  const visit = await page.evaluate(() => {
    const { observed } = globalThis as unknown as { observed: Observed };
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= observed.usable);
    return { ...observed, requests: asked.length + 1 };
  });
  const bodies = await Promise.all(scripts);
  await context.close();
  return { ...visit, script: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000 };
}

/** The address of the portal at a host that it lists, whose page has its pictures. */
const atHost = (url: string) => url.replace('localhost', localNameOf(portalConfig.hosts?.[0]?.host ?? ''));

/** Measures the first visit to the sign-in page of a host, against a minimal page with React. */
export async function measureVisit({ browser, portal, serveEmptyApp }: Bench): Promise<Figure[]> {
  const empty = await serveEmptyApp();
  const urls = [atHost(portal.url), empty.url];
  const visits = (width: number) => alternately(runs, urls, (url) => visitOnce(browser, url, width));
  const [[ofPortal = [], ofEmpty = []], [wide = [], wideEmpty = []]] = [await visits(390), await visits(1280)];
  await empty.stop();
  const of = (visits: readonly Visit[], what: keyof Visit) => median(visits.map((visit) => visit[what]));
  const against = (what: keyof Visit, [ours, theirs] = [ofPortal, ofEmpty], baseline = what) => ({
    value: of(ours, what),
    baseline: { name: 'an empty React page', value: of(theirs, baseline) },
  });
  const painted = (at: string, both: [Visit[], Visit[]]): Figure[] => [
    { name: `First visit: heading and form${at}`, unit: 'ms', ...against('form', both), bound: { times: 0.6 } },
    {
      name: `First visit: picture of the host${at}`,
      unit: 'ms',
      ...against('picture', both, 'form'),
      bound: { times: 1.3 },
    },
  ];
  const blocked = against('blocked');
  return [
    ...painted('', [ofPortal, ofEmpty]),
    ...painted(' at 1280 px', [wide, wideEmpty]),
    { name: 'First visit: form usable', unit: 'ms', ...against('usable') },
    { name: 'First visit: blocked', unit: 'ms', ...blocked, bound: { most: blocked.baseline.value + 50 } },
    { name: 'First visit: layout shift', unit: '', value: of([...ofPortal, ...wide], 'shift'), bound: { most: 0.01 } },
    { name: 'First visit: requests until usable', unit: 'requests', ...against('requests'), bound: { most: 8 } },
    { name: 'First visit: scripts', unit: 'kB', ...against('script'), bound: { most: 118 } },
  ];
}
