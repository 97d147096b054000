import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const unfold = (page: Page, name: string) => region(page, name).getByRole('heading', { name, exact: true }).click();

test('the terms are folded until they are opened, and unfolded on paper', async ({ page, signIn }) => {
  await signIn({ at: '/overview/2017' });
  const details = region(page, 'Terms');
  await expect(details.getByText('Note rate', { exact: true })).toBeHidden();
  await unfold(page, 'Terms');
  await expect(details.getByText('Note rate', { exact: true })).toBeVisible();
  // Printing unfolds them even if they were folded just before.
  await details.locator('summary').evaluate((summary: HTMLElement) => {
    summary.click();
    dispatchEvent(new Event('beforeprint'));
  });
  await expect(details.getByText('Note rate', { exact: true })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(details.getByText('Note rate', { exact: true })).toBeHidden();
});
