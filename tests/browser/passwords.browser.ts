import type { Page } from '@playwright/test';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { expect, test } from './portal.ts';

const email = 'fund@northline.test';
const token = `reset-${email}`;
const link = `/reset-password?token=${encodeURIComponent(token)}`;
const next = '  Harbour 2027  ';
const changed = 'Your password has been changed. Please sign in.';
const openAgain = /open the link in your email again/;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Collects the bodies that a page sends to a path from now on. */
function sentTo(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api${path}`)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

async function signInWith(page: Page, user: string, password: string) {
  await page.goto('/login');
  await field(page, 'Email').fill(user);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
}

async function setPassword(page: Page, password: string, again = password) {
  await field(page, 'New password').fill(password);
  await field(page, 'Confirm new password').fill(again);
  await button(page, 'Set new password').click();
}

/** Opens a link as it would arrive by mail. */
async function openLink(page: Page) {
  await page.request.post('/api/password/reset/request', { data: { email } });
  await page.goto(link);
  await expect(field(page, 'New password')).toBeVisible();
}

test.describe('requesting a reset link', () => {
  test('shows the same notice for an address with and without an account', async ({ page }) => {
    const sent = sentTo(page, '/password/reset/request');
    for (const address of [email, 'nobody@northline.test']) {
      await page.goto('/forgot-password');
      await field(page, 'Email').fill(address);
      await button(page, 'Send reset link').click();
      const notice = page.getByRole('status').filter({ hasText: 'is on its way' });
      await expect(notice).toHaveText(
        'If an account exists for that address, a link to reset the password is on its way.',
      );
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    expect(sent).toEqual([{ email }, { email: 'nobody@northline.test' }]);
  });

  test('shows a refusal as a neutral notice, too, and keeps the input', async ({ page }) => {
    await page.route('**/api/password/reset/request', (route) =>
      route.fulfill({ status: 404, json: { status: 'error', message: 'Please wait a minute before you ask again.' } }),
    );
    await page.goto('/forgot-password');
    await field(page, 'Email').fill(email);
    await button(page, 'Send reset link').click();
    await expect(page.getByRole('status').filter({ hasText: 'Please wait a minute' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(field(page, 'Email')).toHaveValue(email);
  });

  test('marks an invalid address at its field and sends nothing', async ({ page }) => {
    const sent = sentTo(page, '/password/reset/request');
    await page.goto('/forgot-password');
    await field(page, 'Email').fill('nobody');
    await button(page, 'Send reset link').click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/such as name@example\.com/);
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'username');
    expect(sent).toEqual([]);
  });
});

test.describe('a reset link', () => {
  test('sets the password once, exactly as entered', async ({ page }) => {
    const sent = sentTo(page, '/password/reset');
    await openLink(page);
    await setPassword(page, next);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('status').filter({ hasText: changed })).toBeVisible();
    expect(sent).toEqual([{ token, password: next, password_confirm: next }]);
    await signInWith(page, email, next);
    await expect(page).toHaveURL(/\/overview$/);
  });

  test('marks a short password or a different confirmation at its field, and sends nothing', async ({ page }) => {
    const sent = sentTo(page, '/password/reset');
    await openLink(page);
    await button(page, 'Set new password').click();
    await expect(field(page, 'New password')).toHaveAccessibleDescription(/^New password is required\./);
    await setPassword(page, 'seven77');
    await expect(field(page, 'New password')).toHaveAccessibleDescription(/^Please enter at least 8 characters\./);
    await setPassword(page, next, next.trim());
    const confirmation = field(page, 'Confirm new password');
    await expect(confirmation).toHaveAccessibleDescription('This is not the same as “New password”.');
    await expect(confirmation).toBeFocused();
    // Correcting the other field also removes the mark.
    await field(page, 'New password').fill(next.trim());
    await expect(confirmation).toHaveAttribute('aria-invalid', 'false');
    await expect(field(page, 'New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(sent).toEqual([]);
  });

  test('is refused if it has been used, and keeps the input', async ({ page }) => {
    await openLink(page);
    await page.request.post('/api/password/reset', {
      data: { token, password: 'Elsewhere-2027', password_confirm: 'Elsewhere-2027' },
    });
    await setPassword(page, next);
    await expect(page.getByRole('alert').filter({ hasText: 'has been used or is no longer valid' })).toBeVisible();
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(field(page, 'New password')).toHaveValue(next);
    await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible();
  });

  test('leaves no token in the address, the history, the storage, the page or a request', async ({ page }) => {
    const carried: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) carried.push(request.url(), JSON.stringify(request.headers()));
    });
    await openLink(page);
    await page.waitForLoadState('networkidle');
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

  test('has to be opened again if it has no token or an impossible one', async ({ page }) => {
    for (const address of ['/reset-password', '/reset-password?token=', `/reset-password?token=${'x'.repeat(513)}`]) {
      await page.goto(address);
      await expect(page.getByText(openAgain)).toBeVisible();
      await expect(page).toHaveURL(/\/reset-password$/);
    }
  });

  test('ends the session of a user who is signed in once the password is set', async ({ page, signIn }) => {
    await signIn({ as: email });
    await openLink(page);
    await setPassword(page, next);
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/overview');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('changing the password', () => {
  async function change(page: Page, current: string) {
    await page.goto('/change-password');
    await field(page, 'Email').fill(email);
    await field(page, 'Current password').fill(current);
    await field(page, 'New password').fill(next);
    await field(page, 'Confirm new password').fill(next);
    await button(page, 'Change password').dblclick();
  }

  test('signs in and opens the overview', async ({ page }) => {
    const sent = sentTo(page, '/profile/password/update');
    await change(page, PASSWORD);
    // Checked first, since the message stays for only five seconds.
    await expect(page.getByRole('status').filter({ hasText: 'You have logged in successfully!' })).toBeVisible();
    await expect(page).toHaveURL(/\/overview$/);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    expect(sent).toEqual([{ email, current_password: PASSWORD, password: next, password_confirm: next }]);
  });

  test('is refused with a wrong current password, and keeps the input', async ({ page }) => {
    await change(page, 'not this one');
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password.' })).toBeVisible();
    await expect(page).toHaveURL(/\/change-password$/);
    await expect(field(page, 'Email')).toHaveValue(email);
    await expect(field(page, 'New password')).toHaveValue(next);
  });

  test('marks every missing value', async ({ page }) => {
    const sent = sentTo(page, '/profile/password/update');
    await page.goto('/change-password');
    await button(page, 'Change password').click();
    await expect(field(page, 'Email')).toBeFocused();
    for (const name of ['Email', 'Current password', 'New password', 'Confirm new password']) {
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`^${name} is required\\.`));
    }
    await expect(field(page, 'Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(sent).toEqual([]);
  });

  test('signs nobody in if the answer has no session', async ({ page, context }) => {
    await page.route('**/api/profile/password/update', (route) =>
      route.fulfill({ json: { status: 'success', message: 'Changed.', data: {} } }),
    );
    await change(page, PASSWORD);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('status').filter({ hasText: 'Please sign in.' })).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session_token');
  });
});

test('a new password has to be set after a first sign-in before anything else', async ({ page, context }) => {
  const first = 'first@northline.test';
  await signInWith(page, first, PASSWORD);
  await expect(page).toHaveURL(/\/reset-password$/);
  for (const path of ['/overview', '/documents', '/account']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/reset-password$/);
  }
  // Also in another tab.
  const other = await context.newPage();
  await other.goto('/overview');
  await expect(other).toHaveURL(/\/reset-password$/);
  await other.close();

  await setPassword(page, next);
  // Checked first, since the message stays for only five seconds.
  await expect(page.getByRole('status').filter({ hasText: changed })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session_token');
  expect(await page.evaluate(() => localStorage.getItem('first_login'))).toBeNull();
  await expect(page.getByText('Sign in with your new password.')).toBeVisible();

  await signInWith(page, first, PASSWORD);
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password.' })).toBeVisible();
  await signInWith(page, first, next);
  await expect(page).toHaveURL(/\/overview$/);
});

test('only the new password has to be typed after a first sign-in', async ({ page }) => {
  await signInWith(page, 'first@northline.test', PASSWORD);
  await setPassword(page, next);
  await expect(page.getByText('Sign in with your new password.')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('first@northline.test');
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

  test('opens the link once it is confirmed', async ({ page }) => {
    await page.goto('/change-password');
    await field(page, 'Email').fill(email);
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await button(page, 'Leave').click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(question(page)).toHaveCount(0);
  });

  test('makes the browser ask on a reload, unless the form is empty again', async ({ page }) => {
    await page.goto('/change-password');
    await field(page, 'Email').fill(email);
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
    await field(page, 'Email').fill('x');
    await field(page, 'Email').fill('');
    await page.reload();
    await expect(field(page, 'Email')).toBeVisible();
  });
});
