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

/** An amount of the overview's first figures. */
const mark = '550,000.00';

/** Runs in the page, before anything else: marks the moment when the figures are shown. */
function markNumbers(amount: string): void {
  const seen = new MutationObserver(() => {
    if (!document.body?.textContent?.includes(amount)) return;
    performance.mark('numbers');
    // Notifies the bench, which would slow down the page by polling.
    console.log('numbers');
    seen.disconnect();
  });
  seen.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Opens the overview in a page, and waits until its figures are shown; the page marks that moment as `numbers`. */
export async function openUntilNumbers(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.addInitScript(markNumbers, mark);
  const shown = page.waitForEvent('console', (message) => message.text() === 'numbers');
  await open();
  await shown;
}
