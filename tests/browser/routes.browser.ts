import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { expect, test, users } from './portal.ts';

test('a visitor without a session signs in first and then arrives where they wanted to go', async ({ page }) => {
  await page.goto('/overview?portfolio-activity-page=2#portfolio-activity');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(users.investor);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/overview\?portfolio-activity-page=2#portfolio-activity$/);
  await expect(page.getByRole('region', { name: 'Portfolio Activity' })).toContainText('6–10 of');
  await expect(page.getByRole('region', { name: 'Portfolio Activity' })).toBeInViewport();
});
