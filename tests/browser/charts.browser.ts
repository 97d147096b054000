import type { Locator, Page } from '@playwright/test';
import { amount, expect, test } from './portal.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const chart = (page: Page, name: string) => page.getByRole('application', { name: `${name}:` });
const measure = (page: Page) => page.getByRole('combobox', { name: 'Measure' });
const isLibrary = (url: string) => /\/LineChart-[^/]*\.js$/.test(url);

/** Chooses a measure and brings its chart into view, whose placeholder is another element. */
async function see(page: Page, title: string) {
  await measure(page).selectOption(title);
  await expect(async () => {
    await measure(page).scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(chart(page, title)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('the chart library is loaded when the first chart comes into view, and a page at rest animates nothing', async ({
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
  await see(page, 'Annualized return');
  expect(scripts.filter(isLibrary).length).toBeGreaterThan(0);
});

test('the arrow keys move through the months of a chart of returns', async ({ page, signIn }) => {
  await signIn();
  await see(page, 'Annualized return');
  const said = page.getByRole('figure').getByRole('status');
  await chart(page, 'Annualized return').focus();
  await expect(said).toContainText('Jul 2025');
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('Aug 2025');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toContainText('Jul 2025');
});

test('the arrow keys move between the month ends of the invested amount, each with its amount', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn();
  const { series } = await ask('portfolioCardCurrentlyInvested', { months: 12, compare_to: 'last_year' });
  const levels = series.slice(1);
  const course = page.getByRole('application', { name: /^Currently invested over time, from Jun 30, 2025/ });
  const said = page.locator('#overview').getByRole('status');
  const expectSaid = async (index: number) => {
    const { date, amount: invested } = levels.at(index);
    const day = new Date(date).toLocaleDateString('en-CA', { dateStyle: 'medium', timeZone: 'UTC' });
    await expect(said).toHaveText(`${day}, $${amount(invested)}`);
  };
  await course.focus();
  await expectSaid(-1);
  await page.keyboard.press('ArrowLeft');
  await expectSaid(-2);
  await page.keyboard.press('Home');
  await expectSaid(0);
  await page.keyboard.press('ArrowRight');
  await expectSaid(1);
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('');
});

test('the months of the income are one Tab stop, the arrow keys move between them, and Enter opens one', async ({
  page,
  signIn,
}) => {
  await page.clock.setFixedTime(new Date('2026-07-10T12:00:00'));
  await signIn();
  const income = section(page, 'Income');
  const months = income.getByRole('group', { name: 'Income, July 2025 to June 2027' });
  const month = (name: string) => months.getByRole('button', { name: new RegExp(`^${name}: `) });
  await expect(months.getByRole('button')).toHaveCount(24);
  await income.getByRole('button', { name: 'Export' }).focus();
  await page.keyboard.press('Tab');
  await expect(month('July 2026')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(month('June 2026')).toBeFocused();
  await page.keyboard.press('End');
  await expect(month('June 2027')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(month('July 2025')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(income.getByRole('region', { name: 'August 2025' })).toContainText('$3,836.34 received');
  await page.keyboard.press('Escape');
  await expect(income.getByRole('region')).toHaveCount(0);
  await expect(month('August 2025')).toBeFocused();
  // The next stop comes after all of them.
  await page.keyboard.press('Tab');
  await expect(months.locator(':focus')).toHaveCount(0);
});

test('the split shows one breakdown of the money at a time, as a bar and in words', async ({ page, signIn, ask }) => {
  await signIn();
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
  const held = section(page, 'Current Investment');
  const split = held.getByRole('combobox', { name: 'Split' });
  await expect(split.getByRole('option')).toHaveText(parts.map(([title]) => title));
  for (const [title, rows] of parts) {
    await split.selectOption(title);
    const bar = held.getByRole('img', { name: `${title}: ` });
    await expect(held.getByRole('img', { name: /^By / })).toHaveCount(1);
    const said = await bar.getAttribute('aria-label');
    for (const row of rows) expect(said).toContain(`${row.label} $${amount(row.amount)} (${amount(row.percent)}%)`);
    for (const row of rows)
      await expect(held.getByText(`${row.label} ${amount(row.percent)}%`, { exact: true })).toBeVisible();
    // The length of each part is its share.
    const widths = await bar.locator('> *').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(widths).toHaveLength(rows.length);
    const whole = widths.reduce((sum, width) => sum + width, 0);
    for (const [index, { percent }] of rows.entries())
      expect(Math.abs(((widths[index] ?? 0) / whole) * 100 - percent), title).toBeLessThan(1);
  }
});

const funds = [
  { fund: 'Northline MIC – Class B', months: 12, period: 'This Year' },
  { fund: 'Northline MIC – Class B', months: 3, period: 'This Quarter' },
  { fund: 'Direct mortgages', months: 120, period: 'All Time' },
];

test('the performance of a fund over a period comes from the answer', async ({ page, signIn, ask }) => {
  await signIn();
  for (const { fund, months, period } of funds) {
    await test.step(`${fund} over ${period}`, async () => {
      const performance = section(page, 'Fund Performance');
      await performance.getByRole('combobox', { name: 'Fund' }).selectOption(fund);
      await performance.getByRole('combobox', { name: 'Period' }).selectOption(period);
      const { performances } = await ask('portfolioPerformanceDropdown');
      const { performance_id } = performances.find(({ label }: { label: string }) => label === fund);
      const answer = await ask('portfolioCardPerformance', { months, performance_id });
      const { return_percent: whole, annualized_return_percent: yearly } = answer;
      await expect(performance.getByText(`${amount(whole)}%`, { exact: true })).toBeVisible();
      if (yearly !== null && yearly !== whole) await expect(performance).toContainText(`${amount(yearly)}% a year`);
      await performance.getByRole('button', { name: 'Show as table' }).click();
      const rows = performance.getByRole('table', { name: 'Fund Performance' }).getByRole('row');
      await expect(rows).toHaveCount(answer.series.length + 1);
      const newest = answer.series.at(-1);
      const figures = [newest.cumulative_return_percent, newest.annualized_return_percent];
      await expect(rows.nth(1)).toContainText(figures.map((percent) => `${amount(percent)}%`).join(''));
      await performance.getByRole('button', { name: 'Show as chart' }).click();
      await expect(rows).toHaveCount(0);
      await see(page, 'Annualized return');
      const said = chart(page, 'Annualized return');
      if (answer.target_percent === null) {
        await expect(said).not.toHaveAttribute('aria-label', /Target/);
        await expect(performance).not.toContainText('the target');
        await expect(performance).toContainText('Unit price and distributions are shown for a single fund.');
        await expect(measure(page).getByRole('option')).toHaveText(['Cumulative return', 'Annualized return']);
      } else {
        await expect(said).toHaveAttribute('aria-label', new RegExp(`Target ${amount(answer.target_percent)}%$`));
        await expect(performance).toContainText(
          new RegExp(`[Tt]he target (of|is) ${amount(answer.target_percent)}% a year`),
        );
        await see(page, 'Unit price');
        await see(page, 'Distribution per unit');
      }
      await expect(performance).not.toContainText(/NaN|undefined|Infinity/);
    });
  }
});

test('the charts fit on a phone @phone', async ({ page, signIn }) => {
  await signIn({ as: 'large@northline.test' });
  await section(page, 'Current Investment')
    .getByRole('combobox', { name: 'Split' })
    .selectOption('By loan-to-value (%)');
  await expect(page.getByRole('img', { name: 'By loan-to-value (%): ' })).toBeVisible();
  await see(page, 'Cumulative return');
  await expect(section(page, 'Income').getByRole('group')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('an amount above the months is shown whole or not at all, wherever they are scrolled to @phone', async ({
  page,
  signIn,
}) => {
  await signIn({ as: 'modules@northline.test' });
  const months = section(page, 'Income').getByRole('group');
  const shown = () =>
    months.evaluate((area) => {
      const { left, right } = area.getBoundingClientRect();
      const amounts = [...area.querySelectorAll('[class*=_amount]')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      const boxes = amounts
        .map((one) => one.getBoundingClientRect())
        .filter((box) => box.right > left && box.left < right);
      return { whole: boxes.length, cut: boxes.filter((box) => box.left < left - 1 || box.right > right + 1).length };
    });
  await months.scrollIntoViewIfNeeded();
  for (const at of [0, 50, 150, 180, 240]) {
    await months.evaluate((area, to) => area.scrollTo({ left: to, behavior: 'instant' }), at);
    await expect.poll(shown).toMatchObject({ cut: 0 });
  }
  expect((await shown()).whole).toBeGreaterThan(0);
});

test('the texts of a chart do not overlap at twice the text size', async ({ page, signIn }) => {
  await signIn({ as: 'large@northline.test' });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const course = page.getByRole('application', { name: /^Currently invested over time/ });
  await expect(course).toBeVisible();
  await expectClear(course, 'Currently invested');
  await see(page, 'Cumulative return');
  await expectClear(chart(page, 'Cumulative return'), 'Cumulative return');
});

/** Expects that no two texts of a chart overlap. */
async function expectClear(drawn: Locator, title: string) {
  await expect(drawn.locator('text').nth(3)).toBeVisible();
  const words = await drawn.locator('text').evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { text: one.textContent, left, right, top, bottom };
    }),
  );
  const crossed = words.flatMap((one, at) =>
    words.slice(at + 1).flatMap((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 1 && down > 1 ? [`${one.text} and ${other.text}`] : [];
    }),
  );
  expect(crossed, title).toEqual([]);
}
