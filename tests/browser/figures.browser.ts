import type { Page } from '@playwright/test';
import portal from '../../portal.config.ts';
import { brokenFigures } from './brokenFigures.ts';
import { expect, test } from './portal.ts';
import { lookThrough, openScreen, painted, screenIsThere, screens, settle } from './screens.ts';

const widths = [320, 390, 768, 1024, 1280, 1920];
/** The widths of Letter and A4 without the margins of the style sheet, in CSS pixels. */
const papers = [726, 703];

/** The users whose overview has the longest amounts, and amounts in several currencies. */
const others = ['large@northline.test', 'mixed@northline.test'].flatMap((user) =>
  screens.filter(({ path }) => path === portal.paths.home).map((screen) => ({ ...screen, user })),
);

async function holdFigures(page: Page, what: string) {
  expect.soft((await brokenFigures(page)).faults, what).toEqual([]);
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

for (const locale of ['en-CA', 'fr-CA'])
  test.describe(locale, () => {
    test.use({ locale });
    test('no screen wraps or cuts off an amount, a percentage or a date', async ({ page, signIn }) => {
      test.slow();
      await page.clock.setFixedTime(new Date('2026-07-10T12:00:00'));
      let user: string | undefined;
      for (const screen of [...screens, ...others]) {
        const what = `${screen.path} of ${screen.user ?? 'a visitor'}`;
        if (screen.user && screen.user !== user) {
          await signIn({ as: screen.user, at: screen.address });
          await screenIsThere(page, screen);
        } else await openScreen(page, screen);
        user = screen.user;
        await page.setViewportSize({ width: 1280, height: 900 });
        await lookThrough(page, screen.path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await settle(page, screen.path);
          await holdFigures(page, `${what} at ${width} pixels`);
        }
        await page.emulateMedia({ media: 'print' });
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        for (const width of papers) {
          await page.setViewportSize({ width, height: 900 });
          await painted(page);
          await holdFigures(page, `${what} on paper of ${width} pixels`);
        }
        await page.emulateMedia({ media: null });
      }
    });
  });
