import { expect, settled, test, users } from './portal.ts';

const interest = '/contact-us?message-topic=Deposit+Request&message-context.opportunity_id=31';

test('a message is sent, and its reference number can be copied', { tag: '@core' }, async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn({ at: '/contact-us?message-topic=Other' });
  const form = page.getByRole('region', { name: 'Write to us' });
  await form.getByLabel('Message').fill('Good morning.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('heading', { name: 'Your message has been sent' })).toBeFocused();
  await form.getByRole('button', { name: /^Copy CNT-2026-\d{4}$/ }).click();
  await expect(form).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^CNT-2026-\d{4}$/);
});

test('leaving a changed message asks first, even through a link to another site', async ({ page, signIn }) => {
  await signIn({ at: interest });
  await page.getByLabel('Message').fill('Count me in.');
  await settled(page);
  const asked = page.waitForEvent('dialog').then((dialog) => [dialog.type(), dialog.dismiss()] as const);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal' }).click({ noWaitAfter: true });
  expect((await asked)[0]).toBe('beforeunload');
  await page.getByRole('link', { name: 'My Documents' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Count me in.');
});

test('an address that begins a message scrolls to it on a phone @phone', async ({ page, signIn }) => {
  await signIn({ at: interest });
  await expect(page.getByLabel('Amount to invest')).toHaveValue('25,000');
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport();
  await expect(page.getByLabel('Amount to invest')).toBeInViewport();
});

test('a user without investors can sign out', async ({ page, signIn }) => {
  await signIn({ as: users.unlinked });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
