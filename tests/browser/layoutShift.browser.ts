import { jumped } from './layoutShift.ts';
import { expect, test } from './portal.ts';
import { settle } from './screens.ts';

/** What may jump under somebody who scrolls while everything is still on its way. */
const mostWhileScrolling = 0.1;

for (const path of ['/overview', '/account']) {
  test(`${path} does not jump under who scrolls while it loads`, async ({ page, signIn }) => {
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
