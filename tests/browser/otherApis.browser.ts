import type { Page } from '@playwright/test';
import { testOfApis as test } from './ownPortal.ts';
import { expect } from './portal.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const rows = (page: Page, name: string) =>
  region(page, name)
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

// Keeps all tests in one worker, which builds the copy.
test.describe.configure({ mode: 'default' });

test('a table shows decimal texts as amounts, and its query has a list as the description writes it', async ({
  page,
  signIn,
  server,
}) => {
  await signIn({ at: '/funds' });
  for (const text of ['North', '€1,250.10', '5.25%', 'Car'])
    await expect(rows(page, 'Your funds').first()).toContainText(text);
  expect(server.calls.map(({ query }) => query)).toEqual([{ state: ['open', 'paid'] }]);
});

test('a row opens the file that its fields name, in a dialog that saves what it cannot show', async ({
  page,
  signIn,
  server,
}) => {
  await signIn({ at: '/funds' });
  const row = rows(page, 'Your funds').first();
  await row.getByRole('button').first().click();
  for (const within of [page.getByRole('dialog'), row]) {
    const saved = page.waitForEvent('download');
    await within.getByRole('button', { name: /Download/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
    expect(server.calls.at(-1)).toMatchObject({ operation: 'getSlip', path: { id: 'f 1' } });
    await page.keyboard.press('Escape');
  }
});

test('details are those of the address, and a form changes them in the media type of the description', async ({
  page,
  signIn,
  server,
}) => {
  await signIn({ at: '/funds/f%201' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('North');
  await expect(region(page, 'The fund')).toContainText('€1,250.10');
  await region(page, 'Name').getByLabel('New name').fill('South');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(toast(page, 'The fund is renamed.')).toBeVisible();
  expect(server.calls.find(({ operation }) => operation === 'changeFund')).toMatchObject({
    path: { id: 'f 1' },
    headers: { 'content-type': 'application/merge-patch+json' },
    body: { name: 'South' },
  });
});

test('a refused form says at its field why, and has the same key until it has succeeded or changed', async ({
  page,
  signIn,
  server,
}) => {
  await signIn({ at: '/funds/f%201' });
  const payout = region(page, 'Payout');
  for (const [to, said] of [
    ['nobody', 'Has no account.'],
    ['nobody', 'Has no account.'],
    ['Ada', 'It is on its way.'],
    ['Ada', 'It is on its way.'],
  ] as const) {
    const { length } = server.calls;
    await payout.getByLabel('To').fill(to);
    await payout.getByRole('button', { name: 'Pay out' }).click();
    await expect.poll(() => server.calls.slice(length).map(({ body }) => body)).toContainEqual({ to });
    await expect(page.getByText(said).first()).toBeVisible();
  }
  const keys = server.calls.flatMap(({ operation, headers }) =>
    operation === 'createPayout' ? headers['payout-key'] : [],
  );
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2, 3]);
});

test('a form shows and requires what the chosen object does, and sends nothing else', async ({
  page,
  signIn,
  server,
}) => {
  await signIn({ at: '/funds' });
  const claim = region(page, 'Claim');
  await claim.getByLabel('Kind').selectOption('house');
  await claim.getByLabel('Rooms').fill('3');
  await claim.getByLabel('Kind').selectOption('car');
  await expect(claim.getByLabel('Rooms')).toHaveCount(0);
  await claim.getByRole('button', { name: 'Send' }).click();
  await expect(claim).toContainText('Plate is required.');
  await claim.getByLabel('Plate').fill('B 12');
  await claim.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'It has arrived.')).toBeVisible();
  expect(server.calls.at(-1)?.body).toEqual({ kind: 'car', plate: 'B 12' });
});
