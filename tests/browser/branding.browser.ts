import portal from '../../portal.config.ts';
import { expect, test } from './portal.ts';

const isDrawn = (image: HTMLImageElement | SVGElement) => image instanceof HTMLImageElement && image.naturalWidth > 0;

test('logo, background, favicon and description are those of the host', async ({ page, signIn }) => {
  await page.goto('/login');
  const logo = page.getByRole('img', { name: portal.brand.name });
  await expect(logo).toHaveAttribute('src', /^data:image\/svg\+xml;base64,/);
  await expect.poll(() => logo.evaluate(isDrawn)).toBe(true);
  const background = page.locator('[aria-hidden] > img');
  await expect(background).toHaveAttribute('src', /^data:image\/svg\+xml;base64,/);
  await expect.poll(() => background.evaluate(isDrawn)).toBe(true);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg\+xml;base64,/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', portal.brand.description);
  await expect(page).toHaveTitle('Sign in · Northline Capital Investor Portal');
  await signIn();
  await expect(page.getByRole('img', { name: portal.brand.name })).toBeVisible();
  await expect(page).toHaveTitle('My Portfolio · Tremblay Holdings Inc. · Northline Capital Investor Portal');
});

for (const [what, break_] of [
  ['fails', { status: 500, json: { status: 'error', message: 'No brand.' } }],
  ['is no JSON', { status: 200, contentType: 'text/html', body: '<p>Hello</p>' }],
] as const) {
  test(`where the brand ${what}, the portal has its own name and works`, async ({ page, signIn }) => {
    await page.route('**/api/whitelabel/**', (route) => route.fulfill(break_));
    await page.goto('/login');
    await expect(page.getByText(portal.brand.name, { exact: true })).toBeVisible();
    await signIn();
    await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('550,000.00');
  });
}
