import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import portal from '../../portal.config.ts';
import { expect } from './portal.ts';
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

export const folder = join(import.meta.dirname, '../pictures/screens');
const isTaking = process.env.TAKE_PICTURES === '1';
export const schemes = ['light', 'dark'] as const;
export const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

const fileNameOf = (what: string) => what.replace(':', '').replace(/\W+/g, '-').replace(/^-/, '');

const howToTake = 'if the change is intended, `npm run pictures` retakes it';

/** The file of a picture. */
export const nameOf = (what: string, scheme: string, width: number) => `${fileNameOf(what)}-${width}-${scheme}.png`;

/** The file of a screen's tree. */
export const treeNameOf = (path: string) => `${fileNameOf(path)}.yml`;

/** Compares the screen with its kept picture, or keeps a new one. */
export async function holdPicture(page: Page, reader: Page, what: string, scheme: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const name = nameOf(what, scheme, width);
  await loadLetters(page);
  const removeStyle = await addStyle(page, letters);
  const now = await readThumbnail(reader, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  await removeStyle();
  const path = join(folder, name);
  if (isTaking) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, await writeThumbnail(reader, now));
    return;
  }
  expect.soft(existsSync(path), `tests/pictures/screens/${name} is kept; ${howToTake}`).toBe(true);
  if (!existsSync(path)) return;
  const { tone, colour } = differenceOf(await readKept(reader, readFileSync(path)), now);
  const about = `of a part of tests/pictures/screens/${name} that differs in`;
  expect.soft(tone, `the share ${about} tone; ${howToTake}`).toBeLessThanOrEqual(mostDifferent.tone);
  expect.soft(colour, `the share ${about} colour; ${howToTake}`).toBeLessThanOrEqual(mostDifferent.colour);
}

/** Compares the page's accessibility tree, each role and name, with the kept one. */
export async function holdTree(page: Page, path: string): Promise<void> {
  await drawPictures(page, path);
  const name = treeNameOf(path);
  const file = join(folder, name);
  // The time of day differs in every run.
  const tree = async () =>
    `${(await page.locator('body').ariaSnapshot()).replaceAll(/\d{1,2}:\d\d [ap]\.m\./g, '9:41 a.m.')}\n`;
  if (isTaking) return writeFileSync(file, await tree());
  expect.soft(existsSync(file), `tests/pictures/screens/${name} is kept; ${howToTake}`).toBe(true);
  if (!existsSync(file)) return;
  await expect
    .soft(async () => expect(await tree(), howToTake).toBe(readFileSync(file, 'utf8')))
    .toPass({ timeout: 20_000 });
}

/** Waits until the brand's pictures, which load once the page is still, have arrived and all pictures are decoded. */
export async function drawPictures(page: Page, path: string) {
  // A brand may have a logo for each colour scheme.
  await expect(page.getByAltText(portal.brand.name, { exact: true }).first()).toBeAttached();
  if (path in portal.routes.public) await expect(page.locator('[aria-hidden] > img')).toBeAttached();
  await page.evaluate(async () => {
    // The browser may never load pictures that are out of view.
    const inSight = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  });
}

/** A separate page for reading pictures, without the portal's policy. */
export const openReader = (page: Page) => page.context().newPage();
