import { rm, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { operations } from '../../generated/operations.ts';
import portal from '../../portal.config.ts';
import { files } from '../../src/values/text/en/files.ts';
import { signedIn as english } from '../../src/values/text/en/signedIn.ts';
import { text } from '../../src/values/text/text.ts';
import { expect, test } from './farPortal.ts';
import { whole } from './portal.ts';
import { painted } from './screens.ts';

const activities = operations.portfolioActivities.path;
const blocked = text.problems.blocked(String(portal.api.port));

test('the portal works over HTTPS to another port with CORS and without cookies, and the browser caches preflights', async ({
  page,
  api,
  signInByForm,
}) => {
  test.slow();
  await signInByForm();
  await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('550,000.00');
  await whole(page);
  expect(api.received.length).toBeGreaterThan(5);
  for (const { headers } of api.received) {
    expect(headers.origin).toBe(new URL(page.url()).origin);
    expect(headers).not.toHaveProperty('cookie');
    expect(headers['x-whitelabel-domain']).toBe(new URL(page.url()).host);
  }

  expect(api.preflights.length).toBeGreaterThan(5);
  const [calls, asked] = [api.received.length, api.preflights.length];
  await page.evaluate(() => localStorage.removeItem('kept_answers'));
  await page.reload();
  await whole(page);
  expect(api.received.length).toBeGreaterThan(calls + 5);
  expect(api.preflights.slice(asked)).toEqual([]);
});

test('F03: a body that never arrives counts toward the sixty seconds, and the page says that it is waiting', async ({
  page,
  api,
  signIn,
}) => {
  await page.clock.install();
  api.sandbox.faults.push({ name: 'stallbody', path: activities });
  // Counts only the table's call, since the browser queues some of the others for a connection.
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(activities) && request.postDataJSON()?.per_page === 5) asked += 1;
  });
  await signIn();
  const activity = page.getByRole('region', { name: 'Portfolio Activity' });
  await expect.poll(() => asked).toBe(1);
  await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('550,000.00');
  await page.clock.runFor(10_000);
  await expect(activity).toContainText(text.faults.slow);
  await page.clock.runFor(51_000);
  await expect.poll(() => asked).toBe(2);
  await expect(activity.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(61_000);
  await expect(activity.getByRole('alert')).toContainText(text.problems.timeout);
  await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('550,000.00');
});

test('F22: a screen that is left cancels its calls silently', async ({ page, api, signIn }) => {
  await signIn();
  await expect(page.getByRole('region', { name: 'Portfolio Activity' })).toContainText('1–5 of');
  api.sandbox.faults.push({ name: 'stall', path: activities });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(activities));
  await page.getByRole('region', { name: 'Portfolio Activity' }).getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('region', { name: 'Portfolio Activity' }).getByText(text.loading)).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Opportunities' }).click();
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('');
});

/** Opens the form for a document of a loan, with this file and a type. */
async function withFile(page: Page, file: Parameters<Locator['setInputFiles']>[0]) {
  await page.getByRole('button', { name: 'Upload document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload document' });
  await dialog.getByLabel('File', { exact: true }).setInputFiles(file);
  await dialog.getByLabel('Document type').selectOption('Correspondence');
  return { dialog, send: () => dialog.getByRole('button', { name: 'Upload', exact: true }).click() };
}

test('a file that has changed or vanished since it was chosen is refused at its field, and nothing is sent', async ({
  page,
  api,
  signIn,
}) => {
  await signIn({ at: '/overview/2017#loan-documents' });
  const path = test.info().outputPath('Letter.pdf');
  await writeFile(path, '%PDF-1.7');
  const { dialog, send } = await withFile(page, path);
  const field = dialog.getByLabel('File', { exact: true });
  for (const change of [() => writeFile(path, '%PDF-1.7 and more'), () => rm(path)]) {
    await field.setInputFiles(path);
    await expect(dialog).toContainText('Letter.pdf');
    await change();
    await send();
    await expect(field).toHaveAccessibleDescription(new RegExp(files.files.refused.unreadable));
    await expect(field).toBeFocused();
    await expect(dialog).not.toContainText('Letter.pdf');
  }
  expect(api.received.filter(({ url }) => url?.endsWith(operations.loanDocumentUpload.path))).toEqual([]);
});

test('the portal says that an upload cancelled after it was sent may have arrived, and reloads the list', async ({
  page,
  api,
  signIn,
}) => {
  await signIn({ at: '/overview/2017#loan-documents' });
  const file = { name: 'Letter.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7') };
  const { dialog, send } = await withFile(page, file);
  api.sandbox.faults.push({ name: 'stall', path: operations.loanDocumentUpload.path });
  await send();
  await expect(dialog).toContainText(files.files.checking);
  const asked = () => api.received.filter(({ url }) => url?.endsWith(operations.loanDetails.path)).length;
  const before = asked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText(files.files.cancelledUnsure);
  await expect.poll(asked).toBe(before + 1);
  await expect(dialog.getByLabel('Document name')).toHaveValue('Letter');
});

test.describe('F28: an API that the browser may not reach', () => {
  test.use({ expected: /blocked by CORS policy/ });

  test('because of CORS or a blocked port makes the message name the port, and works once it can be reached', async ({
    page,
    api,
    signIn,
  }) => {
    await signIn();
    await whole(page);
    const activity = page.getByRole('region', { name: 'Portfolio Activity' });
    await test.step('it allows no other origin', async () => {
      api.sandbox.faults.push({ name: 'nocors' });
      await activity.getByRole('button', { name: 'Next page' }).click();
      await expect(activity.getByRole('alert')).toContainText(blocked);
      await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('550,000.00');
      api.sandbox.faults.length = 0;
      await activity.getByRole('button', { name: 'Try again' }).click();
      await expect(activity).toContainText('6–10 of');
    });
    await test.step('nothing gets through to its port', async () => {
      api.close();
      await activity.getByRole('button', { name: 'Next page' }).click();
      await expect(activity.getByRole('alert')).toContainText(blocked);
      api.open();
      await activity.getByRole('button', { name: 'Try again' }).click();
      await expect(activity).toContainText('11–15 of');
    });
  });
});

test.describe('F29: a browser that is offline', () => {
  test('makes the portal say so once, keep its content and continue by itself', async ({
    page,
    api,
    context,
    signIn,
  }) => {
    let awaited = 0;
    page.on('request', () => (awaited += 1));
    page.on('requestfinished', () => (awaited -= 1));
    page.on('requestfailed', () => (awaited -= 1));
    await signIn();
    const activity = page.getByRole('region', { name: 'Portfolio Activity' });
    await expect(activity).toContainText('1–5 of');
    await whole(page);
    // Charts and pictures load as they come into view.
    await page.getByRole('combobox', { name: 'Measure' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('application', { name: 'Cumulative return:' })).toBeVisible();
    await activity.getByRole('button', { name: 'Next page' }).scrollIntoViewIfNeeded();
    await painted(page);
    await expect.poll(() => awaited).toBe(0);
    await context.setOffline(true);
    await expect(page.getByText(english.upToDate.offline)).toHaveCount(1);
    const before = api.received.length;
    await activity.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/portfolio-activity-page=2/);
    await expect(activity.getByText(text.loading)).toHaveCount(1);
    expect(api.received).toHaveLength(before);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('article', { name: 'Currently invested' })).toContainText('550,000.00');
    await context.setOffline(false);
    await expect(page.getByText(english.upToDate.offline)).toHaveCount(0);
    await expect(activity).toContainText('6–10 of');
  });
});
