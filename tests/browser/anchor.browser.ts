import { expect, test } from './portal.ts';

// As it is for an investor.
test.use({ loadsAhead: true });

/** Where a section comes to rest, in pixels: below the header, by its scroll margin and the page's scroll padding. */
const rest = 128;

test('a link to a section of another screen leads to its heading on a slow device, too', async ({ page, signIn }) => {
  await signIn();
  await page.waitForLoadState('networkidle');
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.locator('main a[href="/account#linked-accounts"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  // By now a smooth scroll would be over.
  await page.waitForTimeout(1000);
  const section = page.locator('#linked-accounts');
  expect(await section.evaluate((one) => Math.round(one.getBoundingClientRect().top))).toBe(rest);
  await expect(section).toBeFocused();
});
