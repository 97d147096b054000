import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { axeFaults, ofColours } from './axeFaults.ts';
import { test as base, expect } from './portal.ts';
import { painted } from './screens.ts';
import { addStyle, letters, loadLetters } from './thumbnail.ts';

const root = join(import.meta.dirname, '../..');

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));

/** Widgets that appear on the page only within others. */
const partsOfOthers: Record<string, string> = {
  ColumnHeader: 'the head of DataTable',
  DialogFoot: 'in QuestionDialog',
  Fence: 'around parts that may fail to load or to render',
  FieldFrame: 'around every field',
  Heading: 'in every section, at the depth of the part around it',
  MissingPart: 'a SectionError if code is missing',
  PersonWay: 'in PersonCard and PersonRow',
  PromptSuspense: 'around components that are loaded on demand',
  RowButton: 'at the end of the rows of DataTable',
  SlowNotice: 'in Loading, after ten seconds',
  box: 'the texts, rows and stacks of every other part',
  lazyComponent: 'a component that is loaded on demand',
  lazyDialog: 'a dialog that is loaded on demand',
  'viewer/PageSteps': 'in PdfViewer',
  'viewer/PdfPage': 'in PdfViewer',
  'viewer/SearchSteps': 'in PdfViewer',
  'viewer/ViewerBar': 'in PdfViewer',
};

const files = [...filesIn('src/ui'), ...filesIn('src/files/viewer').map((file) => `viewer/${file}`)]
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace(/\.tsx$/, ''));

/** The viewer reports a damaged document on the page, and its library in the console. */
const expected = /InvalidPDFException/;

const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({}, use, { project, parallelIndex }) => {
      const outDir = join(root, `test-results/gallery-${parallelIndex}`);
      const settings = {
        configFile: join(root, 'scripts/vite.config.ts'),
        configLoader: 'native',
        logLevel: 'error',
      } as const;
      await build({ ...settings, build: { outDir, rolldownOptions: { input: join(root, 'src/widgets.html') } } });
      const port = Number(new URL(project.use.baseURL ?? '').port) + 10 + parallelIndex; // Above those of the workers.
      const server = await preview({ ...settings, build: { outDir }, preview: { port } });
      await use(`${server.resolvedUrls?.local[0]}widgets.html`);
      await server.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce', expected });

async function openKind(page: Page, gallery: string, group: string) {
  await page.goto(`${gallery}?${new URLSearchParams({ group })}`);
  await expect(page.getByRole('heading', { level: 1, name: group })).toBeVisible();
  await drawn(page);
}

/** Waits for half a second without a change, since Playwright loses count of requests if there are many frames. */
async function drawn(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, 500);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 500);
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
  );
}

test('every widget is on the page in light and dark', async ({ page, gallery }) => {
  await page.goto(gallery);
  await expect(page.getByRole('heading', { level: 1, name: 'Every widget in its rare states' })).toBeVisible();
  const named = await page.getByRole('article').evaluateAll((articles) => articles.map((one) => one.ariaLabel ?? ''));
  const shown = [...new Set([...files, 'none'])].filter((file) => named.includes(`${file}, light`));
  expect(shown).toEqual(files.filter((file) => !(file in partsOfOthers)));
  expect(files).toEqual(expect.arrayContaining(Object.keys(partsOfOthers)));
  for (const file of shown) expect(named).toContain(`${file}, dark`);
  const sources = filesIn('src/dev/gallery/groups').map((file) =>
    readFileSync(join(root, 'src/dev/gallery/groups', file), 'utf8'),
  );
  for (const file of shown) {
    expect(
      sources.some((source) => source.includes(`/${file.includes('/') ? file : `ui/${file}`}.tsx'`)),
      `${file} is only a name`,
    ).toBe(true);
  }
});

test('buttons look different when hovered, focused, pressed and disabled', async ({ page, gallery }) => {
  await openKind(page, gallery, 'Buttons');
  const looks = async (state: string) => {
    const button = page
      .getByRole('figure')
      .filter({ hasText: `primary, ${state}` })
      .getByRole('button');
    return button.evaluate((element) => {
      const { backgroundColor, outlineStyle, opacity } = getComputedStyle(element);
      return [backgroundColor, outlineStyle, opacity].join();
    });
  };
  const all = await Promise.all(['rest', 'hover', 'focus', 'active', 'disabled'].map(looks));
  expect(new Set(all).size).toBe(all.length);
});

/** Expects that nothing scrolls sideways in a window of 320 pixels. */
async function holdNarrow(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 320, height: 640 });
  await loadLetters(page);
  await addStyle(page, letters);
  await drawn(page);
  const tooWide = await page.evaluate(() =>
    [...document.querySelectorAll('article[aria-label]')].flatMap(({ scrollWidth, ariaLabel }) =>
      scrollWidth > document.documentElement.clientWidth ? [ariaLabel] : [],
    ),
  );
  expect(tooWide).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height });
}

/** Expects that axe finds nothing on a light page and on the same page in the dark, where only colours differ. */
async function holdAxe(page: Page, what: string) {
  expect(await axeFaults(page, { isWhole: false }), what).toEqual([]);
  await setTheme(page, 'dark');
  expect(await axeFaults(page, { isWhole: false, rules: ofColours }), `${what}, dark`).toEqual([]);
  await setTheme(page, 'light');
}

async function setTheme(page: Page, theme: string) {
  await page.evaluate((theme) => Object.assign(document.documentElement.dataset, { theme }), theme);
  await painted(page);
}

test('axe finds nothing in any widget in light and dark, and none scrolls sideways at 400 % zoom', async ({
  page,
  gallery,
}) => {
  await page.goto(`${gallery}?group=all`);
  await expect(page.getByRole('heading', { level: 1, name: 'Every widget' })).toBeVisible();
  await drawn(page);
  await holdAxe(page, 'every widget');
  const frames = page.locator('iframe');
  const framed = await frames.evaluateAll((all) => all.map((one) => (one as HTMLIFrameElement).src));
  // Nothing is wider in the dark.
  await holdNarrow(page);
  for (const address of framed) {
    await page.goto(address);
    await drawn(page);
    await holdAxe(page, address);
  }
});

test('placeholders and spinners are visible in forced colours', async ({ page, gallery }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openKind(page, gallery, 'Notices');
  const edgesOf = (widget: string) =>
    page
      .getByRole('article', { name: `${widget}, light` })
      .locator('[class*="block"], [class*="spinner"]')
      .first()
      .evaluate((element) => {
        const { borderTopWidth, borderTopColor, borderBottomColor } = getComputedStyle(element);
        return { width: borderTopWidth, top: borderTopColor, bottom: borderBottomColor };
      });
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const shape = await edgesOf('Skeleton');
  expect(shape.width).not.toBe('0px');
  expect(shape.top).not.toBe(ground);
  const ring = await edgesOf('Spinner');
  expect(ring.top).not.toBe(ring.bottom);
});

test('a scrolling list can be reached by keyboard, and a list that fits is skipped', async ({ page, gallery }) => {
  await openKind(page, gallery, 'Figures');
  const listIn = (state: string) =>
    page
      .getByRole('article', { name: 'SumList, light' })
      .getByRole('figure')
      .filter({ hasText: state })
      .getByRole('group', { name: 'Sum' });
  await expect(listIn('rest')).toHaveCount(0);
  await listIn('long, focus').focus();
  await page.keyboard.press('End');
  await expect.poll(() => listIn('long, focus').evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
});
