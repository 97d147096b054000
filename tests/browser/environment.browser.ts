import type { Page } from '@playwright/test';
import { expect, test, users } from './portal.ts';
import { secondsUntilGone, watchSignOut } from './signOutWatch.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const investor = (page: Page) => page.getByRole('combobox', { name: 'Investor' });
const shown = async (page: Page) => expect(card(page, 'Currently invested')).toContainText('550,000.00');

test.describe('two tabs', () => {
  test('another user who signs in replaces the first in every tab, and nothing of the first is left', async ({
    page,
    context,
    signIn,
    signInByForm,
  }) => {
    test.slow();
    await signIn();
    await shown(page);
    const other = await context.newPage();
    await other.goto('/overview');
    await shown(other);
    await other.getByRole('button', { name: 'My account' }).click();
    await other.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await signInByForm(users.fund, other);

    await expect(page).toHaveURL(/\/overview$/);
    await expect(card(page, 'Currently invested')).toContainText(/\d/);
    await expect(investor(page)).toHaveCount(0);
    await expect(page.getByText(/550,000\.00|Tremblay/)).toHaveCount(0);
    const token = (await context.cookies()).find(({ name }) => name === 'session_token')?.value;
    const tokens = sent.flatMap((body) => /"session_token":"([^"]+)"/.exec(body)?.[1] ?? []);
    expect(new Set(tokens)).toEqual(new Set([token]));
  });

  test('a tab follows a sign-out within a second even if the storage is full', async ({
    page,
    context,
    signInByForm,
  }) => {
    await page.goto('/login');
    await page.evaluate(() => {
      for (const size of [1_000_000, 100_000, 10_000, 1000, 100, 10, 1]) {
        try {
          for (let part = 0; part < 20; part++) localStorage.setItem(`full-${size}-${part}`, 'x'.repeat(size));
        } catch {
          // That was the last of this size.
        }
      }
    });
    await signInByForm();
    await shown(page);
    const other = await context.newPage();
    await other.goto('/overview');
    await shown(other);
    await page.getByRole('button', { name: 'My account' }).click();
    await watchSignOut(page, other, '550,000.00');
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(other).toHaveURL(/\/login/);
    await expect(other.getByText('550,000.00')).toHaveCount(0);
    expect(await secondsUntilGone(page, other)).toBeLessThan(1);
    expect(await other.evaluate(() => localStorage.getItem('kept_answers'))).toBeNull();
  });
});

test.describe('clocks', () => {
  for (const hours of [-5, 5]) {
    test(`a user can sign in and stay signed in if the clock is wrong by ${hours} hours`, async ({
      page,
      signInByForm,
    }) => {
      await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
      await signInByForm();
      await shown(page);
      await page.reload();
      await shown(page);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await shown(page);
      await expect(page).toHaveURL(/\/overview$/);
    });
  }
});

test.describe('the page', () => {
  test('says what to do if its script does not start', async ({ page }) => {
    // The hint appears after an animation of some seconds, which is paused until the test has looked.
    const animations = await page.context().newCDPSession(page);
    await animations.send('Animation.enable');
    await animations.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export {};' }),
    );
    await page.goto('/login');
    const hint = page.getByText('this browser could not start the portal');
    await expect(hint).toBeAttached();
    await expect(hint).toBeHidden();
    await animations.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect(hint).toBeVisible();
  });

  for (const [what, remove] of [
    ['AbortSignal.any', () => Reflect.deleteProperty(AbortSignal, 'any')],
    ['Array.prototype.toSorted', () => Reflect.deleteProperty(Array.prototype, 'toSorted')],
  ] as const) {
    test(`says that a browser without ${what} is too old`, async ({ page }) => {
      await page.addInitScript(remove);
      await page.goto('/login');
      await expect(page.getByText('this browser could not start the portal')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveCount(0);
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('says that it needs JavaScript', async ({ page }) => {
      await page.goto('/login');
      await expect(page.locator('noscript')).toBeVisible();
      // Playwright's own assertions leave out what only browsers without scripts show.
      expect(await page.locator('noscript').textContent()).toContain('This portal needs JavaScript');
    });
  });
});
