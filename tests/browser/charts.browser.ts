import type { Locator, Page } from '@playwright/test';
import { expect, noon, test, users } from './portal.ts';

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
  await page.getByRole('combobox', { name: 'Fund' }).selectOption('Northline MIC – Class B');
  await see(page, 'Annualized return');
  await expect(chart(page, 'Annualized return')).toHaveAttribute('aria-label', /Target 7\.50%$/);
  const said = page.getByRole('figure').getByRole('status');
  await chart(page, 'Annualized return').focus();
  await expect(said).toContainText('Jan 2024');
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('Feb 2024');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toContainText('Jan 2024');
});

test('each part of the bar is as long as its share', async ({ page, signIn, ask }) => {
  await signIn();
  const { allocations } = await ask('investmentSummary', { investor_id: 501 });
  const shares: number[] = allocations.by_type.map(({ percent }: { percent: number }) => percent);
  const parts = page.getByRole('img', { name: 'By type: ' }).locator('> *');
  await expect(parts).toHaveCount(shares.length);
  const widths = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  for (const [index, share] of shares.entries())
    expect(Math.abs(((widths[index] ?? 0) / whole) * 100 - share)).toBeLessThan(1);
});

for (const width of [390, 768, 1280])
  test(`each edge of the months shows a whole month, and each diamond its amount, at ${width} @phone`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.clock.setFixedTime(noon);
    await signIn();
    const months = section(page, 'Income').getByRole('group');
    await months.scrollIntoViewIfNeeded();
    const faults = () =>
      months.evaluate((area) => {
        const { left, right } = area.getBoundingClientRect();
        return [...area.querySelectorAll('button')].flatMap((month) => {
          const box = month.getBoundingClientRect();
          const name = month.textContent;
          if (box.right <= left + 1 || box.left >= right - 1) return [];
          if (box.left < left - 1 || box.right > right + 1) return [`cut: ${name}`];
          const amount = month.querySelector('[class*=_amount]');
          const isShown = amount?.checkVisibility({ visibilityProperty: true });
          const place = amount?.getBoundingClientRect();
          const isWhole = place && isShown && place.left >= left - 1 && place.right <= right + 1;
          return month.querySelector('[class*=_diamond]') && !isWhole ? [`no amount: ${name}`] : [];
        });
      });
    await expect.poll(faults).toEqual([]);
    await months.evaluate((area) => area.scrollTo({ left: 0, behavior: 'instant' }));
    await expect.poll(faults).toEqual([]);
  });

test('an amount above the months is shown whole or not at all, wherever they are scrolled to @phone', async ({
  page,
  signIn,
}) => {
  await signIn({ as: users.modules });
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
  await signIn({ as: users.large });
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
