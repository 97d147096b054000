import type { Page } from '@playwright/test';
import portal from '../../portal.config.ts';
import { expect, settled, test, whole } from './portal.ts';

const amount = /550[,.\s]?000/;

/** Every place in which a page or its site can keep data. */
async function keptIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    const workers = await navigator.serviceWorker.getRegistrations();
    return {
      page: document.documentElement.outerHTML,
      title: document.title,
      address: location.href,
      history: JSON.stringify(history.state),
      name: window.name,
      local: JSON.stringify(localStorage),
      session: JSON.stringify(sessionStorage),
      cookies: document.cookie,
      databases: JSON.stringify(databases),
      caches: JSON.stringify(caches),
      workers: JSON.stringify(workers.map(({ scope }) => scope)),
    };
  });
}

test('no token, amount or request remains after signing out', async ({ page, context, signInByForm }) => {
  const printed: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await page.clock.install();
  await signInByForm();
  await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('550,000.00');
  const token = (await context.cookies()).find(({ name }) => name === 'session_token')?.value ?? '';
  expect(token.length).toBeGreaterThan(15);
  for (const entry of portal.menu.toReversed()) {
    if (!('to' in entry) || entry.smallScreensOnly) continue;
    const { label: name, to } = entry;
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(to);
    await settled(page);
  }
  // While the session lasts, the amount may be in the storage; the token never may.
  await expect.poll(async () => (await keptIn(page)).local).toMatch(amount);
  for (const [place, content] of Object.entries(await keptIn(page))) {
    if (place !== 'cookies') expect(content.includes(token), `the token is in ${place}`).toBe(false);
  }

  const after: string[] = [];
  // Pending calls are sent before the sign-out.
  await whole(page);
  await page.getByRole('button', { name: 'My account' }).click();
  page.on('request', (request) => after.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`));
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  // Longer than any delay in the portal.
  await page.clock.runFor(2500);
  await settled(page);
  const left = { ...(await keptIn(page)), printed: printed.join(), addresses: addresses.join() };
  for (const [place, content] of Object.entries(left)) {
    expect(content.includes(token), `the token is in ${place}`).toBe(false);
    expect(amount.test(content), `the amount is in ${place}`).toBe(false);
    expect(content.includes('Tremblay'), `the name is in ${place}`).toBe(false);
  }
  expect(left).toMatchObject({ databases: '[]', caches: '[]', workers: '[]', session: '{}' });
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['investorHash', 'selectedInvestor']);
  // The sign-in page requests the host's brand, as for any visitor.
  const asked = after.filter((call) => call.startsWith('/api/') && !call.startsWith('/api/whitelabel/'));
  expect(asked).toEqual([]);
  expect(after.join()).not.toContain(token);

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('550,000.00')).toHaveCount(0);
});
