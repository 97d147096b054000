import type { Page } from '@playwright/test';
import { testOfApis as test } from './ownPortal.ts';
import { expect, noon } from './portal.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const rows = (page: Page, name: string) =>
  region(page, name)
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const account = '0c2d8b57-6a53-4d77-9d3c-0f27c3a8b1aa';

// Keeps all tests in one worker, which builds the copy.
test.describe.configure({ mode: 'default' });

test('a table of a GET API shows decimal strings as amounts, and filters its query', async ({
  page,
  signIn,
  server,
}) => {
  await signIn({ at: '/activities' });
  await expect(rows(page, 'What happened').first()).toContainText('$1,250.10');
  await expect(rows(page, 'What happened').nth(1)).toContainText('Jun 15, 2026');
  await expect(rows(page, 'What happened').nth(1)).toContainText('3.5');
  const { operation, path } = server.calls[0] ?? {};
  expect({ operation, path }).toEqual({ operation: 'listActivities', path: { account_id: account } });
  await page.goto('/activities?activities-activity_type=DIV');
  await expect(region(page, 'What happened').getByRole('combobox', { name: 'Activity type' })).toHaveValue('DIV');
  await expect.poll(() => server.calls.at(-1)?.query).toMatchObject({ activity_type: 'DIV' });
});

test('its figures are amounts and percentages, and its facts come from nested objects', async ({
  page,
  signIn,
  server,
}) => {
  await signIn({ at: '/brokerage' });
  await expect(page.getByRole('article', { name: 'Equity' })).toContainText('250,000.75');
  await expect(page.getByRole('article', { name: 'Return' })).toContainText('5.25%');
  await expect(region(page, 'The account')).toContainText('Halifax');
  await expect(region(page, 'The account')).toContainText('Mar 1, 2021');
  expect(server.calls.map(({ operation }) => operation)).toEqual(['getAccount']);
});

test('its forms send POST with a unique key, PATCH and DELETE', async ({ page, signIn, server }) => {
  await signIn({ at: '/transfer' });
  for (const amount of ['1500.50', '20.00']) {
    await region(page, 'Move money').getByLabel('Amount').fill(amount);
    await region(page, 'Move money').getByLabel('Direction').selectOption('INCOMING');
    await region(page, 'Move money').getByRole('button', { name: 'Transfer' }).click();
    await expect.poll(() => server.calls.at(-1)?.body).toMatchObject({ amount, direction: 'INCOMING' });
    await expect(toast(page, 'The transfer is on its way.').first()).toBeVisible();
  }
  const keys = server.calls.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);

  await region(page, 'Name').getByLabel('Nickname').fill('Retirement');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(toast(page, 'The account is renamed.')).toBeVisible();
  expect(server.calls.at(-1)).toMatchObject({ operation: 'patchAccount', body: { nickname: 'Retirement' } });

  const transfer = '5f0f5a3b-3f51-4f0e-9a52-6e2f0f8f5c11';
  await page.getByLabel('Number of the transfer').fill(transfer);
  await page.getByRole('button', { name: 'Call off' }).click();
  await expect(toast(page, 'The transfer is called off.')).toBeVisible();
  expect(server.calls.at(-1)).toMatchObject({
    operation: 'deleteTransfer',
    path: { account_id: account, transfer_id: transfer },
    body: undefined,
  });
});

test('amounts in minor units have the decimals of their currency, and pages follow the links of the API', async ({
  page,
  signIn,
  server,
}) => {
  await page.clock.setFixedTime(noon);
  await signIn({ at: '/payments' });
  await expect(rows(page, 'Your payments').first()).toContainText('€1,234.56');
  await expect(rows(page, 'Your payments').first()).toContainText('Ada Marten');
  await expect(rows(page, 'Your payments').nth(1)).toContainText('¥5,000');
  expect(server.calls[0]?.query).toMatchObject({
    createdSince: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
    createdUntil: expect.stringMatching(/^2026-07-10T23:59:59/),
  });
  await region(page, 'Your payments').getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => server.calls.at(-1)?.query.cursor).toBe('two');
  await expect(region(page, 'Your payments')).toContainText('Nothing here');

  await page.goto('/payment');
  await expect(page.getByRole('article', { name: 'Amount' })).toContainText('1,234.56');
  expect(server.calls.at(-1)).toMatchObject({ operation: 'get-payments-id', path: { id: 'P-1' } });
});

test('a form with an amount sends it in minor units', async ({ page, signIn, server }) => {
  await signIn({ at: '/pay' });
  await page.getByLabel('Currency').fill('EUR');
  await region(page, 'Pay somebody').getByLabel('Amount').fill('12.34');
  await page.getByLabel('Category').selectOption('bank');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(toast(page, 'It is paid.')).toBeVisible();
  expect(server.calls.at(-1)).toMatchObject({
    operation: 'post-payments',
    body: { amount: { value: 1234, currency: 'EUR' }, category: 'bank' },
  });
});
