import type { Page } from '@playwright/test';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { expect, settled, test, users } from './portal.ts';

const email = users.fund;
const token = `reset-${email}`;
const link = `/reset-password?token=${encodeURIComponent(token)}`;
const next = '  Harbour 2027  ';
const openAgain = /open the link in your email again/;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

async function signInWith(page: Page, user: string, password: string) {
  await page.goto('/login');
  await field(page, 'Email').fill(user);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
}

async function setPassword(page: Page, password: string) {
  await field(page, 'New password').fill(password);
  await field(page, 'Confirm new password').fill(password);
  await button(page, 'Set new password').click();
}

/** Opens a link as it would arrive by mail. */
async function openLink(page: Page) {
  await page.request.post('/api/password/reset/request', { data: { email } });
  await page.goto(link);
  await expect(field(page, 'New password')).toBeVisible();
}

test.describe('a reset link', () => {
  test('leaves no token in the address, the history, the storage, the page or a request', async ({ page }) => {
    const carried: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) carried.push(request.url(), JSON.stringify(request.headers()));
    });
    await openLink(page);
    await settled(page);
    await expect(page).toHaveURL(/\/reset-password$/);
    const kept = await page.evaluate(() => [
      location.href,
      document.referrer,
      JSON.stringify(history.state),
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.cookie,
      document.documentElement.outerHTML,
    ]);
    expect(carried.length).toBeGreaterThan(4);
    for (const place of [...kept, ...carried]) expect(place).not.toContain('reset-fund');
    expect(carried.filter((headers) => /"referer":"[^"]/.test(headers))).toEqual([]);
  });

  test('has to be opened again after a reload, after leaving and after fifteen minutes', async ({ page }) => {
    await openLink(page);
    await page.reload();
    await expect(page.getByText(openAgain)).toBeVisible();

    await openLink(page);
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
    await expect(page.getByText(openAgain)).toBeVisible();
    await expect(field(page, 'New password')).toHaveCount(0);

    const start = Date.parse('2026-07-10T12:00:00Z');
    await page.clock.install({ time: start });
    await openLink(page);
    const opened = await page.evaluate(() => Date.now());
    // The clock keeps running until it is paused, so the link was opened between `start` and `opened`.
    await page.clock.pauseAt(start + 899_000);
    await expect(field(page, 'New password')).toBeVisible();
    await page.clock.fastForward(opened - start + 2_000);
    await expect(page.getByText(openAgain)).toBeVisible();
  });
});

test('only the new password has to be typed after a first sign-in', async ({ page }) => {
  await signInWith(page, users.first, PASSWORD);
  await setPassword(page, next);
  await expect(page.getByText('Sign in with your new password.')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(users.first);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, history.state]))).not.toContain('first@');
  await field(page, 'Password').fill(next);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/overview$/);
});

test.describe('leaving a form that is partly filled in', () => {
  test('asks first for a link and for the back button', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Change password' }).click();
    await field(page, 'Email').fill(email);

    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await button(page, 'Stay on this page').click();
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to sign-in' })).toBeFocused();

    await page.goBack();
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(/\/change-password$/);
    await page.keyboard.press('Escape');
    await expect(field(page, 'Email')).toHaveValue(email);

    await page.goBack();
    await button(page, 'Leave').click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(button(page, 'Sign in')).toBeVisible();
    await page.goForward();
    await expect(field(page, 'Email')).toHaveValue('');
  });

  test('makes the browser ask on a reload, unless the form is empty again', async ({ page }) => {
    await page.goto('/change-password');
    await field(page, 'Email').fill(email);
    const asked = page.waitForEvent('dialog');
    // `page.reload()` does not ask if the browser has not yet heard from the page that it wants to.
    await page.evaluate(() => void setTimeout(() => window.location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    const reloaded = page.waitForEvent('load');
    await dialog.accept();
    await reloaded;
    await field(page, 'Email').fill('x');
    await field(page, 'Email').fill('');
    await page.reload();
    await expect(field(page, 'Email')).toBeVisible();
  });
});
