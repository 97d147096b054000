import type { Page } from '@playwright/test';
import portal from '../../portal.config.ts';
import { expect } from './portal.ts';

/** An existing id for each screen about a single thing. */
const ids: Record<string, string> = { '/overview/:id': '2017', '/opportunities/:id': '31' };

/** Who may see a public screen that not everybody may, and what its link has to carry. */
const openers: Record<string, { user?: string; search?: string }> = {
  '/reset-password': { search: '?token=reset-fund%40northline.test' },
  '/change-password': { user: 'first@northline.test' },
};

export interface ScreenOfConfig {
  /** As portal.config.ts writes it. */
  path: string;
  address: string;
  /** Screens without one are for visitors. */
  user: string | undefined;
}

function addressOf(path: string): string {
  const id = ids[path];
  if (path.includes(':id') && id === undefined)
    throw new Error(`tests/browser/screens.ts has no id for ${path}: add something that the sandbox has.`);
  return path.replace(':id', id ?? '') + (openers[path]?.search ?? '');
}

/** Every screen of portal.config.ts, with an address that shows it. */
export const screens: ScreenOfConfig[] = [
  ...Object.keys(portal.routes.public).map((path) => ({ path, user: openers[path]?.user })),
  ...Object.keys(portal.routes.signedIn).map((path) => ({ path, user: 'investor@northline.test' })),
].map((screen) => ({ ...screen, address: addressOf(screen.path) }));

/** Opens a screen and waits until nothing on it is awaited any more. */
export async function openScreen(page: Page, screen: ScreenOfConfig): Promise<void> {
  await page.goto(screen.address);
  await screenIsThere(page, screen);
}

/** Waits until nothing on a screen that is being opened is awaited any more. */
export async function screenIsThere(page: Page, { address, path }: ScreenOfConfig): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === new URL(address, url).pathname);
  await settle(page, path);
}

/** Waits until the page has been painted as it is now. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Nothing on the page is loading, and that state has been painted. */
export async function settle(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toBeAttached();
  await expect(page.locator('[aria-busy="true"]'), what).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await painted(page);
}

/** Scrolls through the whole page, so that what is drawn when it comes into view is drawn. */
export async function lookThrough(page: Page, what: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = Math.floor((page.viewportSize()?.height ?? 800) * 0.8);
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await painted(page);
  }
  await settle(page, what);
}
