import { expect, type Page, type Request } from '@playwright/test';
import { operations } from '../../generated/operations.ts';

/** What a page is requesting, and since when that has not changed. */
interface Traffic {
  underWay: Set<Request>;
  changed: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** The requests of a page since the first call, which the fixture makes as soon as a page opens. */
export function watch(page: Page): Traffic {
  const known = traffic.get(page);
  if (known) return known;
  const seen: Traffic = { underWay: new Set(), changed: Date.now() };
  traffic.set(page, seen);
  page.on('request', (request) => {
    seen.underWay.add(request);
    seen.changed = Date.now();
  });
  const end = (request: Request) => {
    seen.underWay.delete(request);
    seen.changed = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return seen;
}

/** How long a page must be quiet, in milliseconds: longer than it takes to ask for what an answer leads to. */
const quietMs = 300;

/** Waits until nothing is loading: no section says so, and no request has been under way for a moment. */
export async function settled(page: Page) {
  const seen = watch(page);
  const isQuiet = () => seen.underWay.size === 0 && Date.now() - seen.changed > quietMs;
  const isBusy = async () => (await page.locator('[aria-busy="true"]').count()) > 0;
  await expect.poll(async () => isQuiet() && !(await isBusy()), { intervals: [100] }).toBe(true);
}

/** Waits until a screen that has just been opened shows its heading, and everything below it has loaded. */
export async function loaded(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

/**
 * Waits for a call, and resolves with its request; `await (await sent(…)).response()` waits for the answer. Begin it
 * before the step that sends the call.
 */
export function sent(page: Page, id: keyof typeof operations): Promise<Request> {
  const path = new RegExp(`/api${operations[id].path.replace(/{.*?}/g, '[^/]+')}$`);
  return page.waitForRequest((request) => path.test(new URL(request.url()).pathname));
}
