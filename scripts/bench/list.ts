import type { Browser } from '@playwright/test';
import { alternately } from './alternately.ts';
import type { Bench } from './bench.ts';
import { formerCommit } from './builds.ts';
import { type Figure, median } from './figure.ts';
import { LARGE, openOverview } from './visitor.ts';

const rounds = 3;
const runs = 10;

interface Times {
  sort: number[];
  filter: number[];
}

/** The time from an event to the frame in which the table has changed, in milliseconds. */
async function timesOf(browser: Browser, url: string, email: string): Promise<Times> {
  const page = await openOverview(browser, url, email);
  await page.locator('#investments').scrollIntoViewIfNeeded();
  await page.locator('#investments tbody td').first().filter({ hasText: /\w/ }).waitFor();
  const times = await page.evaluate(async (count) => {
    const section = document.querySelector('#investments');
    const body = section?.querySelector('tbody');
    const types = [...(section?.querySelectorAll('select') ?? [])].find((select) =>
      [...select.options].some(({ value }) => value === 'fund'),
    );
    const headers = [...(section?.querySelectorAll<HTMLButtonElement>('thead button') ?? [])];
    if (!body || !types || headers.length === 0) throw new Error('The list of investments is not what it was.');

    async function timed(act: () => void) {
      const changed = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        // The table may be replaced as a whole.
        observer.observe(section as Element, { subtree: true, childList: true, characterData: true });
      });
      const started = performance.now();
      act();
      await changed;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - started;
    }
    const rest = () => new Promise((resolve) => setTimeout(resolve, 100));

    const choose = (value: string) => () => {
      // React intercepts the property, so the native setter is called.
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(types, value);
      types.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const found: { sort: number[]; filter: number[] } = { sort: [], filter: [] };
    for (let run = 0; run < count; run += 1) {
      const header = headers[run % headers.length];
      found.sort.push(await timed(() => header?.click()));
      await rest();
      found.filter.push(await timed(choose(run % 2 === 0 ? 'syndicated_loan' : '')));
      await rest();
    }
    return found;
  }, runs);
  await page.context().close();
  return times;
}

/**
 * Measures sorting and filtering a list that is loaded completely, against an old version of the portal. A few
 * investments cannot serve as the baseline: a table of six or fewer has no controls.
 */
export async function measureList({ browser, portal, former: formerBuild }: Bench): Promise<Figure[]> {
  const former = await formerBuild();
  const builds = former ? [portal, former] : [portal];
  const [now = [], before] = await alternately(rounds, builds, ({ url }) => timesOf(browser, url, LARGE));
  const of = (times: readonly Times[], kind: keyof Times) => median(times.flatMap((one) => one[kind]));
  const figure = (name: string, kind: keyof Times): Figure => ({
    name,
    value: of(now, kind),
    unit: 'ms',
    ...(before && { baseline: { name: `commit ${formerCommit}`, value: of(before, kind) } }),
    bound: { most: 50 },
  });
  return [figure('500 investments sorted', 'sort'), figure('500 investments filtered', 'filter')];
}
