import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const activity = (page: Page) => section(page, 'Portfolio Activity');
const rows = (page: Page, name: string) =>
  section(page, name)
    .getByRole('table', { name, exact: true })
    .last()
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

const unfold = (page: Page, name: string) => section(page, name).getByRole('button', { name: 'Filters' }).click();

test('no letter is lost at any typing speed', async ({ page, signIn }) => {
  await signIn();
  await unfold(page, 'Portfolio Activity');
  const field = activity(page).getByRole('searchbox');
  await field.pressSequentially('june 2026 ', { delay: 120 });
  await field.pressSequentially('inter', { delay: 320 });
  await field.pressSequentially('est, dm');
  await expect(field).toHaveValue('june 2026 interest, dm');
  await expect(page).toHaveURL(/search=june\+2026\+interest%2C\+dm$/);
  await expect(rows(page, 'Portfolio Activity')).toHaveCount(1);
  await field.fill('');
  await expect(page).toHaveURL(/\/overview$/);
});

test('a row opens beside its table and shows how its amount is made up, and Escape returns the focus', async ({
  page,
  signIn,
}) => {
  await signIn();
  const button = activity(page).getByRole('button', {
    name: 'Details of Hamilton second mortgage, June 2026 interest',
  });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hamilton second mortgage, June 2026 interest' });
  await expect(dialog).toContainText('Gross$1,281.25');
  await expect(dialog).toContainText('Net amount$1,156.25');
  const isBeside = await dialog.evaluate((sheet) => sheet.getBoundingClientRect().width < window.innerWidth / 2);
  expect(isBeside).toBe(true);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole('link', { name: 'View loan' }).click();
  await expect(page).toHaveURL('/overview/1042');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
