import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, type SignIn, test } from './portal.ts';

// The ranges count backward from the browser's date, which is set to the sandbox's.
const today = '2026-07-10';
test.use({ timezoneId: 'UTC' });

const list = (page: Page) => page.getByRole('region', { name: 'My Documents' });
const rows = (page: Page) => list(page).getByRole('row');
const choose = (page: Page, label: string, option: string) => list(page).getByLabel(label).selectOption(option);

async function open(page: Page, signIn: SignIn, at = '/documents', as?: string) {
  await page.clock.setFixedTime(`${today}T12:00:00Z`);
  await signIn({ at, ...(as && { as }) });
  // The sandbox creates ten thousand documents on the first request.
  await expect(rows(page).nth(1)).toBeVisible();
}

const totalOf = async (page: Page) =>
  Number(
    (
      await list(page)
        .getByText(/^1–10 of/)
        .innerText()
    ).replace(/^.* of |,/g, ''),
  );

const filesIn = async (download: Download) => Object.entries(unzipSync(await readFile(await download.path())));

test('the server divides the documents into pages and sorts them as chosen', async ({ page, signIn, ask }) => {
  await open(page, signIn);
  await expect(list(page).getByText('1–10 of 88')).toBeVisible();
  await list(page).getByRole('button', { name: 'Next page' }).click();
  await list(page).getByRole('button', { name: 'Name' }).click();
  await list(page).getByLabel('Rows per page').selectOption('25');
  await list(page).getByRole('button', { name: 'Next page' }).click();
  await expect(list(page).getByText('26–50 of 88')).toBeVisible();
  const { files } = await ask('documentList', {
    investor_id: 501,
    start_date: '2016-07-10',
    end_date: today,
    sort_by: 'name',
    sort_dir: 'asc',
    page: 2,
    per_page: 25,
  });
  await expect(rows(page)).toHaveCount(26);
  for (const [index, file] of files.entries()) await expect(rows(page).nth(index + 1)).toContainText(file.name);
});

test('range, type and search filter the documents, and a reload keeps the choices', async ({ page, signIn, ask }) => {
  await open(page, signIn);
  await choose(page, 'Range', 'Last Three Months');
  const { total } = await ask('documentList', { investor_id: 501, start_date: '2026-04-10', end_date: today });
  await expect(list(page).getByText(`of ${total}`)).toBeVisible();
  await choose(page, 'Range', 'All Time');
  await choose(page, 'Type', 'T5 (2)');
  await expect(list(page).getByText('1–2 of 2')).toBeVisible();
  await page.reload();
  await expect(list(page).getByText('1–2 of 2')).toBeVisible();
  await expect(list(page).getByLabel('Type')).toHaveValue('t5');
  await list(page).getByRole('searchbox', { name: 'Search' }).fill('nothing of that name');
  await expect(list(page).getByText('No entries match these filters.')).toBeVisible();
  await list(page).getByRole('button', { name: 'Show all' }).click();
  await expect(list(page).getByText('1–10 of 88')).toBeVisible();
});

test('a custom range that ends before it starts is marked at its field, and loads nothing', async ({
  page,
  signIn,
}) => {
  await open(page, signIn);
  await choose(page, 'Range', 'Custom');
  await expect(list(page).getByLabel('To', { exact: true })).toHaveValue(today);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await list(page).getByLabel('To', { exact: true }).fill('2016-01-01');
  await expect(list(page).getByLabel('To', { exact: true })).toHaveAccessibleDescription(
    'This is before the first day.',
  );
  await expect(list(page).getByRole('button', { name: 'Download all' })).toBeHidden();
  expect(asked.filter((url) => url.includes('/documents/'))).toEqual([]);
  await list(page).getByLabel('To', { exact: true }).fill('2025-12-31');
  await list(page).getByLabel('From', { exact: true }).fill('2025-12-01');
  await expect(list(page).getByText(/ of 2$/)).toBeVisible();
});

