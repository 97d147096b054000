import type { Browser, Locator, Page } from '@playwright/test';
import type { Bench } from './bench.ts';
import { type Figure, median } from './figure.ts';
import { openOverview, SMALL } from './visitor.ts';

const runs = 3;
/** How long the pointer rests on a link before the click, in milliseconds; people take longer. */
const restMs = 100;
/** How long each part of a screen stays in view, in milliseconds. */
const lookMs = 150;

interface Change {
  /** The path that was opened, with `:id` for a number. */
  screen: string;
  visit: 'first' | 'second';
  elapsed: number;
}

const screenOf = (path: string) => path.replace(/\/\d+/g, '/:id');

/**
 * Runs in the page: measures the time from each click on a link until the next screen has painted its heading and the
 * content of the section that the address names, or else of the first one.
 */
function timeClicks(): void {
  const shown = () => document.querySelector('main h1')?.textContent ?? '';
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = shown();
      const look = () => {
        const section = document.getElementById(location.hash.slice(1)) ?? document.querySelector('main section');
        const isThere = shown() !== '' && shown() !== before && section && !section.querySelector('[aria-busy=true]');
        if (!isThere) return requestAnimationFrame(look);
        return setTimeout(() => Object.assign(globalThis, { elapsed: performance.now() - timeStamp }));
      };
      Object.assign(globalThis, { elapsed: undefined });
      requestAnimationFrame(look);
    },
    true,
  );
}

interface Offer {
  screen: string;
  link: Locator;
}

/** The visible links to other screens: first those on the screen itself, then those around it. */
async function offersOn(page: Page): Promise<Offer[]> {
  const offers = new Map<string, Locator>();
  for (const links of [page.locator('main a[href^="/"]'), page.locator('a[href^="/"]')]) {
    for (const link of await links.all()) {
      const screen = screenOf(new URL((await link.getAttribute('href')) ?? '', page.url()).pathname);
      const isFile = /\.\w+$/.test(screen);
      if (!isFile && !offers.has(screen) && (await link.isVisible())) offers.set(screen, link);
    }
  }
  return [...offers].map(([screen, link]) => ({ screen, link }));
}

/** Scrolls a screen down to its end, since some sections are loaded only when they come into view. */
async function lookThrough(page: Page): Promise<void> {
  const settled = () => page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await settled();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(lookMs);
  }
  await settled();
}

/** Follows a link as a person does: the pointer arrives, rests, and clicks. */
async function follow(page: Page, link: Locator): Promise<number> {
  await link.hover();
  await page.waitForTimeout(restMs);
  await link.click();
  const elapsed = await page.waitForFunction(() => (globalThis as unknown as { elapsed?: number }).elapsed);
  const value = (await elapsed.jsonValue()) ?? Number.NaN;
  await lookThrough(page);
  return value;
}

/** Walks twice through every screen that links lead to. */
async function walk(browser: Browser, url: string): Promise<Change[]> {
  const page = await openOverview(browser, url, SMALL);
  await page.waitForLoadState('networkidle');
  await page.evaluate(timeClicks);
  await lookThrough(page);
  const changes: Change[] = [];
  const visited = new Set([screenOf(new URL(page.url()).pathname)]);
  for (let round = 1; round <= 2; round += 1) {
    const here = screenOf(new URL(page.url()).pathname);
    const left = new Set(round === 1 ? [here] : []);
    /** Which screen has a link to another. */
    const from = new Map<string, string>();
    for (let screen = here; ; ) {
      const offers = (await offersOn(page)).filter((offer) => offer.screen !== screen);
      for (const offer of offers) from.set(offer.screen, from.get(offer.screen) ?? screen);
      const ways = [...from].filter(([to]) => !left.has(to)).map(([, way]) => way);
      // A screen that has not been visited, or else one with a link to such a screen.
      const next = offers.find((one) => !left.has(one.screen)) ?? offers.find((one) => ways.includes(one.screen));
      if (!next) break;
      ({ screen } = next);
      changes.push({ screen, visit: visited.has(screen) ? 'second' : 'first', elapsed: await follow(page, next.link) });
      visited.add(screen);
      left.add(screen);
    }
  }
  await page.context().close();
  return changes;
}

/** Measures every change of screen, from the click on a link to content. */
export async function measureNavigation({ browser, portal }: Bench): Promise<Figure[]> {
  const changes: Change[] = [];
  for (let run = 0; run < runs; run += 1) changes.push(...(await walk(browser, portal.url)));
  const of = (screen: string, visit: Change['visit']) =>
    changes.filter((change) => change.screen === screen && change.visit === visit).map(({ elapsed }) => elapsed);
  const screens = [...new Set(changes.map(({ screen }) => screen))].sort();
  const figures = screens.map((screen): Figure => {
    // The walk begins on the overview, which is therefore never new.
    const [first, second] = [of(screen, 'first'), of(screen, 'second')];
    return {
      name: first.length > 0 ? `Click to content: ${screen}` : `Click to content: ${screen}, seen before`,
      value: median(first.length > 0 ? first : second),
      unit: 'ms',
      ...(first.length > 0 && second.length > 0 && { baseline: { name: 'seen before', value: median(second) } }),
      bound: { most: 100 },
    };
  });
  const all = changes.map(({ elapsed }) => elapsed);
  return [
    ...figures,
    { name: 'Click to content: median of all', value: median(all), unit: 'ms' },
    { name: 'Click to content: worst of all', value: Math.max(...all), unit: 'ms' },
  ];
}
