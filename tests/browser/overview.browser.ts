import type { Page } from '@playwright/test';
import { waitForAlerts } from './layoutShift.ts';
import { amount, expect, test } from './portal.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const rows = (page: Page) =>
  section(page, 'Portfolio Activity')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

interface Activity {
  description: string;
  net_amount: number;
}

/** Expects the rows of the answer, in its order. */
async function expectRows(page: Page, activities: Activity[]) {
  await expect(rows(page)).toHaveCount(activities.length);
  for (const [index, { description, net_amount }] of activities.entries()) {
    await expect(rows(page).nth(index)).toContainText(description);
    await expect(rows(page).nth(index)).toContainText(amount(Math.abs(net_amount)));
  }
}

test('the four cards show what the investor owns and earns over their own period, which survives a reload', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn();
  const period = { months: 12, compare_to: 'last_year' };
  const [invested, earned, performance, month] = [
    await ask('portfolioCardCurrentlyInvested', period),
    await ask('portfolioCardInterestEarned', period),
    await ask('portfolioCardPerformance', period),
    await ask('portfolioCardInterestThisMonth', period),
  ];
  expect(invested.currently_invested_amount).toBe(550_000);
  expect(month.interest_this_month_amount).toBe(3_885.42);
  await expect(card(page, 'Currently invested')).toContainText('550,000.00');
  await expect(card(page, 'Interest earned')).toContainText(amount(earned.interest_earned_amount));
  await expect(card(page, 'Performance')).toContainText(`${amount(performance.return_percent)}%`);
  await expect(card(page, 'Interest this month')).toContainText('3,885.42');
  await card(page, 'Interest earned').getByRole('button', { name: 'Breakdown' }).click();
  const breakdown = page.getByRole('region', { name: 'Breakdown of Interest earned' });
  for (const { label, amount: part } of earned.breakdown) {
    await expect(breakdown).toContainText(label);
    await expect(breakdown).toContainText(amount(part));
  }

  const ofMonth = await ask('portfolioActivities', {
    months: 1,
    sort_by: 'activity_date',
    sort_dir: 'desc',
    per_page: 10,
  });
  await section(page, 'Portfolio Activity').getByRole('combobox', { name: 'Period' }).selectOption('This Month');
  await expectRows(page, ofMonth.activities);
  await expect(section(page, 'Overview').getByRole('combobox', { name: 'Period' })).toHaveValue('12');

  const overview = section(page, 'Overview');
  await overview.getByRole('combobox', { name: 'Period' }).selectOption('This Quarter');
  await overview.getByRole('combobox', { name: 'Compare with' }).selectOption('Last Month');
  const expected = await ask('portfolioCardInterestEarned', { months: 3, compare_to: 'last_month' });
  const written = amount(expected.interest_earned_amount);
  await expect(card(page, 'Interest earned')).toContainText(written);
  await expect(page).toHaveURL(/overview-period=3/);
  await expect(page).toHaveURL(/overview-compare=last_month/);
  await page.reload();
  await expect(card(page, 'Interest earned')).toContainText(written);
  await expect(card(page, 'Interest earned')).toContainText(`from $${amount(expected.previous_amount)}`);
  await expect(overview.getByRole('combobox', { name: 'Period' })).toHaveValue('3');
});

test('a reload keeps the page and the page size of the activities', async ({ page, signIn, ask }) => {
  test.slow();
  await signIn();
  const activity = section(page, 'Portfolio Activity');
  const order = { months: 12, sort_by: 'activity_date', sort_dir: 'desc' };
  const second = await ask('portfolioActivities', { ...order, page: 2, per_page: 5 });
  await activity.getByRole('button', { name: 'Next page' }).click();
  await expectRows(page, second.activities);
  await expect(activity).toContainText(`6–10 of ${second.total}`);
  await expect(page).toHaveURL(/portfolio-activity-page=2/);
  await page.reload();
  await expectRows(page, second.activities);

  const larger = await ask('portfolioActivities', { ...order, page: 1, per_page: 25 });
  await activity.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
  await expectRows(page, larger.activities);
  await expect(page).toHaveURL(/portfolio-activity-size=25/);
  await expect(page).not.toHaveURL(/portfolio-activity-page/);
  await page.goBack();
  await expectRows(page, second.activities);
});

