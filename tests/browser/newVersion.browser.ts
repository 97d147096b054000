import type { Page, Route } from '@playwright/test';
import { expect, test } from './portal.ts';

// The browser itself says so of a file that is not there, or is no script.
test.use({ expected: /Failed to load (resource|module script)|Unable to preload CSS/ });

const part = '**/assets/DetailsSection-*';
const notFound = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
const newVersion = (page: Page) => page.getByRole('heading', { name: 'A new version is available' });

/** How often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** Goes from the overview to a loan, whose screen has a part of its own. */
async function openLoan(page: Page) {
  await page
    .getByRole('region', { name: 'Direct Mortgage Activity' })
    .getByRole('row')
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/overview\/.+/);
}

for (const [what, url, answer] of [
  ['a file that is gone', `${part}.js`, notFound],
  [
    'a page in the place of a file',
    `${part}.js`,
    (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
  ],
  ['a style sheet that is gone', `${part}.css`, notFound],
] as const) {
  test(`${what} loads the page anew once, and then it says that there is a new version`, async ({ page, signIn }) => {
    test.slow();
    await signIn();
    await expect(
      page.getByRole('region', { name: 'Direct Mortgage Activity' }).getByRole('link').first(),
    ).toBeVisible();
    await page.route(url, answer);
    const loads = countLoads(page);
    await openLoan(page);
    await expect(newVersion(page)).toBeVisible();
    expect(loads()).toBe(1);
    await page.waitForTimeout(1500);
    expect(loads()).toBe(1);

    await page.unroute(url);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('region', { name: 'Terms' })).toBeVisible();
    await expect(newVersion(page)).toHaveCount(0);
  });
}

test('a file that fails once is asked for again, without a word', async ({ page, signIn }) => {
  await signIn();
  await expect(page.getByRole('region', { name: 'Direct Mortgage Activity' }).getByRole('link').first()).toBeVisible();
  await page.route(`${part}.js`, notFound, { times: 1 });
  const loads = countLoads(page);
  await openLoan(page);
  await expect(page.getByRole('region', { name: 'Terms' })).toBeVisible();
  expect(loads()).toBe(0);
});

test('without a connection the page is not given up for the browser’s own error', async ({ page, signIn }) => {
  await signIn();
  await expect(page.getByRole('region', { name: 'Direct Mortgage Activity' }).getByRole('link').first()).toBeVisible();
  const loads = countLoads(page);
  await page.route(`${part}.js`, (route) => route.abort());
  await page.route('**/overview/**', (route) => route.abort());
  await openLoan(page);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(loads()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('region', { name: 'Terms' })).toBeVisible();
});
