import type { Page, Route } from '@playwright/test';
import { expect, loaded, settled, test } from './portal.ts';

// The browser itself logs files that are missing or not scripts.
test.use({
  expected: /Failed to load (resource|module script)|Unable to preload CSS|ERR_(INTERNET_DISCONNECTED|FAILED)/,
});

const part = '**/assets/LoanPanel-*';
const notFound = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
const newVersion = (page: Page) => page.getByText('A new version is available');
const noPart = (page: Page) => page.getByText('Part of this page could not be loaded.');

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** Makes index.html name different files from now on. */
async function deploy(page: Page) {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (new URL(request.url()).pathname !== '/' || request.isNavigationRequest()) return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/assets\/start-[\w-]+/g, 'assets/start-another');
    await route.fulfill({ response: answer, body });
  });
}

async function openOverview(page: Page, signIn: () => Promise<void>) {
  await signIn();
  await expect(
    page.getByRole('region', { name: 'Current Investment' }).getByRole('row').getByRole('link').first(),
  ).toBeVisible();
}

/** Goes from the overview to a loan, whose screen has separate code. */
async function openLoan(page: Page) {
  await page.getByRole('region', { name: 'Current Investment' }).getByRole('row').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/overview\/.+/);
}

test('after a deployment, a missing file reloads the page once and then shows a message', async ({ page, signIn }) => {
  test.slow();
  await openOverview(page, signIn);
  await deploy(page);
  await page.route(`${part}.js`, notFound);
  const loads = countLoads(page);
  await openLoan(page);
  await expect.poll(loads).toBe(1);
  await expect(newVersion(page).first()).toBeVisible();
  await settled(page);
  expect(loads()).toBe(1);

  await page.unroute(`${part}.js`);
  await page.getByRole('button', { name: 'Reload the page' }).first().click();
  await expect(page.getByRole('region', { name: 'The loan' })).toBeVisible();
  await expect(newVersion(page)).toHaveCount(0);
});

for (const [what, url, answer] of [
  ['a missing file', `${part}.js`, notFound],
  [
    'a page instead of a file',
    `${part}.js`,
    (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
  ],
  ['a missing style sheet', `${part}.css`, notFound],
] as const) {
  test(`without a new version, ${what} is reported in its place and offers another try`, async ({ page, signIn }) => {
    await openOverview(page, signIn);
    await page.route(url, answer);
    const loads = countLoads(page);
    await openLoan(page);
    await expect(noPart(page).first()).toBeVisible();
    await expect(newVersion(page)).toHaveCount(0);
    await page.unroute(url);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    const terms = page.getByRole('region', { name: 'The loan' });
    await expect(terms.getByRole('definition').first()).toBeVisible();
    await expect(noPart(page)).toHaveCount(0);
    expect(await terms.evaluate((region) => region.querySelector('dl') && getComputedStyle(region).display)).toBe(
      'grid',
    );
    expect(loads()).toBe(0);
  });
}

test('a file that fails once is requested again silently', async ({ page, signIn }) => {
  await openOverview(page, signIn);
  await page.route(`${part}.js`, notFound, { times: 1 });
  const loads = countLoads(page);
  await openLoan(page);
  await expect(page.getByRole('region', { name: 'The loan' })).toBeVisible();
  expect(loads()).toBe(0);
});

test('a screen whose code is missing keeps the frame with one main, and loads when the network is back', async ({
  page,
  context,
  signIn,
}) => {
  await page.route('**/assets/further-*', (route) => route.abort());
  await signIn({ at: '/documents' });
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.unrouteAll();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'My Documents' })).toBeVisible();
});

test('after a deployment, leaving a message that is being written asks first', async ({ page, signIn }) => {
  await signIn({ at: '/contact-us' });
  await expect(page.getByLabel('Message')).toBeVisible();
  // Files that have not loaded by now are missing, including the question if it did not come with the form.
  await loaded(page);
  await page.route('**/assets/**', notFound);
  await deploy(page);
  const loads = countLoads(page);
  await page.getByLabel('Message').fill('Count me in.');
  await page.getByRole('link', { name: 'My Documents' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Count me in.');
  expect(loads()).toBe(0);
  // The portal may still be checking for a new build.
  await page.unrouteAll({ behavior: 'wait' });
});

test('the browser asks in its own words if the portal’s question is missing', async ({ page, signIn }) => {
  await page.route('**/assets/LeaveDialog-*', notFound);
  await signIn({ at: '/contact-us' });
  await page.getByLabel('Message').fill('Count me in.');
  const answers = ['dismiss', 'accept'] as const;
  for (const answer of answers) {
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog[answer]();
      return `${dialog.type()} ${dialog.message()}`;
    });
    await page.getByRole('link', { name: 'My Documents' }).click();
    expect(await asked).toContain('confirm Leave without saving?');
    if (answer === 'dismiss') await expect(page.getByLabel('Message')).toHaveValue('Count me in.');
  }
  await expect(page.getByRole('region', { name: 'My Documents' })).toBeVisible();
});

test('a menu that cannot be loaded does not affect the page or its input, and opens once the network is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn({ at: '/contact-us' });
  await page.getByLabel('Message').fill('Count me in.');
  await loaded(page);
  const loads = countLoads(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'My account' }).click();
  await expect(noPart(page)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Count me in.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'My account' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Count me in.');
  expect(loads()).toBe(0);
});
