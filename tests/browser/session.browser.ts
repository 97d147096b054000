import type { Page, Route } from '@playwright/test';
import { amount, described, expect, settled, test, whole } from './portal.ts';
import { secondsUntilGone, watchSignOut } from './signOutWatch.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const investor = (page: Page) => page.getByRole('combobox', { name: 'Investor' });
const ended = 'Your session has ended. Please sign in again.';

/** Holds back every matching answer until the returned function is called. */
async function hold(page: Page, url: string | RegExp) {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const handler = async (route: Route) => {
    const response = await route.fetch();
    await released;
    // The page may have aborted the call meanwhile.
    await route.fulfill({ response }).catch(() => undefined);
  };
  await page.route(url, handler);
  return async () => {
    letGo();
    await page.unroute(url, handler);
  };
}

/** The time in seconds, as in cookies. */
const now = () => Date.now() / 1000;

/** Expects that a cookie with this lifetime was set between two moments, to the second, as browsers store it. */
function expectSetBetween(before: number, after: number, lifetime: number, expires = 0) {
  expect(expires).toBeGreaterThan(before + lifetime - 2);
  expect(expires).toBeLessThan(after + lifetime + 2);
}

test('the cookies and their lifetimes are those of the specification', async ({ page, context, signInByForm }) => {
  const before = now();
  await signInByForm();
  await expect(card(page, 'Currently invested')).toContainText('550,000.00');
  const after = now();
  const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  expect([...cookies.keys()].sort()).toEqual(['connectionToken', 'investorHash', 'selectedInvestor', 'session_token']);
  for (const name of ['session_token', 'connectionToken']) {
    expectSetBetween(before, after, 3600, cookies.get(name)?.expires);
  }
  for (const name of ['investorHash', 'selectedInvestor']) {
    expectSetBetween(before, after, 7 * 86_400, cookies.get(name)?.expires);
  }
  for (const cookie of cookies.values()) {
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict', secure: false, domain: 'localhost' });
  }
  expect(cookies.get('selectedInvestor')?.value).toBe('501');
  expect(cookies.get('investorHash')?.value).toBe('5b69b9cb83065d403869739ae7f0995e');
});

test('a missing cookie is noticed when the page comes into view', async ({ page, context, signIn }) => {
  await signIn();
  await expect(card(page, 'Currently invested')).toContainText('550,000.00');
  await context.clearCookies({ name: 'session_token' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(ended)).toHaveCount(1);
});

test('signing out in one tab clears the other within a second', async ({ page, context, signIn }) => {
  await signIn();
  const other = await context.newPage();
  await other.goto('/overview');
  await expect(card(other, 'Currently invested')).toContainText('550,000.00');
  await page.getByRole('button', { name: 'My account' }).click();
  await watchSignOut(page, other, '550,000.00');
  await other.evaluate(() => Object.assign(window, { isOld: true }));
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('550,000.00')).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByText(ended)).toHaveCount(0);
  expect(await secondsUntilGone(page, other)).toBeLessThan(1);
  // The tab reloads, so nothing of the session is left in its memory.
  await other.waitForFunction(() => !('isOld' in window));
});

test('switching shows the other investor’s name and figures, never a mixture', { tag: '@core' }, async ({
  page,
  signIn,
  ask,
}) => {
  await signIn();
  await expect(card(page, 'Currently invested')).toContainText('550,000.00');
  const { investors } = await ask('investorList');
  const second = investors[1];
  const release = await hold(page, '**/api/portfolio/**');
  await investor(page).selectOption(String(second.investor_id));
  await expect(page).toHaveTitle(new RegExp(second.name));
  await expect(investor(page).locator('option:checked')).toContainText(second.name);
  await expect(page.getByText('550,000.00')).toHaveCount(0);
  await expect(page.getByText('June 2026 interest')).toHaveCount(0);
  await release();
  const expected = await ask('portfolioCardCurrentlyInvested', { months: 12, compare_to: 'last_year' });
  expect(expected.currently_invested_amount).not.toBe(550_000);
  await expect(card(page, 'Currently invested')).toContainText(amount(expected.currently_invested_amount));
});

test('a tab adopts the investor chosen in another tab before it requests anything', async ({
  page,
  context,
  signIn,
  ask,
}) => {
  await signIn();
  await expect(card(page, 'Currently invested')).toContainText('550,000.00');
  // Pending calls would be sent for the other investor as soon as that one is chosen.
  await whole(page);
  const { investors } = await ask('investorList');
  const other = await context.newPage();
  await other.goto('/overview');
  await investor(other).selectOption(String(investors[1].investor_id));
  await expect(other).toHaveTitle(new RegExp(investors[1].name));

  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/portfolio/activities')) asked.push(request.postDataJSON().investor_id);
  });
  await page
    .getByRole('region', { name: 'Portfolio Activity' })
    .getByRole('columnheader', { name: 'Net amount' })
    .getByRole('button')
    .click();
  // Checked first, since the message stays for only five seconds.
  await expect(page.getByRole('status').filter({ hasText: `Now showing ${investors[1].name}` })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(investors[1].name));
  const expected = await ask('portfolioCardCurrentlyInvested', { months: 12, compare_to: 'last_year' });
  await expect(card(page, 'Currently invested')).toContainText(amount(expected.currently_invested_amount));
  await expect(page.getByText('550,000.00')).toHaveCount(0);
  expect(new Set(asked)).toEqual(new Set([investors[1].investor_id]));

  await investor(page).selectOption(String(investors[0].investor_id));
  await expect(card(page, 'Currently invested')).toContainText('550,000.00');
  const own = await ask('portfolioActivities', { months: 12, sort_by: 'net_amount', sort_dir: 'desc', per_page: 5 });
  const activity = page.getByRole('region', { name: 'Portfolio Activity' });
  const rows = activity.getByRole('row').filter({ has: page.getByRole('cell') });
  for (const [index, entry] of own.activities.entries()) {
    await expect(rows.nth(index)).toContainText(described(entry));
  }
});

test('after a reload, the investors are requested before the code of the screen has loaded, and nothing twice', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.getByRole('link', { name: 'My Documents' }).first().click();
  const files = page.getByRole('main').getByRole('row');
  await expect(files.nth(1)).toBeVisible();
  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`);
  });
  const letGo = await hold(page, '**/assets/signedIn-*.js');
  await page.reload();
  await expect.poll(() => asked.filter((one) => one.startsWith('/api/investors ')).length).toBe(1);
  await expect(files).toHaveCount(0);
  await letGo();
  await expect(files.nth(1)).toBeVisible();
  await settled(page);
  const questions = asked.map((one) => one.replace(/"session_token":"[^"]+",?/, ''));
  expect(questions).toEqual([...new Set(questions)]);
});
