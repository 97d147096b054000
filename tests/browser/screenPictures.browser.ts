import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import portal from '../../portal.config.ts';
import { expect, test } from './portal.ts';
import { openScreen, screens, settle, visits } from './screens.ts';
import {
  addStyle,
  differenceOf,
  letters,
  loadLetters,
  mostDifferent,
  readKept,
  readThumbnail,
  writeThumbnail,
} from './thumbnail.ts';

const folder = join(import.meta.dirname, '../pictures/screens');
const isTaking = process.env.TAKE_PICTURES === '1';
const schemes = ['light', 'dark'] as const;
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/** The states that a screen passes through or may end in, each where it shows most. */
const states = ['loading', 'empty', 'error', 'dialog'];

const nameOf = (what: string, scheme: string, width: number) =>
  `${what.replace(':', '').replace(/\W+/g, '-').replace(/^-/, '')}-${width}-${scheme}.png`;

/** Holds what is on the screen against the picture that was kept of it, or keeps a new one. */
async function holdPicture(page: Page, reader: Page, what: string, scheme: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const name = nameOf(what, scheme, width);
  await loadLetters(page);
  await addStyle(page, letters);
  const now = await readThumbnail(reader, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  const path = join(folder, name);
  if (isTaking) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, await writeThumbnail(reader, now));
    return;
  }
  const howToTake = 'if it should look so, `npm run pictures` takes it anew';
  expect.soft(existsSync(path), `tests/pictures/screens/${name} is kept; ${howToTake}`).toBe(true);
  if (!existsSync(path)) return;
  const { tone, colour } = differenceOf(await readKept(reader, readFileSync(path)), now);
  const about = `of a part of tests/pictures/screens/${name} that differs in`;
  expect.soft(tone, `the share ${about} tone; ${howToTake}`).toBeLessThanOrEqual(mostDifferent.tone);
  expect.soft(colour, `the share ${about} colour; ${howToTake}`).toBeLessThanOrEqual(mostDifferent.colour);
}

/** The pictures of the brand are there, and every picture is drawn: they are asked for when the page is already still. */
async function drawPictures(page: Page, path: string) {
  await expect(page.getByAltText(portal.brand.name, { exact: true })).toBeAttached();
  if (path in portal.routes.public) await expect(page.locator('[aria-hidden] > img')).toBeAttached();
  await page.evaluate(async () => {
    // One that is out of sight may be left for later by the browser, and then would never be there.
    const inSight = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  });
}

/** A page of its own for reading pictures: the portal's policy is not its own. */
const openReader = (page: Page) => page.context().newPage();

for (const colorScheme of schemes) {
  test.describe(() => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const { who, user, screens } of visits) {
      test(`the ${colorScheme} screens of ${who} look as they did`, async ({ page, signIn }) => {
        test.slow();
        if (user) await signIn(user);
        const reader = await openReader(page);
        for (const size of sizes) {
          await page.setViewportSize(size);
          for (const screen of screens) {
            await openScreen(page, screen);
            await page.waitForLoadState('networkidle');
            await drawPictures(page, screen.path);
            await holdPicture(page, reader, screen.path, colorScheme);
          }
        }
      });
    }

    test(`what is awaited, empty, failed or asked looks as it did, ${colorScheme}`, async ({ page, signIn }) => {
      test.slow();
      const reader = await openReader(page);
      // Not what says which parts there are: without that no section is drawn.
      const api = /\/api\/portfolio\/(cards|activities)/;
      // An answer that has come once is shown at once the next time: what is awaited comes first.
      await page.route(api, () => new Promise(() => {}));
      await signIn('empty@northline.test');
      for (const size of sizes) {
        await page.setViewportSize(size);
        // Anew for each: after ten seconds it says that it takes long.
        await page.goto('/overview');
        await expect(page.locator('article [aria-busy="true"]').first()).toBeVisible();
        await drawPictures(page, '/overview');
        await holdPicture(page, reader, 'loading', colorScheme);
      }
      await page.unroute(api);

      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto('/overview');
        await settle(page, 'empty');
        await page.waitForLoadState('networkidle');
        await drawPictures(page, '/overview');
        await holdPicture(page, reader, 'empty', colorScheme);

        await page.route(api, (route) => route.fulfill({ status: 500, body: '' }));
        await page.goto('/overview');
        await expect(page.getByRole('alert').first()).toBeVisible();
        await settle(page, 'error');
        await drawPictures(page, '/overview');
        await holdPicture(page, reader, 'error', colorScheme);
        await page.unroute(api);

        await page.goto('/account');
        await settle(page, 'dialog');
        await drawPictures(page, '/account');
        await page.getByRole('button', { name: 'Add account' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await holdPicture(page, reader, 'dialog', colorScheme);
      }
    });
  });
}

test('every picture is of a screen or a state that there is', () => {
  const names = [...screens.map(({ path }) => path), ...states].flatMap((what) =>
    schemes.flatMap((scheme) => sizes.map(({ width }) => nameOf(what, scheme, width))),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(readdirSync(folder).sort()).toEqual(names.sort());
});

test.describe('The comparison', () => {
  test.use({ reducedMotion: 'reduce' });

  const faults: [fault: string, style: string][] = [
    ['cards that are missing', 'main article { visibility: hidden; }'],
    ['another accent', ':root { --accent: #c22; }'],
    ['a menu that is gone', 'aside { visibility: hidden; }'],
    ['sections that overlap', 'main section { margin-block-start: -6rem; }'],
    ['text that cannot be seen', 'main * { color: transparent !important; }'],
  ];

  test('accepts letters that are set wider, and finds each of these faults', async ({ page, signIn }) => {
    test.slow();
    await signIn();
    const reader = await openReader(page);
    const overview = screens.find(({ path }) => path === '/overview');
    if (!overview) throw new Error('There is no overview.');
    await openScreen(page, overview);
    await page.waitForLoadState('networkidle');
    await drawPictures(page, overview.path);
    await loadLetters(page);
    const look = async (style: string) => {
      await addStyle(page, letters + style);
      await settle(page, style);
      return readThumbnail(reader, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    };
    const kept = await look('');
    const isFound = ({ tone, colour }: ReturnType<typeof differenceOf>) =>
      tone > mostDifferent.tone || colour > mostDifferent.colour;
    const other = differenceOf(kept, await look('html { letter-spacing: 0.01em; }'));
    expect(isFound(other), `letters that are set wider: ${JSON.stringify(other)}`).toBe(false);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(isFound(differenceOf(kept, await look(''))), 'the other scheme').toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    for (const [fault, style] of faults) {
      const found = differenceOf(kept, await look(style));
      expect.soft(isFound(found), `${fault}: ${JSON.stringify(found)}`).toBe(true);
    }
  });
});
