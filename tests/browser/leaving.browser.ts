import { expect, sent, test } from './portal.ts';

test('leaving while a message is being sent asks first; the message is still sent and its answer shown', async ({
  page,
  signIn,
}) => {
  await signIn({ at: '/contact-us' });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/contact/submit', async (route) => {
    await held;
    await route.continue();
  });
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(request.url()));
  await page.getByLabel('Topic').selectOption('Other');
  await page.getByLabel('Message').fill('Please call me.');
  const sending = sent(page, 'contactSubmit');
  await page.getByRole('button', { name: 'Send message' }).click();
  const request = await sending;
  await page.getByRole('link', { name: 'My Documents' }).click();
  const question = page.getByRole('dialog', { name: 'Leave while this is being sent?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('region', { name: 'My Documents' })).toBeVisible();
  letGo();
  expect((await request.response())?.ok()).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: 'We will answer within one business day.' })).toBeVisible();
  expect(aborted.filter((url) => url.includes('/contact/'))).toEqual([]);
});
