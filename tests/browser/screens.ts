import type { Page } from '@playwright/test';
import portal from '../../portal.config.ts';
import { expect, users } from './portal.ts';

/** An existing id for each screen about a single thing. */
const ids: Record<string, string> = { '/overview/:id': '2017', '/opportunities/:id': '31' };

/** The user and the parameters that some public screens require. */
const openers: Record<string, { user?: string; search?: string }> = {
  '/reset-password': { search: '?token=reset-fund%40northline.test' },
  '/change-password': { user: users.first },
};

export interface ScreenOfConfig {
  /** As written in portal.config.ts. */
  path: string;
  address: string;
  /** Undefined for visitors' screens. */
  user: string | undefined;
}

function addressOf(path: string): string {
  const id = ids[path];
  if (path.includes(':id') && id === undefined)
    throw new Error(`tests/browser/screens.ts has no id for ${path}: add something that the sandbox has.`);
  return path.replace(':id', id ?? '') + (openers[path]?.search ?? '');
}

/** Every screen of portal.config.ts, with an address that opens it. */
export const screens: ScreenOfConfig[] = [
  ...Object.keys(portal.routes.public).map((path) => ({ path, user: openers[path]?.user })),
  ...Object.keys(portal.routes.signedIn).map((path) => ({ path, user: users.investor })),
].map((screen) => ({ ...screen, address: addressOf(screen.path) }));

/** Opens a screen and waits until it has loaded. */
export async function openScreen(page: Page, screen: ScreenOfConfig): Promise<void> {
  await page.goto(screen.address);
  await screenIsThere(page, screen);
}

/** Waits until a screen that is being opened has loaded. */
export async function screenIsThere(page: Page, { address, path }: ScreenOfConfig): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === new URL(address, url).pathname);
  await settle(page, path);
}

/** Changes the language of a screen on a desktop, which stays where it is. */
export async function speak(page: Page, { path }: ScreenOfConfig, language: string): Promise<void> {
  if (path in portal.routes.public) await page.getByRole('button', { name: language }).click();
  else {
    await page.getByRole('button', { name: /^(My account|Mon compte)$/ }).click();
    await page.getByRole('menuitem', { name: language }).click();
  }
  const { tag = '' } = portal.languages.find(({ name }) => name === language) ?? {};
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await lookThrough(page, `${path} in ${language}`);
}

/** Waits until the current state of the page has been painted. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Waits until nothing on the page is loading and that state has been painted. */
export async function settle(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toBeAttached();
  await expect(page.locator('[aria-busy="true"]'), what).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await painted(page);
}

/** Scrolls through the whole page, so that content that waits to come into view is rendered. */
export async function lookThrough(page: Page, what: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = Math.floor((page.viewportSize()?.height ?? 800) * 0.8);
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await painted(page);
  }
  await settle(page, what);
}
