import { expect, settled, test } from './portal.ts';
import { settle } from './screens.ts';

// Loads code ahead, as for an investor.
test.use({ loadsAhead: true });

/** Where a section comes to rest, in pixels: below the header, by its scroll margin and the page's scroll padding. */
const rest = 128;

test('a reload keeps the scroll position, although the content arrives later, and a new visit begins at the top', async ({
  page,
  signIn,
}) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await signIn();
  for (const path of ['/overview', '/account']) {
    if (path !== '/overview') await page.goto(path);
    await settle(page, path);
    expect(await top()).toBe(0);
    await page.mouse.wheel(0, 600);
    await expect.poll(top).toBe(600);
    await page.reload();
    await settled(page);
    await expect.poll(top).toBe(600);
  }
  await page.getByRole('link', { name: 'My Portfolio', exact: true }).click();
  await expect.poll(top).toBe(0);
});

test('a link to a section of another screen scrolls to its heading on a slow device, too', async ({ page, signIn }) => {
  await signIn();
  await settled(page);
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.locator('main a[href="/account#linked-accounts"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const section = page.locator('#linked-accounts');
  await expect(section).toBeFocused();
  await settled(page);
  await expect.poll(() => section.evaluate((one) => Math.round(one.getBoundingClientRect().top))).toBe(rest);
});

test('the section that a link names is shown before those above it, and stays in place when they appear', async ({
  page,
  signIn,
}) => {
  await signIn();
  await settled(page);
  // The answers are there, so that the sections differ only in when they are drawn.
  await page.getByRole('link', { name: 'My Documents' }).click();
  await settled(page);
  await page.evaluate(() => {
    const seen: { above: boolean; top: number }[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const named = document.getElementById('current-investment');
      if (!named || named.querySelector('[aria-busy=true]')) return;
      const above = document.querySelector('#portfolio-activity table') !== null;
      seen.push({ above, top: Math.round(named.getBoundingClientRect().top) });
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    const again = () => {
      look();
      requestAnimationFrame(again);
    };
    again();
  });
  await page.getByRole('button', { name: 'My Portfolio' }).click();
  await page.getByRole('link', { name: 'Current Investment' }).click();
  await expect(page.locator('#current-investment')).toBeVisible();
  await settled(page);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { above: boolean; top: number }[] }).seen);
  expect(seen[0]?.above).toBe(false);
  expect(seen.at(-1)).toEqual({ above: true, top: rest });
});
