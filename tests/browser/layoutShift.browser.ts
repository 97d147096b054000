import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';
import { lookThrough, openScreen, settle, visits } from './screens.ts';

/** What Chromium says of it, where it has said so. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What a person may see jump on a whole screen: Google calls 0.1 good. */
const most = 0.02;

/** Every answer is slow, each by a time of its own, so that none waits for another. */
async function slowDown(page: Page): Promise<void> {
  let calls = 0;
  await page.route('**/api/**', async (route) => {
    calls += 1;
    await new Promise((done) => setTimeout(done, 250 + ((calls * 170) % 700)));
    await route.continue();
  });
}

/** How far what is on the screen has jumped since it was opened, and what did. */
const jumped = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; what: string[] }>((done) => {
        const observer = new PerformanceObserver((list) => tell(list.getEntries()));
        const tell = (entries: PerformanceEntryList) => {
          observer.disconnect();
          const shifts = (entries as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          const nameOf = ({ node, previousRect: from, currentRect: to }: LayoutShift['sources'][number]) =>
            `${node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : 'text'} ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`;
          done({
            sum: shifts.reduce((sum, { value }) => sum + value, 0),
            what: shifts.map(({ value, sources }) => `${value.toFixed(4)}: ${sources.map(nameOf).join('; ')}`),
          });
        };
        observer.observe({ type: 'layout-shift', buffered: true });
        // Chromium does not call back where nothing has shifted; what it has not told yet is taken from it.
        setTimeout(() => tell(observer.takeRecords()), 300);
      }),
  );

for (const { who, user, screens } of visits) {
  for (const where of ['', ' @phone']) {
    test(`nothing jumps on the screens of ${who} while slow answers arrive${where}`, async ({ page, signIn }) => {
      test.slow();
      if (user) await signIn(user);
      await slowDown(page);
      for (const screen of screens) {
        await openScreen(page, screen);
        await lookThrough(page, screen.path);
        const { sum, what } = await jumped(page);
        expect.soft(sum, `${screen.path}\n${what.join('\n')}`).toBeLessThanOrEqual(most);
      }
    });
  }
}

/** What may jump under somebody who scrolls while everything is still on its way. */
const mostWhileScrolling = 0.1;

for (const path of ['/overview', '/account']) {
  for (const where of ['', ' @phone']) {
    test(`${path} does not jump under who scrolls while it loads${where}`, async ({ page, signIn }) => {
      test.slow();
      await signIn();
      await page.route('**/api/**', async (route) => {
        await new Promise((done) => setTimeout(done, 1800));
        await route.continue();
      });
      await page.goto(path);
      // The sections are there, and nothing in them.
      await expect(page.locator('main section').first()).toBeVisible();
      await page.mouse.move(200, 400);
      for (let turn = 0; turn < 4; turn += 1) {
        await page.mouse.wheel(0, 600);
        // As long as a hand takes from one turn to the next.
        await page.waitForTimeout(300);
      }
      await settle(page, path);
      const { sum, what } = await jumped(page);
      expect(sum, what.join('\n')).toBeLessThanOrEqual(mostWhileScrolling);
    });
  }
}
