import { jumped, most, slowDown } from './layoutShift.ts';
import { expect, noon, test } from './portal.ts';
import { settle } from './screens.ts';

/** The greatest layout shift while the user scrolls and everything is still loading. */
const mostWhileScrolling = 0.1;

for (const path of ['/overview', '/documents', '/account']) {
  for (const where of ['', ' @phone']) {
    test(`${path} does not jump if the user scrolls while it loads${where}`, async ({ page, signIn }) => {
      test.slow();
      let letGo = () => {};
      const hasScrolled = new Promise<void>((done) => {
        letGo = done;
      });
      await page.route('**/api/**', async (route) => {
        await new Promise((done) => setTimeout(done, 1800));
        // Without investors and their features there are no sections. The rest waits until the end of the scroll, during
        // which Chromium counts content that it holds in place as jumps.
        if (!/\/(investors|portfolio\/enable)$/.test(route.request().url())) await hasScrolled;
        await route.continue();
      });
      await signIn({ at: path });
      // The sections exist but are still empty.
      await expect(page.locator('main section').first()).toBeVisible();
      const hand = await page.context().newCDPSession(page);
      await hand.send('Input.synthesizeScrollGesture', { x: 200, y: 400, yDistance: -2400, speed: 2000 });
      letGo();
      await settle(page, path);
      const { sum, what } = await jumped(page);
      expect(sum, what.join('\n')).toBeLessThanOrEqual(mostWhileScrolling);
    });
  }
}

for (const where of ['', ' @phone']) {
  test(`Attention appears together with the figures below it, instead of pushing them down${where}`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    await page.clock.setFixedTime(noon);
    await signIn();
    await page.getByRole('combobox', { name: 'Investor' }).selectOption('502');
    // In Attention, since a reminder may have the same link.
    const way = page.getByRole('region', { name: 'Attention' }).getByRole('link', { name: 'See the loan' });
    await expect(way).toBeVisible();
    await slowDown(page);
    await page.reload();
    await expect(way).toBeVisible();
    await settle(page, '/overview');
    const { sum, what } = await jumped(page);
    expect(sum, what.join('\n')).toBeLessThanOrEqual(most);
  });
}

for (const user of ['fund', 'mixed']) {
  test(`the figures below Upcoming wait until ${user}@ has its payments @phone`, async ({ page, signIn }) => {
    test.slow();
    await page.clock.setFixedTime(noon);
    await slowDown(page);
    await signIn({ as: `${user}@northline.test` });
    await settle(page, '/overview');
    const { sum, what } = await jumped(page);
    expect(sum, what.join('\n')).toBeLessThanOrEqual(most);
  });
}

for (const where of ['', ' @phone']) {
  test(`the list of documents stays in place while the tax year above it is still loading${where}`, async ({
    page,
    signIn,
  }) => {
    await page.clock.setFixedTime(noon);
    let letGo = () => {};
    const isHeld = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route('**/api/documents/files', async (route) => {
      // The contents of the year's download arrive last.
      const { documenttype, start_date } = route.request().postDataJSON();
      if (documenttype === 'investor_statement' && start_date) await isHeld;
      await route.continue();
    });
    await signIn({ at: '/documents' });
    await expect(page.locator('#tax-year table').first()).toBeAttached();
    const list = page.getByRole('region', { name: 'My Documents' });
    const topOf = async () => (await list.boundingBox())?.y ?? Number.NaN;
    const before = await topOf();
    letGo();
    await settle(page, '/documents');
    expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(8);
  });
}
