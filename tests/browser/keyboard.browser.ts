import type { Page } from '@playwright/test';
import { expect, settled, test } from './portal.ts';

test.use({ reducedMotion: 'reduce' });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const activity = (page: Page) => page.getByRole('region', { name: 'Portfolio Activity', exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const activityRows = (page: Page) => activity(page).getByRole('table').getByRole('row');

test('the skip link leads past the menu, and not to the position of another screen', async ({ page, signIn }) => {
  await signIn();
  // After loading, the focus is at the start of the page.
  await expect(activityRows(page).nth(1)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await activityRows(page).nth(1).scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await menu(page).getByRole('link', { name: 'My Documents' }).click();
  await expect(heading(page, 'My Documents')).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('5');
  await expect(page.getByRole('region', { name: 'Linked Accounts' })).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await scrolled(page)).toBeLessThan(100);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a new screen focuses its heading and begins at the top, and a step back restores the position', async ({
  page,
  signInByForm,
}) => {
  await signInByForm();
  await expect(heading(page, 'My Portfolio')).toBeFocused();
  await expect(activityRows(page).nth(1)).toBeVisible();
  await activity(page).getByRole('button', { name: 'Next page' }).focus();
  await page.keyboard.press('Enter');
  await expect(activity(page)).toContainText('6–10 of');
  await expect(activity(page).getByRole('button', { name: 'Next page' })).toBeFocused();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(300);

  await menu(page).getByRole('link', { name: 'My Documents' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'My Documents')).toBeFocused();
  await expect(page).toHaveTitle(/^My Documents/);
  expect(await scrolled(page)).toBe(0);

  await page.goBack();
  await expect(heading(page, 'My Portfolio')).toBeFocused();
  await expect(page).toHaveTitle(/^My Portfolio/);
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.goForward();
  await expect(heading(page, 'My Documents')).toBeFocused();

  await menu(page).getByRole('link', { name: 'My Portfolio' }).click();
  await page.getByRole('link', { name: 'Hamilton second mortgage' }).first().click();
  await expect(heading(page, 'Hamilton second mortgage')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});

test('the menu’s link to the current screen scrolls to its top, and a step back restores the position, even after loading again', async ({
  page,
  signIn,
}) => {
  await signIn();
  await expect(activityRows(page).nth(1)).toBeVisible();
  await activity(page).getByRole('button', { name: 'Next page' }).scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await menu(page).getByRole('link', { name: 'My Portfolio' }).click();
  await expect.poll(() => scrolled(page)).toBe(0);

  await activity(page).getByRole('button', { name: 'Next page' }).scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(300);
  await menu(page).getByRole('link', { name: 'My Documents' }).click();
  await expect(heading(page, 'My Documents')).toBeFocused();
  // Another investor, of whom nothing has been loaded.
  await page.getByLabel('Investor', { exact: true }).selectOption('502');
  await expect(page).toHaveTitle(/Julie Tremblay/);
  await page.route('**/api/portfolio/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue().catch(() => undefined);
  });
  await page.goBack();
  await expect(page.locator('[aria-busy="true"]').first()).toBeAttached();
  await settled(page);
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('visitors’ screens focus their headings as well', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('link', { name: 'Forgot password?' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Forgot password')).toBeFocused();
});

test('the choice of the investor keeps the focus; the account menu is opened, used and closed by keyboard', async ({
  page,
  signIn,
}) => {
  await signIn();
  const choice = page.getByLabel('Investor', { exact: true });
  await choice.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveTitle(/Julie Tremblay/);
  await expect(choice).toBeFocused();

  const button = page.getByRole('button', { name: 'My account' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Account' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Match device' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  // The second time, the list of shortcuts has already loaded, and opens before the menu has closed.
  for (const time of ['first', 'second']) {
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list.getByRole('button', { name: 'Close' }), time).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button, time).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'My Account')).toBeFocused();
});

test('a dialog is opened, used and closed by keyboard, keeps the focus, and returns it', async ({ page, signIn }) => {
  await signIn({ at: '/overview/2017#loan-documents' });
  const document = page.getByRole('button', { name: 'Participation agreement NL-2026-017' });
  await document.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.locator('canvas')).toBeVisible();
  await expect(viewer.locator(':focus')).toHaveCount(1);
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('Tab');
  await expect(viewer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(document).toBeFocused();
});

test('the menu on a phone returns the focus, or moves it to the chosen screen or section @phone', async ({
  page,
  signIn,
}) => {
  await signIn();
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const choose = async (name: string) => {
    await button.focus();
    await page.keyboard.press('Enter');
    await menu(page).getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeHidden();
  };
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await choose('Portfolio Activity');
  await expect(activity(page)).toBeFocused();
  await choose('My Account');
  await expect(heading(page, 'My Account')).toBeFocused();
  await choose('My Documents');
  await expect(heading(page, 'My Documents')).toBeFocused();
});

test('a change of language moves the focus to the heading of the same screen', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Français' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Courriel')).toBeFocused();
});

test('a narrow or magnified window has the list of shortcuts in its menu', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await list.getByRole('switch', { name: 'Use single-key shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(list).toHaveCount(0);
});
