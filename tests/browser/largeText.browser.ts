import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { brokenFigures } from './brokenFigures.ts';
import { eachDialog } from './eachDialog.ts';
import { overlappingTexts } from './overlappingTexts.ts';
import { expect, test } from './portal.ts';
import { lookThrough, openScreen, screens } from './screens.ts';
import { widthFaults } from './widthFaults.ts';

const user = 'investor@northline.test';

/** WCAG 2.2, 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** A page on a phone whose browser settings have this text size. */
async function onPhone(size: number, baseURL: string | undefined, use: (page: Page) => Promise<void>): Promise<void> {
  const executablePath = findBrowser();
  const browser: Browser = await chromium.launch({
    args: [...browserArguments, `--blink-settings=defaultFontSize=${size}`],
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      baseURL: baseURL ?? '',
    });
    await page.goto('/login');
    await page.getByLabel('Email').fill(user);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('550,000.00');
    await use(page);
  } finally {
    await browser.close();
  }
}

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

async function hold(page: Page, what: string, part?: string) {
  const faults = [
    ...(await widthFaults(page, 24)),
    ...(await brokenFigures(page)).faults.filter((fault) => !isWords(fault)),
    ...(await overlappingTexts(page, part)),
    ...(await squeezedTexts(page)),
  ];
  expect.soft(faults, what).toEqual([]);
}

async function holdScreens(page: Page, what: string) {
  for (const screen of screens.filter((one) => one.user === user)) {
    await openScreen(page, screen);
    await lookThrough(page, screen.path);
    await hold(page, `${screen.path} ${what}`);
  }
}

async function holdDialogs(page: Page, what: string) {
  await eachDialog(page, async (dialog, name) => {
    await hold(page, `${name} ${what}`, '[role="dialog"]');
    const wide = await dialog.evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter((one) => getComputedStyle(one).overflowX === 'auto' && one.scrollWidth > one.clientWidth + 1)
        .map((one) => `scrolls sideways: ${one.className}`),
    );
    expect.soft(wide, `${name} ${what}`).toEqual([]);
  });
}

// The settings of browsers offer up to twice the usual size.
for (const size of [24, 32]) {
  test(`nothing overlaps, is cut off or scrolls sideways on a phone with text of ${size} pixels`, async ({
    baseURL,
  }) => {
    test.slow();
    await onPhone(size, baseURL, async (page) => {
      const tabs = page.getByRole('navigation').last().getByRole('link');
      await expect(tabs).toHaveText(['My Portfolio', 'Opportunities', 'My Documents', 'Contact Us']);
      for (const tab of await tabs.all()) {
        const { isCut, width } = await tab.evaluate((link) => {
          const words = link.querySelector('span')?.getBoundingClientRect().width ?? 0;
          const own = link.getBoundingClientRect().width;
          return { isCut: words > own, width: own };
        });
        expect(isCut, 'the word is wider than its tab').toBe(false);
        expect(width).toBeGreaterThanOrEqual(44);
      }
      const today = page.locator('[aria-expanded] > [data-now="true"]').first();
      await today.waitFor();
      await expect
        .poll(() =>
          today.evaluate((name) => {
            const [own, area] = [name, name.closest('[role="group"]')].map((one) => one?.getBoundingClientRect());
            return own && area && own.right <= area.right + 1;
          }),
        )
        .toBe(true);
      await holdScreens(page, `at ${size} pixels`);
      await holdDialogs(page, `at ${size} pixels`);
    });
  });
}

test('nothing overlaps, is cut off or scrolls sideways on a phone with the text spacing of WCAG', async ({
  baseURL,
}) => {
  test.slow();
  await onPhone(16, baseURL, async (page) => {
    await page.addInitScript((css) => {
      addEventListener('DOMContentLoaded', () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      });
    }, spacing);
    await holdScreens(page, 'with wide spacing');
    await holdDialogs(page, 'with wide spacing');
  });
});
