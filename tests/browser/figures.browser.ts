import type { Page } from '@playwright/test';
import portal from '../../portal.config.ts';
import { brokenFigures } from './brokenFigures.ts';
import { expect, noon, test } from './portal.ts';
import { lookThrough, screenIsThere, screens, settle, speak } from './screens.ts';
import { holdAt, holdOnPaper } from './widthFaults.ts';

const overview = screens.filter(({ path }) => path === portal.paths.home);

async function holdEverywhere(page: Page, what: string) {
  await holdAt(page, what, [320, 390, 768, 1024, 1280, 1920], 24);
  await holdOnPaper(page, what);
}

test.use({ reducedMotion: 'reduce' });

test('an amount that wraps, is cut off or overflows is found', async ({ page }) => {
  await page.goto('/login');
  await settle(page, '/login');
  await page.evaluate(() => {
    const add = (text: string, style: Partial<CSSStyleDeclaration>) => {
      const element = Object.assign(document.createElement('p'), { textContent: text });
      Object.assign(element.style, style);
      document.querySelector('main')?.append(element);
    };
    add('$550,000.00', { width: '60px' });
    add('550 000,00 $', { width: '60px' });
    add('8.48%', { width: '10px', overflow: 'hidden', whiteSpace: 'nowrap' });
    add('Jun 30, 2026', { width: '60px', whiteSpace: 'nowrap' });
    add('$25.00', {});
  });
  const { count, faults } = await brokenFigures(page);
  expect(count).toBe(5);
  expect(faults.map((fault) => fault.replace(/ in .*/, ''))).toEqual([
    'broken: “$550,000.00”',
    'broken: “550 000,00 $”',
    'cut off: “8.48%”',
    'out of its place: “Jun 30, 2026”',
  ]);
});

// They have the longest amounts, and amounts in several currencies; every screen is tried for investor@.
for (const name of ['large', 'mixed']) {
  test(`the overview of ${name}@ wraps or cuts off no amount, percentage or date`, async ({ page, signIn }) => {
    await page.clock.setFixedTime(noon);
    await signIn({ as: `${name}@northline.test` });
    for (const screen of overview) {
      await screenIsThere(page, screen);
      await lookThrough(page, screen.path);
      await holdEverywhere(page, `the overview of ${name}@`);
      await page.setViewportSize({ width: 1280, height: 900 });
      await speak(page, screen, 'Français');
      await holdEverywhere(page, `the overview of ${name}@ in French`);
    }
  });
}
