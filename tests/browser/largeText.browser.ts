import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { expect, test } from './portal.ts';

// Twice the usual size is what a person can choose in the settings of a browser.
for (const size of [24, 32]) {
  test(`the overview fits a phone whose default text has ${size} pixels, with every tab by its name`, async ({
    baseURL,
  }) => {
    const executablePath = findBrowser();
    const browser = await chromium.launch({
      args: [...browserArguments, `--blink-settings=defaultFontSize=${size}`],
      ...(executablePath && { executablePath }),
    });
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: baseURL ?? '' });
      await page.goto('/login');
      await page.getByLabel('Email').fill('investor@northline.test');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('550,000.00');
      await expect(page.getByRole('table', { name: 'Portfolio Activity' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const tabs = page.getByRole('navigation').last().getByRole('link');
      await expect(tabs).toHaveText(['My Portfolio', 'Opportunities', 'My Documents', 'Contact Us']);
      for (const tab of await tabs.all()) {
        const { isCut, width } = await tab.evaluate((link) => {
          const words = link.querySelector('span')?.getBoundingClientRect().width ?? 0;
          const own = link.getBoundingClientRect().width;
          return { isCut: words > own, width: own };
        });
        expect(isCut, 'the word is wider than its tab').toBe(false);
        expect(width).toBeGreaterThanOrEqual(44);
      }
    } finally {
      await browser.close();
    }
  });
}
