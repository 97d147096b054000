import { expect, settled, test, users } from './portal.ts';

test('a wrong password shows a message for seven seconds and keeps the email', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Email').fill(users.investor);
  await page.getByLabel('Password').fill('not this one');
  // From here on, only the test advances the page's clock, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Invalid email or password.' });
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await alert.count()).toBe(1);
  }).toPass({ intervals: [100] });
  await expect(alert).toHaveText('Invalid email or password.');
  await expect(page.getByLabel('Email')).toHaveValue(users.investor);
  await page.clock.runFor(6_800);
  await expect(alert).toHaveCount(1);
  await page.clock.runFor(700);
  await expect(alert).toHaveCount(0);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email')).toHaveValue(users.investor);
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page.getByLabel('Password')).toBeFocused();
  const said = page.locator('form').getByText('Invalid email or password.');
  const [sentence, field] = [await said.boundingBox(), await page.getByLabel('Email').boundingBox()];
  expect((sentence?.y ?? 0) + (sentence?.height ?? 0), 'the sentence above the fields').toBeLessThan(field?.y ?? 0);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required.');
  await expect(said).toHaveCount(0);
});

test('the signed-in part is loaded while the form is filled in, not before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/login');
  await settled(page);
  expect(loaded.filter((url) => /\/signedIn-/.test(url))).toEqual([]);
  await page.getByLabel('Email').focus();
  await expect.poll(() => loaded.some((url) => /\/signedIn-.*\.js$/.test(url))).toBe(true);
  expect(loaded.filter((url) => /\/api\/(?!whitelabel)/.test(url))).toEqual([]);
});

test('the whole sign-in works by keyboard', { tag: '@core' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(users.investor);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Northline-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/overview$/);
});
