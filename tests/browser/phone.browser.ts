import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

async function expectNoSidewaysScroll(page: Page) {
  const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const);
  await expect(async () => {
    const [content, screen] = await widths();
    expect(content, `at ${page.url()}`).toBeLessThanOrEqual(screen);
  }).toPass();
}

test('the menu is behind a button, with My Account and Sign Out in it @phone', async ({ page, signIn }) => {
  await signIn();
  await expect(page.getByRole('button', { name: 'My account' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const name of ['My Portfolio', 'Portfolio Activity', 'Opportunities', 'My Documents', 'Contact Us']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await menu.getByRole('link', { name: 'My Account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('an anchor of the menu leads to its section @phone', async ({ page, signIn }) => {
  await signIn();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Portfolio Activity' }).click();
  await expect(page.getByRole('region', { name: 'Portfolio Activity' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
});

test('a table is readable: each row with its labels and all of its figures @phone', async ({ page, signIn, ask }) => {
  await signIn();
  const { activities } = await ask('portfolioActivities', {
    months: 120,
    sort_by: 'activity_date',
    sort_dir: 'desc',
    page: 1,
    per_page: 10,
  });
  const table = page.getByRole('table', { name: 'Portfolio Activity' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(10);
  for (const [index, { description }] of activities.entries()) {
    const row = rows.nth(index);
    await expect(row.getByText(description)).toBeVisible();
    for (const cell of await row.getByRole('cell').all()) await expect(cell).toBeVisible();
  }
});

test('amounts of a large investor fit at 320 pixels @phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await signIn({ as: 'large@northline.test' });
  await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('CAD');
  await expect(page.getByRole('table', { name: 'Portfolio Activity' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
