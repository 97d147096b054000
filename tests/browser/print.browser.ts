import type { Page } from '@playwright/test';
import portal from '../../portal.config.ts';
import { headingsOf, paperFaults, sizeFaults } from './paperFaults.ts';
import { amount, described, expect, noon, type SignIn, settled, test } from './portal.ts';
import { printed } from './printedPage.ts';
import { openScreen, screens } from './screens.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const activityColumns = 'Date Investment Type Status Gross Fee Net amount';

/** Labels of controls on the screen, which must not be on paper. */
const controls =
  /\b(Export|Search|Next page|Previous page|Rows per page|Menu|My account|Sign out|Hide amounts|Add to calendar|All expected payments|Give notice(?! by)|Show as table|Breakdown|Skip to content|Privacy)\b/;

async function openOverview(page: Page, signIn: SignIn, search = '') {
  await signIn({ at: `/overview${search}` });
  await expect(page.getByRole('combobox', { name: 'Measure' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Portfolio Activity' })).toBeVisible();
  await settled(page);
}

async function openLoan(page: Page, signIn: SignIn) {
  await signIn({ at: '/overview/2017' });
  await expect(section(page, 'Documents').getByText('Appraisal NL-2026-017')).toBeAttached();
  await settled(page);
}

/** Brings the chart of returns into view and waits for it; the others are always rendered. */
async function drawChart(page: Page) {
  await page.getByRole('figure').filter({ hasText: 'Cumulative return' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('application', { name: /^Cumulative return:/ })).toBeVisible();
}

const textOf = (pages: Awaited<ReturnType<typeof printed>>) => pages.map(({ text }) => text).join(' ');

/** Expects that no text exceeds the left or right margin. */
function expectWithinMargins(pages: Awaited<ReturnType<typeof printed>>) {
  const margin = (12 / 25.4) * 72;
  for (const { texts, width } of pages) {
    for (const { text, x, end } of texts) {
      expect(x, text).toBeGreaterThan(margin - 1);
      expect(end, text).toBeLessThan(width - margin + 1);
    }
  }
}

test('the printed overview has the investor, the date, its figures and tables, and no controls', async ({
  page,
  signIn,
  ask,
}) => {
  await page.clock.setFixedTime(noon);
  await openOverview(page, signIn);
  const pages = await printed(page);
  const text = textOf(pages);
  const [first] = pages;
  expect(first?.text).toContain('Northline Capital Investor Portal · printed on Jul 10, 2026');
  expect(first?.text).toContain('Tremblay Holdings Inc.');
  expect(first?.text).toContain('My Portfolio');
  const period = { months: 12, compare_to: 'last_year' };
  const [earned, performance] = [
    await ask('portfolioCardInterestEarned', period),
    await ask('portfolioCardPerformance', period),
  ];
  expect(first?.text).toContain('Currently invested, Jun 30, 2026 $550,000.00');
  expect(first?.text).toContain(`Interest earned $${amount(earned.interest_earned_amount)}`);
  expect(first?.text).toContain(`Performance ${amount(performance.return_percent)}%`);
  expect(first?.text).toContain('Interest this month $3,885.42');
  expect(text).toContain(activityColumns);
  const { activities } = await ask('portfolioActivities', {
    months: 12,
    sort_by: 'activity_date',
    sort_dir: 'desc',
    page: 1,
    per_page: 5,
  });
  for (const entry of activities) {
    expect(text).toContain(described(entry));
    expect(text).toContain(`$${amount(Math.abs(entry.net_amount))}`);
  }
  expect(text).toContain('Received, ');
  expect(text).toContain('1–5 of 38');
  expect(text).toContain('33 more entries are not printed here. An export has all of them.');
  const { investments } = await ask('investmentList');
  for (const { name } of investments) expect(text).toContain(name);
  expect(text).not.toMatch(controls);
  expect(text).not.toMatch(/https?:/);
  expect(pages.length).toBeLessThanOrEqual(7);
  for (const [index, one] of pages.entries()) expect(one.text).toContain(`${index + 1} / ${pages.length}`);
  expectWithinMargins(pages);
});

test('a printed loan starts with its name and has all its details and no controls', async ({ page, signIn, ask }) => {
  await openLoan(page, signIn);
  const { loan_details: loan } = await ask('loanDetails', { loan_id: 2017, investor_id: 501 });
  const pages = await printed(page, { format: 'A4' });
  const text = textOf(pages);
  expect(pages[0]?.text).toContain(loan.name);
  expect(pages[0]?.text).toContain('Tremblay Holdings Inc.');
  expect(text).toContain(`$${amount(loan.balances.total_outstanding_amount)}`);
  expect(text).toContain('Due Paid Status Paid to you Gross Interest Principal Servicing fee Balance');
  // A name may continue on the next line after its hyphen.
  const closedUp = (words: string) => words.replaceAll(/\s/g, '');
  for (const { name } of loan.documents) expect(closedUp(text)).toContain(closedUp(name));
  expect(text).not.toMatch(controls);
  expect(pages.length).toBeLessThanOrEqual(6);
  expectWithinMargins(pages);
});

test('paper is white even if the screen is dark', async ({ page, signIn }) => {
  await openOverview(page, signIn);
  // Printing would load the code of the chart, and only the next printing would include it.
  await drawChart(page);
  const coloursOf = async () => (await printed(page)).map(({ colours }) => colours.toSorted());
  const light = await coloursOf();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 16, 19)');
  expect(await coloursOf()).toEqual(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 16, 19)');
  expect(await coloursOf()).toEqual(light);
  expect(light.flat()).toContain('#14171c');
});

test('charts are printed as shown, unseen ones as text, and none reveals hidden amounts', async ({ page, signIn }) => {
  await page.clock.setFixedTime(noon);
  await openOverview(page, signIn);
  await expect(section(page, 'Income').getByRole('group', { name: /^Income, / })).toBeVisible();
  const before = await printed(page);
  const unseen = textOf(before);
  expect(unseen).toMatch(/Cumulative return: from [\d.]+% in Jan 2024 to 21\.28% in Jun 2026/);
  // The chart of the amount invested, the months of the income, and the split.
  expect(unseen).toMatch(/\$0 (?:\$\d00k )+.*Jul ’25 (?:\w{3} (?:’26 )?)+/);
  expect(unseen).toMatch(/Jul 2025 Aug .* Jun Jul Today Aug .* Jan 2027 .* Jun \$0 \$2,000 \$4,000/);
  expect(unseen).toContain('Fund 45.45% Direct mortgage 27.27% Syndicated loan 27.27%');
  const drawn = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--chart-1'));
  const [, ...shades] = /(\d+) (\d+) (\d+)/.exec(drawn) ?? [];
  const written = `#${shades.map((shade) => Number(shade).toString(16).padStart(2, '0')).join('')}`;
  expect(before.flatMap(({ colours }) => colours)).toContain(written);
  await page.getByRole('button', { name: 'Hide amounts' }).click();
  await drawChart(page);
  await expect(page.getByRole('main')).not.toContainText(/\$\s?\d/);
  const hidden = textOf(await printed(page));
  expect(hidden).toContain('Currently invested, Jun 30, 2026 ••••');
  expect(hidden).not.toMatch(/\$\s?\d/);
  await page.getByRole('button', { name: 'Show amounts' }).click();

  await drawChart(page);
  const pages = await printed(page);
  const seen = textOf(pages);
  expect(seen).not.toContain('Cumulative return: from');
  // The number of months below a chart depends on the font.
  expect(seen).toMatch(/Jan 2024 (?:\w{3} 202\d )+/);
  expectWithinMargins(pages);
});

test('choices are printed as on the screen', async ({ page, signIn }) => {
  await openOverview(page, signIn, '?overview-compare=previous_period');
  const compare = page.getByRole('combobox', { name: 'Compare with' });
  const chosen = await compare.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label ?? '');
  await page.getByRole('combobox', { name: 'Measure' }).selectOption('Cumulative return');
  const text = textOf(await printed(page));
  expect(text).toContain('Period');
  expect(text).toContain('This Year');
  expect(text).toContain(chosen);
  expect(text).toContain('Cumulative return');
  // The button that opens the details of a card is not printed.
  expect(text).not.toContain('Breakdown');
});

test('a long table repeats its headings on every page', async ({ page, signIn }) => {
  await openOverview(page, signIn, '?portfolio-activity-size=25');
  await expect(section(page, 'Portfolio Activity').getByRole('row')).toHaveCount(26);
  const pages = await printed(page, { format: 'A5' });
  const parts = pages.filter(({ text }) => /distribution reinvested/.test(text));
  expect(parts.length).toBeGreaterThan(1);
  for (const { text } of parts) expect(text).toContain(activityColumns);
  expectWithinMargins(pages);
});

test('a phone prints the same tables @phone', async ({ page, signIn }) => {
  await openOverview(page, signIn);
  const pages = await printed(page);
  expect(textOf(pages)).toContain(activityColumns);
  expect(textOf(pages)).toContain('Investment Rate LTV Money available Interest to date Next payment Invested');
  expect(textOf(pages)).not.toMatch(controls);
  expectWithinMargins(pages);
});

test('a folded section is not printed, and neither is its title', async ({ page, signIn }) => {
  await openOverview(page, signIn);
  await expect(section(page, 'Direct Mortgage Activity')).toBeVisible();
  const text = textOf(await printed(page));
  expect(text).toContain('Portfolio Activity');
  expect(text).not.toContain('Direct Mortgage Activity');
  await expect(section(page, 'Direct Mortgage Activity').getByRole('button', { name: 'Show' })).toBeVisible();
});

test('no printed screen has an empty page, a heading without content or small type', async ({ page, signIn }) => {
  test.slow();
  await page.clock.setFixedTime(noon);
  await signIn();
  for (const screen of screens.filter(({ path }) => path in portal.routes.signedIn)) {
    await openScreen(page, screen);
    for (const format of ['Letter', 'A4']) {
      const pages = await printed(page, { format });
      const faults = [...paperFaults(pages, await page.evaluate(headingsOf)), ...sizeFaults(pages)];
      expect.soft(faults, `${screen.path} on ${format}`).toEqual([]);
    }
  }
});

test('an open menu is not printed', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await openOverview(page, signIn);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const text = textOf(await printed(page));
  expect(text).toContain('Portfolio Activity');
  expect(text).not.toContain('Opportunities');
});