test('a slow page keeps the old rows until the new ones arrive; a column sorts all pages in both directions', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn();
  await expect(rows(page)).toHaveCount(5);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/portfolio/activities', async (route) => {
    await released;
    await route.continue();
  });
  await section(page, 'Portfolio Activity').getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page)).toHaveCount(5);
  release();
  await expect(section(page, 'Portfolio Activity')).toContainText('6–10 of');
  await page.unroute('**/api/portfolio/activities');

  const activity = section(page, 'Portfolio Activity');
  const body = { months: 12, sort_by: 'net_amount', page: 1, per_page: 5 };
  const [most, least] = [
    await ask('portfolioActivities', { ...body, sort_dir: 'desc' }),
    await ask('portfolioActivities', { ...body, sort_dir: 'asc' }),
  ];
  await activity.getByRole('button', { name: 'Net amount' }).click();
  await expectRows(page, most.activities);
  await expect(activity.getByRole('columnheader', { name: 'Net amount' })).toHaveAttribute('aria-sort', 'descending');
  await activity.getByRole('button', { name: 'Net amount' }).click();
  await expectRows(page, least.activities);
  await page.reload();
  await expectRows(page, least.activities);
});

test('the menu leads to each section of the overview; an anchor survives a reload, and a step back leads to the one before', async ({
  page,
  signIn,
}) => {
  await signIn();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const name of ['Fund Performance', 'Portfolio Activity', 'Overview']) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(section(page, name)).toBeInViewport();
    await expect(section(page, name)).toBeFocused();
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'location');
  }

  const isHere = async (name: string) => {
    await expect(section(page, name)).toBeInViewport();
    await expect(menu.locator('[aria-current=location]')).toHaveText(name);
  };
  await menu.getByRole('link', { name: 'Portfolio Activity', exact: true }).click();
  await isHere('Portfolio Activity');
  await section(page, 'Portfolio Activity').getByRole('button', { name: 'Next page' }).click();
  await menu.getByRole('link', { name: 'Notes By Manager', exact: true }).click();
  await isHere('Notes By Manager');
  await expect(page).toHaveURL('/overview?portfolio-activity-page=2#notes-by-manager');
  await page.reload();
  await isHere('Notes By Manager');
  await expect(section(page, 'Notes By Manager')).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/overview#portfolio-activity');
  await isHere('Portfolio Activity');
});

test('a section chosen in the menu while the screen loads has the focus once it is shown', async ({ page, signIn }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/portfolio/activities', async (route) => {
    await released;
    await route.continue();
  });
  await waitForAlerts(page);
  await signIn();
  const fund = section(page, 'Fund Performance');
  await expect(page.locator('#fund-performance')).toBeHidden();
  await page.getByRole('link', { name: 'Fund Performance', exact: true }).click();
  await expect(page).toHaveURL(/#fund-performance$/);
  release();
  await expect(fund).toBeFocused();
  await expect(fund).toBeInViewport();
});

test('a section chosen in the menu is reached although the page is moved on the way to it', async ({
  page,
  signIn,
}) => {
  await signIn();
  await expect(rows(page)).toHaveCount(5);
  await page.waitForLoadState('networkidle');
  const anchor = page.getByRole('link', { name: 'Portfolio Activity', exact: true });
  await page.evaluate(() =>
    window.addEventListener('scroll', () => window.scrollBy({ top: 1, behavior: 'instant' }), { once: true }),
  );
  await anchor.click();
  await expect(anchor).toHaveAttribute('aria-current', 'location');
});

test('signing out leads to the sign-in page, and going back shows nothing', async ({ page, context, signIn }) => {
  await signIn();
  await expect(card(page, 'Currently invested')).toContainText('550,000.00');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const names = (await context.cookies()).map((cookie) => cookie.name);
  expect(names).not.toContain('session_token');
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('550,000.00')).toHaveCount(0);
});

test('a question about a late loan can be sent from the overview', async ({ page, signIn }) => {
  await signIn();
  await page.getByRole('combobox', { name: 'Investor' }).selectOption('502');
  const ask = section(page, 'Attention').getByRole('button', { name: 'Ask about this loan' });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Ask about this loan' });
  await dialog.getByRole('button', { name: 'When will I be paid?' }).click();
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect(dialog.getByText(/^CNT-/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(ask).toBeFocused();
  await expect(page).toHaveURL('/overview');
});

test.describe('without a connection', () => {
  test.use({ expected: /ERR_FAILED|Failed to (load|fetch)/ });

  test('the portal says that the dialog cannot be loaded, and opens it on the next click', async ({ page, signIn }) => {
    await page.route('**/assets/further-*.js', (route) => route.abort());
    await signIn();
    await page.getByRole('combobox', { name: 'Investor' }).selectOption('502');
    const ask = section(page, 'Attention').getByRole('button', { name: 'Ask about this loan' });
    await ask.click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toContainText('connection');
    await page.unroute('**/assets/further-*.js');
    await ask.click();
    await expect(page.getByRole('dialog', { name: 'Ask about this loan' })).toBeVisible();
  });
});
