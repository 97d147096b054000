import type { Page } from '@playwright/test';
import { waitForAlerts } from './layoutShift.ts';
import { expect, settled, test } from './portal.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const rows = (page: Page) =>
  section(page, 'Portfolio Activity')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

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
  await settled(page);
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
