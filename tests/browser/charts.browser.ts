import type { Page } from '@playwright/test';
import { amount, expect, test } from './portal.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const chart = (page: Page, name: string) => page.getByRole('application', { name: `${name}:` });
const choice = (page: Page, name: 'Split' | 'Measure') => page.getByRole('combobox', { name });
const isLibrary = (url: string) => /\/(BarChart|LineChart)-[^/]*\.js$/.test(url);

/** Chooses what a figure shows and brings it into view, and so its chart; what stands in for it at first is another element. */
async function see(page: Page, name: 'Split' | 'Measure', title: string) {
  await choice(page, name).selectOption(title);
  await expect(async () => {
    await choice(page, name).scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(chart(page, title)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('the library for charts is loaded when the first one comes into view, and a page at rest animates nothing', async ({
  page,
  signIn,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await signIn();
  await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('550,000.00');
  await expect(section(page, 'Current Investment').getByRole('table')).toContainText('Hamilton second mortgage');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(scripts.filter(isLibrary)).toEqual([]);
  await see(page, 'Split', 'By type');
  expect(scripts.filter(isLibrary).length).toBeGreaterThan(0);
});

test('the arrow keys lead through the charts, and the allocation says one way at a time how the money is divided up, in bars, words and tables', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn();
  await goByArrowKeys(page);
  const { allocations, total_invested_amount } = await ask('investmentSummary', { investor_id: 501 });
  const parts: [title: string, rows: { label: string; amount: number; percent: number }[]][] = [
    ['By type', allocations.by_type],
    ['By lien', allocations.by_lien],
    ['By loan type', allocations.by_loan_type],
    ['By province', allocations.by_province],
    ['By loan-to-value (%)', allocations.by_ltv_band],
    ['By year of maturity', allocations.by_maturity_year],
  ];
  expect(allocations.by_type.reduce((sum: number, row: { amount: number }) => sum + row.amount, 0)).toBe(
    total_invested_amount,
  );
  await expect(choice(page, 'Split').getByRole('option')).toHaveText(parts.map(([title]) => title));
  for (const [title, rows] of parts) {
    await see(page, 'Split', title);
    await expect(section(page, 'Allocation').getByRole('application')).toHaveCount(1);
    const said = await chart(page, title).getAttribute('aria-label');
    for (const row of rows) expect(said).toContain(`${row.label} $${amount(row.amount)}, ${Math.round(row.percent)}%`);
    await expect(chart(page, title).locator('[data-active]')).toHaveCount(rows.length);
  }
  await section(page, 'Allocation').getByRole('button', { name: 'Show as table' }).click();
  for (const [title, rows] of parts) {
    await choice(page, 'Split').selectOption(title);
    await expect(section(page, 'Allocation').getByRole('table')).toHaveCount(1);
    const table = page.getByRole('table', { name: title, exact: true });
    await expect(table.getByRole('row')).toHaveCount(rows.length + 1);
    for (const row of rows) await expect(table).toContainText(`${row.label}$${amount(row.amount)}`);
  }
});

/** The arrow keys lead from bar to bar and from month to month. */
async function goByArrowKeys(page: Page) {
  await see(page, 'Split', 'By type');
  const said = page.getByRole('figure').getByRole('status');
  await chart(page, 'By type').focus();
  await expect(said).toContainText('Fund');
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText('Direct mortgage');
  await expect(said).toContainText('$150,000.00 · 27%');
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('Syndicated loan');
  await page.keyboard.press('ArrowUp');
  await expect(said).toContainText('Direct mortgage');
  await see(page, 'Measure', 'Annualized return');
  await chart(page, 'Annualized return').focus();
  await expect(said).toContainText('Jul 2025');
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('Aug 2025');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toContainText('Jul 2025');
}

const funds = [
  { fund: 'Northline MIC – Class B', months: 12, period: 'This Year' },
  { fund: 'Northline MIC – Class B', months: 3, period: 'This Quarter' },
  { fund: 'Direct mortgages', months: 120, period: 'All Time' },
];

/** The months that a return is of, and the rate a year where that is another figure. */
function since(series: { period: string }[], whole: number, yearly: number | null) {
  const month = new Date(`${series[0]?.period}-01T00:00:00Z`);
  const first = month.toLocaleDateString('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const months = series.length === 1 ? `in ${first}` : `since ${first}`;
  return yearly === null || yearly === whole ? months : `${months} (${amount(yearly)}% a year)`;
}

test('the performance of a fund over a period is that of the answer', async ({ page, signIn, ask }) => {
  await signIn();
  for (const { fund, months, period } of funds) {
    await test.step(`${fund} over ${period}`, async () => {
      const performance = section(page, 'Fund Performance');
      await performance.getByRole('combobox', { name: 'Fund' }).selectOption(fund);
      await performance.getByRole('combobox', { name: 'Period' }).selectOption(period);
      const { performances } = await ask('portfolioPerformanceDropdown');
      const { performance_id } = performances.find(({ label }: { label: string }) => label === fund);
      const answer = await ask('portfolioCardPerformance', { months, performance_id });
      const { return_percent, annualized_return_percent } = answer;
      const over = since(answer.series, return_percent, annualized_return_percent);
      await expect(performance).toContainText(`${fund} returned ${amount(return_percent)}% ${over}`);
      await performance.getByRole('button', { name: 'Show as table' }).click();
      const rows = performance.getByRole('table', { name: 'Fund Performance' }).getByRole('row');
      await expect(rows).toHaveCount(answer.series.length + 1);
      const newest = answer.series.at(-1);
      const figures = [newest.annualized_return_percent, newest.cumulative_return_percent];
      await expect(rows.nth(1)).toContainText(figures.map((percent) => `${amount(percent)}%`).join(''));
      await performance.getByRole('button', { name: 'Show as chart' }).click();
      await expect(rows).toHaveCount(0);
      await see(page, 'Measure', 'Annualized return');
      const said = chart(page, 'Annualized return');
      if (answer.target_percent === null) {
        await expect(said).not.toHaveAttribute('aria-label', /Target/);
        await expect(performance).not.toContainText('target');
        await expect(performance).toContainText('Unit price and distributions are shown for a single fund.');
        await expect(choice(page, 'Measure').getByRole('option')).toHaveText([
          'Annualized return',
          'Cumulative return',
        ]);
      } else {
        await expect(said).toHaveAttribute('aria-label', new RegExp(`Target ${amount(answer.target_percent)}%$`));
        await expect(performance).toContainText(
          new RegExp(`its target (of|is) ${amount(answer.target_percent)}% a year`),
        );
        await see(page, 'Measure', 'Unit price');
        await see(page, 'Measure', 'Distribution per unit');
      }
      await expect(performance).not.toContainText(/NaN|undefined|Infinity/);
    });
  }
});

test('the charts fit on a phone @phone', async ({ page, signIn }) => {
  await signIn({ as: 'large@northline.test' });
  await see(page, 'Split', 'By loan-to-value (%)');
  await see(page, 'Measure', 'Cumulative return');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the words of a chart keep clear of each other when text is twice as large', async ({ page, signIn }) => {
  await signIn({ as: 'large@northline.test' });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const [name, title] of [
    ['Split', 'By type'],
    ['Split', 'By loan-to-value (%)'],
    ['Measure', 'Cumulative return'],
  ] as const) {
    await see(page, name, title);
    const words = await chart(page, title)
      .locator('text')
      .evaluateAll((all) =>
        all.map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return { text: one.textContent, left, right, top, bottom };
        }),
      );
    expect(words.length).toBeGreaterThan(3);
    const crossed = words.flatMap((one, at) =>
      words.slice(at + 1).flatMap((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 1 && down > 1 ? [`${one.text} and ${other.text}`] : [];
      }),
    );
    expect(crossed, title).toEqual([]);
  }
});
