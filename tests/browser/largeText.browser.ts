import { setTextSize } from './largeText.ts';
import { expect, loaded, test } from './portal.ts';

for (const size of [24, 32]) {
  test(`the bar of a phone and the months of the income fit with text of ${size} pixels @phone`, async ({
    page,
    signIn,
  }) => {
    await setTextSize(page, size);
    await signIn();
    await loaded(page);
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    const tabs = page.getByRole('navigation').last().getByRole('link');
    await expect(tabs).toHaveText(['My Portfolio', 'Opportunities', 'My Documents', 'Contact Us']);
    for (const tab of await tabs.all()) {
      const { isCut, width } = await tab.evaluate((link) => {
        const words = link.querySelector('span')?.getBoundingClientRect().width ?? 0;
        const own = link.getBoundingClientRect().width;
        return { isCut: words > own, width: own };
      });
      expect(isCut, 'the word is wider than its tab').toBe(false);
      expect(width).toBeGreaterThanOrEqual(44);
    }
    const today = page.locator('[aria-expanded] > [data-now="true"]').first();
    await expect
      .poll(() =>
        today.evaluate((name) => {
          const [own, area] = [name, name.closest('[role="group"]')].map((one) => one?.getBoundingClientRect());
          return own && area && own.right <= area.right + 1;
        }),
      )
      .toBe(true);
  });
}
