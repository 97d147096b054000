import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { jumped } from './layoutShift.ts';
import { expect, settled, test, users } from './portal.ts';

/** The address of a host of the config in the preview. */
const at = (baseURL: string | undefined, host: string) => String(baseURL).replace('localhost', `${host}.localhost`);

/** Holds back the scripts of the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/assets/start-*.js', async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

/** Opens a page whose scripts have not started; it shows a form without the style sheet of the build. */
async function openUnstarted(page: Page, address = '/login'): Promise<() => void> {
  const letGo = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  return letGo;
}

/** Marks an element to distinguish it from a replacement. */
const mark = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Object.assign(element, { isMarked: true }));
const isMarked = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Reflect.get(element, 'isMarked') === true);

/** Waits until the portal has taken over the page. */
const started = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );

test.beforeEach(({ page }) =>
  // React reports an error if it has to render again, which must fail the test.
  page.addInitScript(() => {
    globalThis.onPortalEvent = (event) => {
      if (event.type === 'error') console.error(`Reported: ${event.name} ${event.message}`);
    };
  }),
);

for (const [host, locale, title, name, accent] of [
  ['portal.northline', 'en-CA', 'Sign in · Northline Capital Investor Portal', 'Sign in', 'rgb(29, 91, 214)'],
  ['invest.maplebridge', 'en-CA', 'Sign in · Maplebridge Lending Client Portal', 'Sign in', 'rgb(179, 38, 30)'],
  ['invest.maplebridge', 'fr-CA', /^Se connecter · Maplebridge Lending/, 'Se connecter', 'rgb(179, 38, 30)'],
  ['portail.boreal', 'en-CA', 'Se connecter · Fonds Boréal Espace investisseurs', 'Se connecter', undefined],
] as const) {
  test.describe(`Without scripts, ${host} in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, locale, colorScheme: 'light' });

    test('shows its sign-in form in its language and colour', async ({ page, baseURL }) => {
      await page.goto(`${at(baseURL, host)}/login`);
      await expect(page).toHaveTitle(title);
      const button = page.getByRole('button', { name });
      await expect(button).toBeVisible();
      if (accent) await expect(button).toHaveCSS('background-color', accent);
      await expect(page.locator('input[type="password"]')).toHaveCSS('border-top-style', 'solid');
    });
  });
}

for (const path of ['/', '/login', '/login/', '/forgot-password']) {
  test(`the scripts take over ${path} without rendering it again or moving anything`, async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const letGo = await openUnstarted(page, path);
    await expect(page.getByLabel('Email')).toBeVisible();
    await mark(page, 'form');
    letGo();
    await started(page);
    expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(8);
    await settled(page);
    await expect(page).toHaveURL(path === '/' ? /\/login$/ : new RegExp(`${path.replace(/\/$/, '')}$`));
    expect(await isMarked(page, 'form')).toBe(true);
    expect(addresses.filter((address) => address.endsWith('.css'))).toEqual([]);
    const { sum, what } = await jumped(page);
    expect(sum, what.join('\n')).toBeLessThanOrEqual(0.01);
  });
}

test('a page that arrives in pieces is not painted before its screen is whole', async ({ page, baseURL }) => {
  const html = await (await fetch(`${baseURL}/login`, { headers: { accept: 'text/html' } })).text();
  const half = html.indexOf('type="password"');
  const host = createServer(async (request, response) => {
    const isPage = request.url === '/login';
    response.writeHead(200, { 'content-type': isPage ? 'text/html' : 'text/javascript' });
    if (!isPage) return response.end();
    response.write(html.slice(0, half));
    await setTimeout(500);
    response.end(html.slice(half));
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/login`);
  await expect(page.getByLabel('Password')).toBeVisible();
  const { sum, what } = await jumped(page);
  host.close();
  expect(sum, what.join('\n')).toBe(0);
});

test.describe('In French', () => {
  test.use({ locale: 'fr-CA' });

  test('the scripts take over the page of a host unchanged', async ({ page, baseURL }) => {
    const letGo = await openUnstarted(page, `${at(baseURL, 'invest.maplebridge')}/login`);
    await expect(page.getByLabel('Courriel')).toBeVisible();
    await mark(page, 'form');
    letGo();
    await started(page);
    expect(await isMarked(page, 'form')).toBe(true);
    await expect(page.getByLabel('Courriel')).toBeVisible();
  });
});

test('text typed before the scripts have started is kept and sent', async ({ page }) => {
  const letGo = await openUnstarted(page);
  await page.getByLabel('Email').pressSequentially('investor@north');
  letGo();
  await page.getByLabel('Email').pressSequentially('line.test', { delay: 20 });
  await started(page);
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(users.investor);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/overview$/);
});

test('the inlined style sheet is also cached for the first reload after the sign-in', async ({ page }) => {
  await page.goto('/login');
  await started(page);
  await page.getByLabel('Email').fill(users.investor);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/overview/);
  await settled(page);
  await page.reload();
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /start-.*css$/.test(name))
      .map(({ transferSize }) => transferSize),
  );
  expect(loaded).toEqual([0]);
});

test('a form submitted before the scripts have started is sent once they have', async ({ page }) => {
  const letGo = await openUnstarted(page);
  await page.getByLabel('Email').fill(users.investor);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  letGo();
  await expect(page).toHaveURL(/\/overview$/);
});

for (const [pressed, then] of [
  ['Show password', 'Hide password'],
  ['Français', 'Se connecter'],
] as const) {
  test(`${pressed}, pressed before the scripts have started, acts once they have`, async ({ page, baseURL }) => {
    const letGo = await openUnstarted(page, `${at(baseURL, 'invest.maplebridge')}/login`);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(PASSWORD);
    await page.getByRole('button', { name: pressed }).click();
    letGo();
    await expect(page.getByRole('button', { name: then })).toBeVisible();
    if (pressed === 'Show password') {
      await expect(password).toHaveValue(PASSWORD);
      // Once, and from now on at once.
      await page.getByRole('button', { name: then }).click();
      await expect(password).toHaveAttribute('type', 'password');
    }
  });
}

test('a form sends nothing without its scripts, so that no password gets into an address', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/login');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Password').press('Enter');
  await settled(page);
  expect(page.url()).toMatch(/\/login$/);
  expect(addresses.filter((address) => address.includes('?'))).toEqual([]);
  await page.close();
});

test('a chosen language and colour scheme are shown from the first paint', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.setItem('language', 'fr-CA');
    localStorage.setItem('theme', 'dark');
  });
  const letGo = await openUnstarted(page);
  await expect(page.getByRole('form').or(page.locator('form'))).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('Email')).toBeHidden();
  letGo();
  await expect(page.getByLabel('Courriel')).toBeVisible();
});

test('a signed-in user does not see the form on the way to the first screen', async ({ page, signIn }) => {
  await signIn();
  const letGo = await openUnstarted(page);
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('form')).toHaveCount(0);
  letGo();
  await expect(page).toHaveURL(/\/overview$/);
});

test.describe('Under the policy of another build', () => {
  // The browser itself logs what it has refused.
  test.use({ expected: /content security policy/i });

  test('the page has its styles as soon as its scripts have started', async ({ page }) => {
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      const headers = { ...response.headers(), 'content-security-policy': policy.replaceAll(/'sha256-[^']+'/g, '') };
      await route.fulfill({ response, headers });
    });
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCSS('background-color', 'rgb(29, 91, 214)');
  });
});
