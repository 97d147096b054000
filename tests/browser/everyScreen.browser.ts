import type { Page } from '@playwright/test';
import { axeFaultsInBothSchemes } from './axeFaults.ts';
import { turn } from './colorScheme.ts';
import { holdInset } from './insets.ts';
import { holdLargeText } from './largeText.ts';
import { jumped, most, slowDown } from './layoutShift.ts';
import { drawPictures, holdPicture, holdTree, openReader, schemes, sizes } from './picture.ts';
import { expect, noon, test } from './portal.ts';
import { readingFaults } from './readingFaults.ts';
import { lookThrough, type ScreenOfConfig, screenIsThere, screens, settle, speak } from './screens.ts';
import { holdTabOrder } from './tabOrder.ts';
import { holdAt, holdOnPaper, widthFaults } from './widthFaults.ts';

/** The widths to test and the minimum size of a target. 320 pixels are also 1280 at 400 %. */
const devices = [
  { where: '', widths: [768, 1024, 1280, 1920, 2560], target: 24 },
  { where: ' @phone', widths: [320, 390], target: 44 },
];

/** Expects that nothing has jumped while slow answers arrived and the page was scrolled through. */
async function holdStill(page: Page, { path }: ScreenOfConfig) {
  const { sum, what } = await jumped(page);
  expect.soft(sum, `${path}\n${what.join('\n')}`).toBeLessThanOrEqual(most);
}

/** Longer than a phone is wide. */
const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** The headings that a long word would overflow, each tried separately. */
const tooWide = (page: Page) =>
  page.evaluate((word) => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')].filter(
      (heading) => heading.checkVisibility() && heading.closest('.visuallyHidden') === null,
    );
    return headings.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const text = texts.nextNode() as Text;
      const before = text.data;
      text.data = word;
      const range = document.createRange();
      range.selectNodeContents(text);
      const room = heading.parentElement?.getBoundingClientRect().right ?? 0;
      const isOut = range.getBoundingClientRect().right > Math.min(room, document.documentElement.clientWidth) + 1;
      text.data = before;
      return isOut ? [before] : [];
    });
  }, word);

/** Expects a long word in a heading to wrap. */
async function holdLongWords(page: Page, { path }: ScreenOfConfig) {
  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await tooWide(page), path).toEqual([]);
}

/** Expects everything to fit at each width and on paper, and at 1280 pixels with text twice as large. */
async function holdWidths(page: Page, { path }: ScreenOfConfig, { widths, target }: (typeof devices)[number]) {
  await holdAt(page, path, widths, target);
  if (widths.includes(1280)) {
    await holdOnPaper(page, path);
    const setTextSize = (value: string) =>
      page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), value);
    await setTextSize('200%');
    await lookThrough(page, path);
    await page.setViewportSize({ width: 1280, height: 900 });
    await settle(page, path);
    expect.soft(await widthFaults(page, target), `${path} with text of 200 %`).toEqual([]);
    await setTextSize('');
  }
}

/** Expects that French words and figures, which are longer, fit as well. */
async function holdFrench(page: Page, screen: ScreenOfConfig, { where, widths, target }: (typeof devices)[number]) {
  const what = `${screen.path} in French`;
  await page.setViewportSize({ width: 1280, height: 900 });
  await speak(page, screen, 'Français');
  await holdAt(page, what, widths, target);
  if (!where) await holdOnPaper(page, what);
}

/** Compares the top of the screen with its pictures, on a desktop and on a phone, in light and dark. */
async function holdPictures(page: Page, { path }: ScreenOfConfig) {
  const reader = await openReader(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settle(page, path);
    await drawPictures(page, path);
    for (const colorScheme of schemes) {
      await turn(page, colorScheme);
      await holdPicture(page, reader, path, colorScheme);
    }
  }
  await turn(page, 'light');
}

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

// Attention and Upcoming depend on the reader's date.
test.beforeEach(({ page }) => page.clock.setFixedTime(noon));

for (const screen of screens) {
  for (const device of devices) {
    test(`${screen.path} does not shift, fits, satisfies axe, can be read and reached by keyboard, and looks as before${device.where}`, {
      tag: ['@core', '@pictures'],
    }, async ({ page, signIn }) => {
      test.slow();
      await slowDown(page);
      if (screen.user) await signIn({ as: screen.user, at: screen.address });
      else await page.goto(screen.address);
      await screenIsThere(page, screen);
      await lookThrough(page, screen.path);
      await holdStill(page, screen);
      if (!device.where) {
        await holdInset(page, screen.path);
        await holdTabOrder(page, screen.path);
      }
      expect.soft(await axeFaultsInBothSchemes(page)).toEqual([]);
      // Pictures of both sizes are taken without touch.
      if (!device.where) {
        await holdTree(page, screen.path);
        await holdPictures(page, screen);
      }
      if (device.where) await holdLongWords(page, screen);
      await holdWidths(page, screen, device);
      if (device.where) await holdLargeText(page, screen.path);
      expect.soft(await readingFaults(page, screen.path)).toEqual([]);
      await holdFrench(page, screen, device);
    });
  }
}