test('a new document is marked until it has been opened, and is saved from its row under its own name', async ({
  page,
  signIn,
}) => {
  await open(page, signIn);
  const row = rows(page).filter({ hasText: 'Account statement June 2026' });
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Account statement June 2026', exact: true }).click();
  await expect(page.getByRole('dialog').locator('canvas')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(row.getByText('New', { exact: true })).toBeHidden();

  const saved = page.waitForEvent('download');
  await list(page).getByRole('button', { name: 'Download Account statement June 2026' }).click();
  expect((await saved).suggestedFilename()).toBe('Account statement June 2026.pdf');
  expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('all documents of the filter are saved in one zip, named after its days', async ({ page, signIn }) => {
  await open(page, signIn, '/documents?documents-range=12');
  const total = await totalOf(page);
  const saved = page.waitForEvent('download');
  await list(page).getByRole('button', { name: 'Download all' }).click();
  const download = await saved;
  // Checked first, since the message stays for only five seconds.
  await expect(page.getByRole('status').filter({ hasText: `${total} documents saved in one zip file` })).toBeVisible();
  expect(download.suggestedFilename()).toBe(`documents_2025-07-10_${today}_1.zip`);
  const files = await filesIn(download);
  expect(files).toHaveLength(total);
  for (const [, bytes] of files) expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
});

test('many documents are saved in parts while the page stays usable', async ({ page, signIn }) => {
  test.slow();
  const address =
    '/documents?documents-range=custom&documents-from=2026-07-01&documents-to=2026-07-10&documents-search=NL-';
  await open(page, signIn, address, 'large@northline.test');
  const total = await totalOf(page);
  expect(total).toBeGreaterThan(200);
  const saved: Download[] = [];
  page.on('download', (download) => saved.push(download));
  await list(page).getByRole('button', { name: 'Download all' }).click();
  await expect(list(page).getByRole('progressbar', { name: 'Downloading documents' })).toBeVisible();
  await expect(list(page).getByText('Part 1 of 2')).toBeVisible();
  await list(page).getByRole('button', { name: 'Next page' }).click();
  await expect(list(page).getByText(/^11–20 of/)).toBeVisible();
  await expect.poll(() => saved.length, { timeout: 150_000 }).toBe(2);
  expect(saved.map((download) => download.suggestedFilename())).toEqual([
    'documents_2026-07-01_2026-07-10_1.zip',
    'documents_2026-07-01_2026-07-10_2.zip',
  ]);
  const counts = await Promise.all(saved.map(async (download) => (await filesIn(download)).length));
  expect(counts).toEqual([200, total - 200]);
  await expect(list(page).getByRole('progressbar', { name: 'Downloading documents' })).toBeHidden();
});

test('a download can be stopped, and saves nothing more', async ({ page, signIn }) => {
  await open(page, signIn);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/documents/download/all', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const saved: Download[] = [];
  page.on('download', (download) => saved.push(download));
  await list(page).getByRole('button', { name: 'Download all' }).click();
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/documents/download/all'));
  await list(page).getByRole('button', { name: 'Cancel' }).click();
  await stopped;
  release();
  await expect(list(page).getByRole('progressbar', { name: 'Downloading documents' })).toBeHidden();
  await expect(list(page).getByRole('button', { name: 'Download all' })).toBeFocused();
  expect(saved).toEqual([]);
});

test('an answer that is not a zip is not saved, and can be retried', async ({ page, signIn }) => {
  await open(page, signIn);
  const answers = [
    { contentType: 'application/json', body: '{"status":"error","message":"The archive is being made. Try later."}' },
    { contentType: 'application/zip', body: 'PK\u0003\u0004 cut off' },
  ];
  await page.route('**/api/documents/download/all', (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill({ status: 200, ...answer }) : route.continue();
  });
  const saved: Download[] = [];
  page.on('download', (download) => saved.push(download));
  await list(page).getByRole('button', { name: 'Download all' }).click();
  await expect(list(page).getByRole('alert')).toHaveText('The archive is being made. Try later.');
  await list(page).getByRole('button', { name: 'Try again' }).click();
  await expect(list(page).getByRole('alert')).toHaveText('The download was not complete, and nothing was saved.');
  expect(saved).toEqual([]);
  await list(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => saved.length).toBe(1);
});

test('the documents can be read and saved on a phone @phone', async ({ page, signIn }) => {
  await open(page, signIn);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(list(page).getByRole('button', { name: 'Account statement June 2026', exact: true })).toBeVisible();
  const saved = page.waitForEvent('download');
  await list(page).getByRole('button', { name: 'Download Account statement June 2026' }).click();
  expect((await saved).suggestedFilename()).toBe('Account statement June 2026.pdf');
});
