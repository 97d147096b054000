import type { Browser, Page } from '@playwright/test';
import { PASSWORD } from '../../src/sandbox/data/users.ts';

export const LARGE = 'large@northline.test';
export const SMALL = 'investor@northline.test';

/** Opens the sign-in page in a new browser profile, and fills it in. */
export async function openSignIn(browser: Browser, url: string, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Signs in as a user and opens the overview. */
export async function openOverview(browser: Browser, url: string, email: string): Promise<Page> {
  const page = await openSignIn(browser, url, email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('#portfolio-activity tbody td').first().filter({ hasText: /\d/ }).waitFor();
  return page;
}
