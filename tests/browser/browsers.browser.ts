import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { chromium, type Page } from '@playwright/test';
import { expect, settled, test, users } from './portal.ts';

// Tests that need a different browser setup.

const signIn = async (page: Page, url: string) => {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(users.investor);
  await page.getByLabel('Password').fill('Northline-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('550,000.00');
};

/** Another site on a free port. */
async function serve(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('the sign-in page says that cookies are needed if cookies and storage are refused', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('Signing in needs cookies');
  await page.getByLabel('Email').fill(users.investor);
  await page.getByLabel('Password').fill('Northline-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Your sign-in could not be kept in this browser.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(errors).toEqual([]);
});

test('the browser’s copies of pages show nothing after a sign-out', async ({ portalUrl }) => {
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await signIn(page, portalUrl);
    // Separate pages in the history, not changes within one.
    for (const path of ['/overview', '/documents', '/contact-us']) await page.goto(`${portalUrl}${path}`);
    await page.getByRole('button', { name: 'My account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    for (const _page of ['/documents', '/overview']) {
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(page.getByText('550,000.00')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    }
  } finally {
    await browser.close();
  }
});

test('a service worker that another site has left on the host is removed', async ({ browser, portalUrl }) => {
  const stale = `self.addEventListener('install', () => self.skipWaiting());
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener('fetch', (event) => {
      if (event.request.url.includes('/api/')) event.respondWith(Response.json({ data: { logo_url: 'stale' } }));
    });`;
  let isOld = true;
  const site = await serve(async (request, response) => {
    const path = request.url ?? '/';
    if (isOld) {
      const isWorker = path === '/mockServiceWorker.js';
      response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
      response.end(isWorker ? stale : '<!doctype html><title>The previous site</title>');
      return;
    }
    try {
      const body = request.method === 'POST' ? Buffer.concat(await request.toArray()) : undefined;
      const answer = await fetch(`${portalUrl}${path}`, {
        method: request.method ?? 'GET',
        headers: { 'content-type': request.headers['content-type'] ?? 'text/plain', connection: 'close' },
        ...(body && { body }),
      });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      // The page may have aborted the call; if not, it notices the broken connection.
      response.destroy();
    }
  });
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    await page.goto(site.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/mockServiceWorker.js');
      await navigator.serviceWorker.ready;
    });
    isOld = false;
    await page.goto(`${site.url}/login`);
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => -1);
    await expect.poll(workers).toBe(0);
    // A separate page, since the worker's removal reloads the first one.
    await signIn(await context.newPage(), site.url);
  } finally {
    await context.close();
    await site.close();
  }
});

test('another site cannot show the portal in a frame', async ({ browser, portalUrl }) => {
  const site = await serve((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Elsewhere</title><iframe src="${portalUrl}/login"></iframe>`);
  });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(site.url);
    await expect(page.locator('iframe')).toBeAttached();
    await settled(page);
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Sign in' })).toHaveCount(0);
    expect(page.frames().map((frame) => frame.url())).not.toContain(`${portalUrl}/login`);
  } finally {
    await context.close();
    await site.close();
  }
});
