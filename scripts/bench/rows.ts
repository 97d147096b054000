import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { type Figure, median } from './figure.ts';
import { LARGE, openSignIn } from './visitor.ts';

const counts = [100, 1000, 10_000, 100_000];
const runs = 5;
/** A change may take this many milliseconds, or as long as this many sorts of a plain array. */
const [shortest, mostSorts] = [100, 3];

/** All times in milliseconds. */
interface Times {
  sort: number[];
  filter: number[];
  page: number[];
  /** Searches after the first. */
  search: number[];
  firstSearch: number;
  firstNameSort: number;
  /** Sorting plain arrays of the same amounts, and of the same names as people sort them. */
  amounts: number[];
  names: number[];
}

interface Investment {
  investment_id: number;
  name: string;
  invested_amount: number;
}

/** This many investments: copies of real ones with other ids, names and amounts. */
function copiesOf(real: readonly Investment[], count: number): Investment[] {
  return Array.from({ length: count }, (_, index) => {
    const row = real[index % real.length] as Investment; // There are 500 of them.
    const amount = ((index * 7919) % 1_000_003) / 100;
    const id = row.investment_id + Math.floor(index / real.length) * 1000;
    const name = `${row.name} ${((index * 7919) % count) + 1}`;
    return { ...row, investment_id: id, name, invested_amount: amount, current_value_amount: amount };
  });
}

async function serve(answer: unknown): Promise<Server> {
  const body = JSON.stringify(answer);
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Opens the overview with this many investments in its table. */
async function openRows(browser: Browser, url: string, count: number) {
  const page = await openSignIn(browser, url, LARGE);
  let rows: Investment[] = [];
  let server: Server | undefined;
  await page.route('**/api/investments/current/list', async (route) => {
    if (!server) {
      const answer = await (await route.fetch()).json();
      rows = copiesOf(answer.data.investments, count);
      server = await serve({ ...answer, data: { investments: rows } });
    }
    // Playwright's own messages are too small for an answer of this size.
    await route.continue({ url: `http://localhost:${(server.address() as AddressInfo).port}/` });
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('#investments tbody td').first().filter({ hasText: /\w/ }).waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  async function close() {
    await page.context().close();
    server?.close();
  }
  return { page, rows, close };
}

/** Measures the time from each event to the end of the next frame in which the table has changed. */
function timesIn(page: Page, values: { names: string[]; amounts: number[] }): Promise<Times> {
  return page.evaluate(
    async ({ runs: rounds, names, amounts }) => {
      const section = document.querySelector('#investments');
      const types = [...(section?.querySelectorAll('select') ?? [])].find((select) =>
        [...select.options].some(({ value }) => value === 'fund'),
      );
      const search = section?.querySelector<HTMLInputElement>('input[type=search]');
      const headers = [...(section?.querySelectorAll<HTMLButtonElement>('thead button') ?? [])];
      const [nameHeader, ...otherHeaders] = headers;
      if (!section || !types || !search || !nameHeader) throw new Error('The list is not what it was.');
      const pager = () =>
        [...section.querySelectorAll('button')].find((one) => /^Next page/.test(one.ariaLabel ?? one.textContent));

      async function timed(act: () => void) {
        const changed = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(section as Element, { subtree: true, childList: true, characterData: true });
        });
        const started = performance.now();
        act();
        await changed;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const elapsed = performance.now() - started;
        // The address is updated 300 ms after a search.
        await new Promise((resolve) => setTimeout(resolve, 400));
        return elapsed;
      }
      // React intercepts the property, so the native setter is called.
      const put = (element: HTMLElement, event: string, value: string) => () => {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
        element.dispatchEvent(new Event(event, { bubbles: true }));
      };
      const plainly = <Value>(all: readonly Value[], compare: (a: Value, b: Value) => number) => {
        const started = performance.now();
        [...all].sort(compare);
        return performance.now() - started;
      };

      const found: Times = {
        sort: [],
        filter: [],
        page: [],
        search: [],
        firstNameSort: await timed(() => nameHeader.click()),
        firstSearch: await timed(put(search, 'input', 'king')),
        amounts: [],
        names: [],
      };
      await timed(put(search, 'input', ''));
      const { compare } = new Intl.Collator('en-CA', { numeric: true });
      for (let run = 0; run < rounds; run += 1) {
        found.sort.push(await timed(() => otherHeaders[run % otherHeaders.length]?.click()));
        found.page.push(await timed(() => pager()?.click()));
        found.filter.push(await timed(put(types, 'change', run % 2 === 0 ? 'syndicated_loan' : '')));
        found.search.push(await timed(put(search, 'input', run % 2 === 0 ? 'king' : '')));
        found.amounts.push(plainly(amounts, (a, b) => a - b));
        found.names.push(plainly(names, compare));
      }
      return found;
    },
    { runs, ...values },
  );
}

/** Measures sorting, filtering and paging a whole list in the page, from a hundred to a hundred thousand rows. */
export async function measureRows(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const count of counts) {
    const { page, rows, close } = await openRows(browser, url, count);
    const names = rows.map(({ name }) => name);
    const times = await timesIn(page, { names, amounts: rows.map(({ invested_amount }) => invested_amount) });
    await close();
    const isLargest = count === Math.max(...counts);
    const figure = (
      what: string,
      value: number,
      plain: { name: string; value: number },
      isBound = isLargest,
    ): Figure => ({
      name: `${count.toLocaleString('en-CA')} rows in the page, ${what}`,
      value,
      unit: 'ms',
      baseline: plain,
      ...(isBound && { bound: { most: Math.max(shortest, mostSorts * plain.value) } }),
    });
    const amounts = { name: 'an array of amounts sorted', value: median(times.amounts) };
    const collated = { name: 'an array of names sorted', value: median(times.names) };
    figures.push(
      figure('sorted', median(times.sort), amounts),
      figure('sorted by name for the first time', times.firstNameSort, collated),
      figure('filtered', median(times.filter), amounts),
      figure('next page', median(times.page), amounts),
      figure('searched', median(times.search), amounts),
      figure('searched for the first time', times.firstSearch, collated, false),
    );
  }
  return figures;
}
