import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { expect, test } from './portal.ts';

test.use({ locale: 'fr-CA' });

async function signInInFrench(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Courriel').fill('investor@northline.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('article', { name: 'Capital investi' })).toContainText(/550\s000,00\s\$/);
}

test('who wishes for French gets it, in figures, values and exported tables too', async ({ page }) => {
  await signInInFrench(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('article', { name: 'Capital investi' })).toContainText('Prêt hypothécaire direct');
  const activity = page.getByRole('region', { name: 'Activité du portefeuille', exact: true });
  await activity.getByRole('combobox', { name: 'Type' }).selectOption('Distribution');
  await activity.getByRole('button', { name: 'Exporter' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel' }).click(),
  ]);
  const texts = strFromU8(unzipSync(readFileSync(await download.path()))['xl/sharedStrings.xml'] ?? new Uint8Array());
  for (const text of ['Northline Capital · Activité du portefeuille', 'Montant net', 'Réglé']) {
    expect(texts).toContain(text);
  }
});

test('a language is chosen on the sign-in page, stays chosen, and is changed while signed in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await signInInFrench(page);
  await page.getByRole('button', { name: 'Mon compte' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('$550,000.00');
  await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('Direct mortgage');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
});

test('the sign-in page and the overview are as light in French', async ({ page, context }) => {
  const weigh = (one: Page) => {
    const bodies: Promise<Buffer>[] = [];
    one.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    return async () => (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
  };
  const signIn = weigh(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const ofSignIn = await signIn();
  await signInInFrench(page);
  const fresh = await context.newPage();
  const overview = weigh(fresh);
  await fresh.goto('/overview');
  await expect(fresh.getByRole('article', { name: 'Capital investi' })).toContainText(/550\s000,00/);
  const ofOverview = await overview();
  console.log(ofSignIn, ofOverview);
  expect(ofSignIn).toBeLessThan(120);
  expect(ofOverview).toBeLessThan(165);
});
