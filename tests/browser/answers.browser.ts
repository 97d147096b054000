import type { Locator, Page } from '@playwright/test';
import { expect, noon, settled, test } from './portal.ts';
import { settle } from './screens.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Scrolls down once, by the height of the window. */
async function scrollOnce(page: Page) {
  await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
}

const shown = (...all: Locator[]) => Promise.all(all.map((one) => expect(one).toBeInViewport()));

/** Opens a month and expects its payments in view. */
async function shownByMonth(page: Page) {
  const part = section(page, 'Income');
  await part.getByRole('button', { name: /^June 2026: / }).click();
  await shown(part.getByRole('region', { name: 'June 2026' }).getByText('June 2026', { exact: true }).first());
}

// Attention and Upcoming depend on the reader's date.
test.beforeEach(({ page }) => page.clock.setFixedTime(noon));

for (const { at, width, height, most } of [
  { at: '/overview', width: 1280, height: 800, most: 2720 },
  { at: '/overview', width: 390, height: 844, most: 4200 },
  { at: '/account', width: 390, height: 844, most: 3000 },
]) {
  test(`${at} is at most ${most} pixels tall at ${width}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn({ at });
    await settle(page, at);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  });
}

test.describe('at 1280 by 800, without scrolling', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the overview says at once what is wrong, what comes next and how much is invested', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await shown(
      section(page, 'Attention').getByText('Give notice by Aug 1, 2026'),
      section(page, 'Upcoming').getByText('$2,375.00'),
      section(page, 'Upcoming').getByText('$1,510.42'),
      section(page, 'Upcoming').getByText('reinvested'),
      section(page, 'Upcoming').getByText('to account ••••4821').first(),
    );
    for (const name of ['Currently invested', 'Interest earned', 'Performance', 'Interest this month'])
      await expect(page.getByRole('article', { name, exact: true })).toBeInViewport({ ratio: 1 });
  });

  test('a figure that has gone up is not green', async ({ page, signIn }) => {
    await signIn();
    await page.getByRole('combobox', { name: 'Investor' }).selectOption('502');
    const earned = page.getByRole('article', { name: 'Interest earned' });
    const change = earned.locator('[data-direction="up"]').first();
    await expect(change).toBeVisible();
    const muted = await earned.getByRole('heading').evaluate((title) => getComputedStyle(title).color);
    await expect(change).toHaveCSS('color', muted);
  });

  test('one tap shows how a figure is made up, what was earned by month, and when money is available', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await settled(page);
    await page.getByRole('article', { name: 'Interest earned' }).getByRole('button', { name: 'Breakdown' }).click();
    const breakdown = page.getByRole('region', { name: 'Breakdown of Interest earned' });
    await expect(breakdown.getByText('Interest before fees and tax')).toBeVisible();
    await expect(breakdown.getByText('Reinvested so far')).toBeVisible();

    await shownByMonth(page);

    await section(page, 'Upcoming').getByRole('link', { name: 'All expected payments' }).click();
    await shown(page.getByRole('region', { name: 'July 2026' }).getByText('$1,510.42').first());
  });

  test('one tap shows a fund with its units, terms and loans', async ({ page, signIn }) => {
    await signIn();
    await section(page, 'Upcoming').getByRole('link', { name: 'Northline MIC – Class B' }).click();
    const fund = page.getByRole('dialog', { name: 'Northline MIC – Class B' });
    for (const name of ['Unit price', 'Certificates', 'Money available', 'Loans', 'In first liens'])
      await expect(fund.getByText(name, { exact: true })).toBeInViewport();
  });

  test('no tap is needed to see the slips and the download of 2025 and the latest statement', async ({
    page,
    signIn,
  }) => {
    await signIn({ at: '/documents' });
    await shown(section(page, 'Tax year 2025').getByRole('button', { name: 'Open T5' }));
    await expect(page.getByRole('button', { name: /^Latest statement: \w+\s\d{4}$/ })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Download everything for 2025' })).toBeVisible();
  });

  test('bank accounts are in view on the account screen without a tap', async ({ page, signIn }) => {
    await signIn({ at: '/account' });
    await shown(section(page, 'Linked Accounts').getByRole('button', { name: 'Add account' }));
  });
});

test('one screen of scrolling shows the figures and the income by month @phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await settled(page);
  await shown(
    section(page, 'Attention').getByText('Give notice by Aug 1, 2026'),
    page.getByRole('article', { name: 'Interest earned' }),
  );
  await scrollOnce(page);
  await shown(section(page, 'Income').getByRole('button').first());
  await shownByMonth(page);
});

for (const { investor, total, next, received } of [
  { investor: '501', total: '$550,000.00', next: '$1,510.42', received: '$2,375.00' },
  { investor: '502', total: '$143,887.00', next: '$303.11', received: '$303.11' },
])
  test(`a phone shows at once how much ${investor} has, its chart, the next payment and a reminder @phone`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn();
    await page.getByRole('combobox', { name: 'Investor' }).selectOption(investor);
    await settled(page);
    const upcoming = section(page, 'Upcoming');
    const ends = await Promise.all(
      [
        page.getByText(total).first(),
        page.getByRole('application', { name: /^Currently invested over time/ }),
        upcoming.getByRole('listitem').filter({ hasText: next }).last(),
        upcoming.getByRole('listitem').filter({ hasText: received }).first(),
        page.locator('#reminders').getByRole('listitem').first(),
      ].map(async (part) => {
        const box = await part.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY);
      }),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(844);
  });

test('one tap and one screen of scrolling answer the other questions on a phone @phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await settled(page);
  const upcoming = section(page, 'Upcoming');
  await shown(upcoming.getByText('$1,510.42'));

  await upcoming.getByRole('link', { name: 'Northline MIC – Class B' }).click();
  const fund = page.getByRole('dialog', { name: 'Northline MIC – Class B' });
  await shown(
    fund.getByText('Unit price'),
    fund.getByText('Certificates'),
    fund.getByText('Assets under administration'),
  );
  await fund.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'All investors' }).click();
  await expect(page.getByText('$1,173,241.41')).toBeInViewport();
  await page.keyboard.press('Escape');

  await page.goto('/documents');
  await shown(
    section(page, 'Tax year 2025').getByRole('button', { name: 'Open T5' }),
    page.getByRole('button', { name: 'Download everything for 2025' }),
  );

  await page.goto('/account');
  await shown(section(page, 'Linked Accounts').getByRole('button', { name: 'Add account' }));

  await page.goto('/contact-us');
  await expect(page.getByRole('button', { name: 'Withdraw money' })).toBeInViewport();
  await scrollOnce(page);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeInViewport();
});
