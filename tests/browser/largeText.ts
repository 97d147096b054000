import type { Page } from '@playwright/test';
import { brokenFigures } from './brokenFigures.ts';
import { overlappingTexts } from './overlappingTexts.ts';
import { expect, loaded, settled } from './portal.ts';
import { lookThrough, painted } from './screens.ts';
import { widthFaults } from './widthFaults.ts';

/** Sets the text size as in the settings of the browser, for as long as the page is open. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** WCAG 2.2, 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const setSpacing = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = rules
      ? [...document.adoptedStyleSheets, sheet]
      : document.adoptedStyleSheets.slice(0, -1);
  }, css);

/** A month within a sentence of an answer may wrap like the rest of it. */
const isWords = (fault: string) =>
  /^broken: “May 2026” in .* of “(The distribution for|Northline MIC distribution notice) May 2026/.test(fault);

/** Texts so narrow that each line has only a letter or two. */
const squeezedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((one) => [...one.childNodes].some((node) => node instanceof Text && node.data.trim().length > 6))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).clipPath === 'none')
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        const letter = Number.parseFloat(getComputedStyle(one).fontSize);
        return width > 1 && width < 1.5 * letter && height > 5 * letter;
      })
      .map((one) => `squeezed: ${(one.textContent ?? '').trim().slice(0, 40)}`),
  );

/** Elements of a dialog that scroll sideways. */
const wideParts = (page: Page, part: string) =>
  page
    .locator(part)
    .last()
    .evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter((one) => getComputedStyle(one).overflowX === 'auto' && one.scrollWidth > one.clientWidth + 1)
        .map((one) => `scrolls sideways: ${one.className}`),
    );

/** Draws the charts again: one measures the text when it is loaded, the others when their width changes. */
async function drawAgain(page: Page, what: string) {
  if (await page.evaluate(() => document.querySelector('main .recharts-surface') !== null)) {
    await page.reload();
    await loaded(page);
    await lookThrough(page, what);
  }
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  for (const at of [width + 10, width]) {
    await page.setViewportSize({ width: at, height });
    await painted(page);
  }
}

async function hold(page: Page, what: string, part?: string) {
  await settled(page);
  const faults = [
    ...(await widthFaults(page, 24)),
    ...(await brokenFigures(page)).faults.filter((fault) => !isWords(fault)),
    ...(await overlappingTexts(page, part)),
    ...(await squeezedTexts(page)),
    ...(part ? await wideParts(page, part) : []),
  ];
  expect.soft(faults, what).toEqual([]);
}

/**
 * Expects nothing on the page, or in a part of it, to overlap, be cut off or scroll sideways with the larger text of the
 * browser's settings, which offer up to twice the usual size, and with the text spacing of WCAG.
 */
export async function holdLargeText(page: Page, what: string, part?: string): Promise<void> {
  for (const size of [24, 32]) {
    await setTextSize(page, size);
    await drawAgain(page, what);
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    await hold(page, `${what} with text of ${size} pixels`, part);
  }
  await setTextSize(page, 16);
  await drawAgain(page, what);
  await setSpacing(page, spacing);
  await hold(page, `${what} with wide spacing`, part);
  await setSpacing(page, '');
}
