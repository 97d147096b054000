import type { Page } from '@playwright/test';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { visitors as english } from '../../src/values/text/en/visitors.ts';
import { expect, settled, test, users } from './portal.ts';

test.use({ locale: 'fr-CA' });

async function signInInFrench(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Courriel').fill(users.investor);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('article', { name: 'Capital investi' })).toContainText(/550\s000,00\s\$/);
}

/** Opens the sign-in page. It is drawn before its scripts listen to a click; once they do, they request the brand. */
async function openSignIn(page: Page) {
  await page.goto('/login');
  await settled(page);
}

test.describe('a language that cannot be loaded', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('is not applied on the sign-in page, which says so', async ({ page, context }) => {
    await openSignIn(page);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Email').fill(users.fund);
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.getByRole('alert').filter({ hasText: english.languages.notChanged })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(users.fund);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  });

  test('is not applied on a screen, even if the texts for visitors have already loaded', async ({ page, context }) => {
    await openSignIn(page);
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByLabel('Email').fill(users.investor);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const card = page.getByRole('article', { name: 'Currently invested' });
    await expect(card).toContainText('$550,000.00');
    await page.getByRole('button', { name: 'My account' }).click();
    // The menu itself is loaded when it is opened.
    const french = page.getByRole('menuitem', { name: 'Français' });
    await expect(french).toBeVisible();
    await context.setOffline(true);
    await french.click();
    await expect(page.getByRole('alert').filter({ hasText: english.languages.notChanged })).toBeVisible();
    await expect(card).toContainText('$550,000.00');
    await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menuitem', { name: 'Français' }).click();
    await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible();
  });
});

test('a language can be chosen on the sign-in page, is remembered, and can be changed while signed in', async ({
  page,
}) => {
  await openSignIn(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await signInInFrench(page);
  await page.getByRole('button', { name: 'Mon compte' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('$550,000.00');
  await page.getByRole('article', { name: 'Interest earned' }).getByRole('button', { name: 'Breakdown' }).click();
  await expect(page.getByRole('region', { name: 'Breakdown of Interest earned' })).toContainText('Direct mortgage');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
});
