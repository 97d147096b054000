import type { BrowserContext, Page } from '@playwright/test';
import { text } from '../../src/values/text/text.ts';
import { users } from '../users.ts';
import { expect, sibling, test } from './farPortal.ts';

const figure = (page: Page) => page.getByRole('article', { name: 'Currently invested' });

/** Opens a page of another website under the same domain that sets a session token for the portal's host, too. */
async function plant(context: BrowserContext, token: string) {
  const page = await context.newPage();
  await page.route(`http://${sibling}/`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere' }));
  await page.goto(`http://${sibling}/`);
  await page.evaluate((value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as such a page would do
    document.cookie = `session_token=${value}; Domain=lender.localhost; Path=/; Max-Age=86400`;
  }, token);
  await page.close();
}

const tokens = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === 'session_token').map(({ value }) => value);

/** The token of another user's valid session. */
async function foreignToken(page: Page): Promise<string> {
  return page.evaluate(async (email) => {
    const response = await fetch(`https://${location.hostname}:8443/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'Northline-2026' }),
    });
    return (await response.json()).data.session_token;
  }, users.fund);
}

test.describe('E13: a website under the same domain that plants a session token', () => {
  test('signs nobody in; the visitor is told why and can sign in', async ({ page, context, api, signInByForm }) => {
    await page.goto('/login');
    await plant(context, await foreignToken(page));
    const before = api.received.length;
    await page.goto('/overview');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(text.session.foreign)).toBeVisible();
    expect(api.received.slice(before).map(({ url }) => url)).not.toContain('/api/investors');
    // The portal has removed the cookies that it can.
    expect(await tokens(context)).toEqual([]);

    await plant(context, 'worthless');
    await signInByForm();
    await expect(figure(page)).toContainText('550,000.00');
  });

  test('does not displace the existing session in any tab', async ({ page, context, signIn }) => {
    await signIn();
    await expect(figure(page)).toContainText('550,000.00');
    const foreign = await foreignToken(page);
    await plant(context, foreign);
    const sent: string[] = [];
    context.on('request', (request) => sent.push(request.postData() ?? ''));
    await page.getByRole('region', { name: 'Portfolio Activity' }).getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('6–10 of')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/overview');
    await expect(figure(other)).toContainText('550,000.00');
    expect(sent.join()).not.toContain(foreign);
    expect(await tokens(context)).not.toContain(foreign);
  });

  test('ends the session if it replaces the portal’s token, and its token is never used', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn();
    await expect(figure(page)).toContainText('550,000.00');
    const foreign = await foreignToken(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await plant(context, foreign);
    await context.clearCookies({ name: 'session_token', domain: new URL(page.url()).hostname });
    expect(await tokens(context)).toEqual([foreign]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(text.session.foreign)).toBeVisible();
    expect(sent.join()).not.toContain(foreign);
  });
});
