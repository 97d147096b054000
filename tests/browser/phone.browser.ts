import { amount, described, expect, loaded, test } from './portal.ts';

test('the menu opens from a button and includes My Account and Sign Out @phone', async ({ page, signIn }) => {
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

test('the bar at the bottom leads to the main screens and covers neither the end of a page nor the focus @phone', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn({ at: '/contact-us' });
  await loaded(page);
  const bar = page.getByRole('navigation', { name: 'Main screens' });
  const links = bar.getByRole('link');
  await expect(links).toHaveText(['My Portfolio', 'Opportunities', 'My Documents', 'Contact Us']);
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const { y: top = 0, height } = (await bar.boundingBox()) ?? { height: 0 };
  expect([top + height, height]).toEqual([window.height, 64]);
  for (const link of await links.all()) {
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const end = await page.getByRole('contentinfo').boundingBox();
  expect((end?.y ?? top) + (end?.height ?? 0)).toBeLessThanOrEqual(top + 1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

  // Every Tab stop of the screen has to be above the bar.
  const covered: string[] = [];
  const stops = await page.locator('main').locator('a, button, input, select, textarea').count();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    covered.push(
      ...(await page.evaluate((bar) => {
        const focused = document.activeElement;
        const box = focused?.closest('main') ? focused.getBoundingClientRect() : undefined;
        // A field that is taller than the window may end below it.
        return box && Math.min(box.bottom, box.top + 44) > bar ? [focused?.outerHTML.slice(0, 80) ?? ''] : [];
      }, top)),
    );
  }
  expect(covered).toEqual([]);

  await links.filter({ hasText: 'My Documents' }).tap();
  await expect(page).toHaveURL(/\/documents$/);
  await expect(links.filter({ hasText: 'My Documents' })).toHaveAttribute('aria-current', 'page');
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});

test('a row shows its description, amount, date and status, and a tap opens the rest @phone', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn();
  const { activities } = await ask('portfolioActivities', {
    months: 12,
    sort_by: 'activity_date',
    sort_dir: 'desc',
    page: 1,
    per_page: 5,
  });
  const table = page.getByRole('table', { name: 'Portfolio Activity' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(5);
  for (const [index, entry] of activities.entries()) {
    await expect(rows.nth(index)).toContainText(described(entry));
    await expect(rows.nth(index)).toContainText(amount(Math.abs(entry.net_amount)));
    await expect(rows.nth(index).getByText('Reference')).toHaveCount(0);
    // Two lines with padding.
    expect((await rows.nth(index).boundingBox())?.height).toBeLessThan(100);
  }
  const [, { fund_name, reference_number, loan_id }] = activities;
  await expect(rows.nth(1).getByRole('link')).toHaveCount(0);
  await rows.nth(1).tap({ position: { x: 60, y: 15 } });
  const dialog = page.getByRole('dialog', { name: fund_name });
  await expect(dialog).toContainText(`Reference${reference_number}`);
  await dialog.getByRole('link', { name: 'View loan' }).tap();
  await expect(page).toHaveURL(`/overview/${loan_id}`);
});

test('a tap on a document’s row opens the document, and its button opens the details @phone', async ({
  page,
  signIn,
}) => {
  await signIn({ at: '/documents' });
  const name = 'Account statement June 2026';
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText(/kB$/)).toBeHidden();
  await row.tap({ position: { x: 150, y: 60 } });
  await expect(page.getByRole('dialog', { name }).getByRole('button', { name: 'Download' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await row.getByRole('button', { name: `Details of ${name}` }).tap();
  await expect(page.getByRole('dialog', { name })).toContainText('Closing balance$550,000.00');
});
