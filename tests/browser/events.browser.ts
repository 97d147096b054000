import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import portal from '../../portal.config.ts';
import { pageOf } from '../../scripts/hosts/pages.ts';
import { inlinedIn } from '../../scripts/hosts/withScreen.ts';
import { calledOrigins, securityPolicy } from '../../scripts/vite/headers.ts';
import type { PortalEvent } from '../../src/app/portalEvent.ts';
import { type Sent, startCollector } from './collector.ts';
import { test as base, expect, settled, whole } from './portal.ts';

const test = base.extend<{ collector: Awaited<ReturnType<typeof startCollector>> }>({
  collector: async ({}, use) => {
    const collector = await startCollector();
    await use(collector);
    collector.close();
  },
});

// Chromium requires this permission before a page may send to this machine.
test.use({ permissions: ['local-network-access'] });

/** Serves the pages as for a config with an adapter, with its script and its policy. */
async function install(page: Page, adapter: string, example: string, { origin }: { origin: string }) {
  const eventHook = { script: '/events.js', sendTo: [origin] };
  const script = readFileSync(join(import.meta.dirname, `../../scripts/adapters/${adapter}.js`), 'utf8');
  expect(script).toContain(example);
  const own = new URL(origin);
  const body = script.replace(example, example.replace(/https:\/\/([^/@]+@)?[^/]+/, `http://$1${own.host}`));
  await page.route('**/events.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = pageOf(await response.text(), { ...portal, eventHook });
    const policy = securityPolicy({ origins: calledOrigins('', { eventHook }), ...inlinedIn([body]) });
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers, body });
  });
}

/**
 * Makes the page believe that its tab is in the background. If the test left the page instead, Chromium could no
 * longer check the permission to send to this machine, and sometimes drops messages sent at that moment.
 */
async function hide(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** Opens a loan from the overview, once that has loaded, and turns to another tab. */
async function visit(page: Page, signIn: () => Promise<void>) {
  await signIn();
  await whole(page);
  const loan = page.getByRole('region', { name: 'Current Investment' }).getByRole('row').getByRole('link').first();
  await loan.click();
  await expect(page).toHaveURL(/\/overview\/\d+/);
  await settled(page);
  await hide(page);
}

/** Data that only the investor may see; a loan's number is no part of a longer one, such as a time. */
const personal = /(?<!\d)2017(?!\d)|northline\.test|Tremblay|(?<!\d)550[,.]?000|session_token/;

const allOf = (sent: readonly Sent[]) => sent.map(({ url, body }) => url + body).join('\n');

test('the beacon sends screens and web vitals to its origin, and nothing personal', async ({
  page,
  collector,
  signIn,
}) => {
  await install(page, 'beacon', 'https://events.example.com/portal', collector);
  await visit(page, signIn);
  const events = (): PortalEvent[] => collector.sent.flatMap(({ body }) => JSON.parse(body));
  const vitals = () => events().flatMap((event) => (event.type === 'vital' ? [event.name] : []));
  await expect.poll(vitals).toEqual(expect.arrayContaining(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']));
  const screens = events().flatMap((event) => (event.type === 'navigation' ? [event] : []));
  expect(screens).toMatchObject([
    { route: '/overview', milliseconds: expect.any(Number), host: 'localhost', language: 'en-CA' },
    { route: '/overview/:id', milliseconds: expect.any(Number), version: expect.stringMatching(/^\d+\.\d+\.\d+ 20/) },
  ]);
  expect(collector.sent[0]).toMatchObject({ url: '/portal', type: 'text/plain;charset=UTF-8' });
  expect(allOf(collector.sent)).not.toMatch(personal);
});

/** Sets a hook that stores its events. The returned function reads those of one type. */
async function keepEvents(page: Page) {
  await page.addInitScript(() => {
    const told: PortalEvent[] = [];
    Object.assign(window, { told, onPortalEvent: (event: PortalEvent) => told.push(event) });
  });
  return (type: PortalEvent['type']) =>
    page.evaluate(
      (type) => (Reflect.get(window, 'told') as PortalEvent[]).filter((event) => event.type === type),
      type,
    );
}

test('no observing code is loaded without a hook', async ({ page, signIn }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn();
  await settled(page);
  expect(asked.filter((url) => /events/i.test(url))).toEqual([]);
});

test.describe('events that the browser also logs', () => {
  test.use({ expected: /Content security policy|violates the following|Failed to load resource/i });

  test('a violation of the policy is reported with the origin only', async ({ page }) => {
    const told = await keepEvents(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => told('navigation')).toHaveLength(1);
    await page.evaluate(() => {
      new Image().src = 'https://tracker.test/pixel.png?investor=501';
    });
    await expect
      .poll(() => told('policy-violation'))
      .toMatchObject([{ directive: 'img-src', blocked: 'https://tracker.test' }]);
  });

  test('a missing file of the build is reported by its name', async ({ page, signIn }) => {
    const told = await keepEvents(page);
    await page.route('**/assets/DetailsSection-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await signIn({ at: '/overview/2017#terms' });
    await expect(page.getByText('Part of this page could not be loaded.').first()).toBeVisible();
    const file = expect.stringMatching(/^assets\/DetailsSection-[\w-]+\.js$/);
    await expect.poll(() => told('missing-chunk')).toContainEqual(expect.objectContaining({ isOutdated: false, file }));
  });
});
