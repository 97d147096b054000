import type { BrowserContext, Page } from '@playwright/test';
import { expect, settled, test } from './portal.ts';

/** The names of everything that the browser keeps for the portal in any kind of storage. */
async function left(page: Page, context: BrowserContext) {
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  return { cookies: (await context.cookies()).map(({ name }) => name).sort(), ...stored };
}

/** Signs in, waits until answers are stored, and looks around. */
async function visit(page: Page, signIn: () => Promise<void>) {
  await signIn();
  await settled(page);
  // They are stored a second after the first has arrived.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept_answers'))).toContain('"answers"');
  await page.goto('/documents');
  await settled(page);
}

/** Always stays: the specification's cookies for 7 days, their owner, and the user's visits. */
const always = {
  cookies: ['investorHash', 'selectedInvestor'],
  local: ['investorHash', 'investor_session', 'visits'],
  session: ['scroll_place'],
  caches: [],
  databases: [],
};

test('the browser keeps only what tests/security.md lists after signing out, and no answers', async ({
  page,
  context,
  signIn,
}) => {
  await visit(page, signIn);
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => left(page, context)).toEqual(always);
});

test('a tab in view removes kept answers when its session ends', async ({ page, context, signIn }) => {
  await visit(page, signIn);
  await context.clearCookies({ name: /session_token|connectionToken/ });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/login$/);
  const ended = { ...always, local: [...always.local, 'user'].sort() };
  await expect.poll(() => left(page, context)).toEqual(ended);
});

for (const path of ['/login', '/nowhere'])
  test(`kept answers of an expired session are deleted once ${path} is opened`, async ({ page, context, signIn }) => {
    await visit(page, signIn);
    const next = await context.newPage();
    await page.close();
    await context.clearCookies({ name: /session_token|connectionToken/ });
    await next.goto(path);
    const digests = ['connectionToken', 'session_digests', 'session_id', 'session_renewed', 'user'];
    const expired = { ...always, local: [...always.local, ...digests].sort(), session: [] };
    await expect.poll(() => left(next, context)).toEqual(expired);
  });
