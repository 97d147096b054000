import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { openUntilNumbers } from '../../scripts/bench/visitor.ts';
import { expect, settled, test } from './portal.ts';

// React, its router and the query cache make up 97 kB of each.
const most = { signIn: 118, overview: 165 };

/** Collects the scripts that a page loads. The returned function weighs them in kB after gzip. */
function weighScripts(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  return async () => (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
}

test(`the sign-in page loads less than ${most.signIn} kB of scripts`, async ({ page }) => {
  const weight = weighScripts(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await settled(page);
  expect(await weight()).toBeLessThan(most.signIn);
});

test(`the overview loads less than ${most.overview} kB of scripts before its numbers show`, async ({
  context,
  signIn,
}) => {
  await signIn();
  const fresh = await context.newPage();
  // Requests after that moment, such as the library for tables, do not delay the numbers.
  await fresh.addInitScript(() => {
    // Code waiting for the figures (src/screen/afterCards.ts) gives up after three seconds, too soon on a slow machine.
    const later = window.setTimeout;
    const patient = (handler: TimerHandler, timeout?: number, ...rest: unknown[]) =>
      later(handler, timeout === 3000 ? 60_000 : timeout, ...rest);
    window.setTimeout = patient as typeof window.setTimeout;
  });
  const scripts: Response[] = [];
  fresh.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await openUntilNumbers(fresh, () => fresh.goto('/overview'));
  await expect(fresh.getByRole('article', { name: 'Currently invested' })).toContainText('550,000.00');
  await expect(fresh.getByRole('table', { name: 'Portfolio Activity' })).toBeVisible();
  const before = await fresh.evaluate(() => {
    const [shown] = performance.getEntriesByName('numbers');
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= (shown?.startTime ?? 0));
    return asked.map(({ name }) => name);
  });
  // Reads only these bodies, since scripts loaded ahead may not have arrived when the test ends.
  const bodies = await Promise.all(scripts.filter((script) => before.includes(script.url())).map((one) => one.body()));
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
  // React alone weighs more, so the list cannot be empty.
  expect(weight).toBeGreaterThan(100);
  expect(weight).toBeLessThan(most.overview);
});

test('the token is in its cookie and nowhere else', async ({ page, context, signIn }) => {
  const printed: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  page.on('request', (request) => addresses.push(request.url()));
  await signIn();
  await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('550,000.00');
  await page.getByRole('region', { name: 'Portfolio Activity' }).getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('region', { name: 'Portfolio Activity' }).getByText('6–10 of')).toBeVisible();
  const token = (await context.cookies()).find(({ name }) => name === 'session_token')?.value ?? '';
  expect(token.length).toBeGreaterThan(15);
  const kept = await page.evaluate(() => ({
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    page: document.documentElement.outerHTML,
    history: JSON.stringify(history.state),
    name: window.name,
  }));
  for (const [place, content] of Object.entries({ ...kept, printed: printed.join(), addresses: addresses.join() })) {
    expect(content.includes(token), `the token is in ${place}`).toBe(false);
    expect(content.includes('Northline-2026'), `the password is in ${place}`).toBe(false);
  }
});
