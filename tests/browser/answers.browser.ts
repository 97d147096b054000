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

  test('income that has gone up is green for every investor, and a fall is muted', async ({ page, signIn }) => {
    await signIn();
    const change = (card: string) => page.getByRole('article', { name: card }).locator('[data-direction]');
    const colour = (card: string) => change(card).evaluate((one) => getComputedStyle(one).color);
    await expect(change('Interest earned')).toHaveAttribute('data-direction', 'up');
    await expect(change('Performance')).toHaveAttribute('data-direction', 'down');
    const [green, muted] = [await colour('Interest earned'), await colour('Performance')];
    expect(green).not.toBe(muted);
    await page.getByRole('combobox', { name: 'Investor' }).selectOption('502');
    await expect(change('Interest earned')).toContainText('324.58%');
    for (const card of ['Interest earned', 'Performance', 'Interest this month']) {
      await expect(change(card)).toHaveAttribute('data-direction', 'up');
      await expect(change(card)).toHaveCSS('color', green);
    }
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

test('a phone shows what comes next, to which account, and the last month’s interest above its bar @phone', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await settled(page);
  const rows = section(page, 'Upcoming').locator('[data-state="next"]');
  await expect(rows).toHaveText([
    /^Northline MIC – Class B\s*\$1,510\.42\s*Wed, Jul 15\s*, reinvested$/,
    /^2 payments\s*\$2,375\.00\s*Sat, Aug 1\s*, to account ••••4821$/,
  ]);
  const bar = await page.getByRole('navigation', { name: 'Main screens' }).boundingBox();
  const month = page.getByRole('article', { name: 'Interest this month' });
  await expect(month).toContainText('$3,885.42');
  const caption = await month.getByText('June 2026').boundingBox();
  expect((caption?.y ?? Number.POSITIVE_INFINITY) + (caption?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  // A reminder is one line, and the row leads on.
  const reminder = page.locator('#reminders').getByRole('listitem').first();
  expect((await reminder.boundingBox())?.height).toBeLessThanOrEqual(56);
  await rows.nth(1).tap();
  await expect(section(page, 'August 2026')).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Current Investment', exact: true }).tap();
  await shown(section(page, 'Current Investment').getByText('Hamilton second mortgage').first());
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await reminder.tap({ position: { x: 60, y: 20 } });
  await expect(page).toHaveURL(/\/contact-us/);
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
