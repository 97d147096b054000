import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Download, Page, Response } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { test } from './ownPortal.ts';
import { expect, settled } from './portal.ts';

// Keeps all tests in one worker, which builds the copy.
test.describe.configure({ mode: 'default' });

test('three screens show another API, with requests and answers in its format', async ({ page, signIn }) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/loans/list')) bodies.push(request.postData() ?? '');
  });
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/loans/list')) answers.push(response);
  });
  await signIn({ at: '/loans' });
  const table = page.getByRole('region', { name: 'Your loans' });
  await expect(table.getByRole('row', { name: 'L-1' })).toContainText('Aug 1, 2026');
  await expect(table.getByRole('row', { name: 'L-1' })).toContainText('Middlemarch');
  await expect(table.getByRole('row', { name: 'L-2' })).toContainText('$2.50');
  await expect(table.getByRole('columnheader', { name: 'Shelf mark' })).toBeVisible();
  expect(await answers[0]?.json()).toHaveProperty('result.loans');
  expect(bodies.map((body) => Object.keys(JSON.parse(body)))).toEqual([['access_key']]);

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'reader' }).click();
  await expect(page.getByRole('region', { name: 'Your card' })).toContainText('Ada Marten');
  await expect(page.getByRole('region', { name: 'Your card' })).toContainText('Old Town');
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('2');

  await menu.getByRole('link', { name: 'branches' }).click();
  await expect(
    page.getByRole('region', { name: 'All branches' }).getByRole('row', { name: 'Name' }).last(),
  ).toBeVisible();
});

test('the address of a screen fills the paths of another API, and each call has its method', async ({
  page,
  signIn,
}) => {
  const sent: string[] = [];
  const bodies: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/loans/L')) return;
    sent.push(`${request.method()} ${pathname}${search.replace(/access_key=[^&]+/, 'access_key=…')}`);
    if (request.method() === 'PUT') bodies.push(request.postData() ?? '');
  });
  await signIn({ at: '/loans/L-1' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('L-1');
  await expect(page.getByRole('region', { name: 'The loan' })).toContainText('Aug 1, 2026');
  await expect(page.getByRole('region', { name: 'Reminders' }).getByRole('row', { name: 'M-1' })).toContainText(
    'Jul 25, 2026',
  );
  await page
    .getByRole('spinbutton', { name: 'Days' })
    .or(page.getByRole('textbox', { name: 'Days' }))
    .fill('14');
  await page.getByRole('button', { name: 'Renew' }).click();
  await expect.poll(() => bodies.map((body) => JSON.parse(body))).toEqual([{ days: 14 }]);
  expect(new Set(sent)).toEqual(
    new Set([
      'GET /api/loans/L-1?access_key=…',
      'GET /api/loans/L-1/reminders?access_key=…&since=2026-01-01',
      'PUT /api/loans/L-1?access_key=…',
    ]),
  );
});

const slips = (page: Page) => page.getByRole('region', { name: 'Your slips' });
const rows = (page: Page) =>
  slips(page)
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') });

async function open(page: Page, signIn: (visit: { at: string }) => Promise<void>, search = '') {
  await signIn({ at: `/tax-slips${search}` });
  await expect(rows(page).first()).toBeVisible();
  await settled(page);
}

const filesIn = async (download: Download) => unzipSync(readFileSync(await download.path()));

test('a screen of tax slips with a count and a table needs only the config', async ({ page, signIn, ask }) => {
  await open(page, signIn);
  const { total, files } = await ask('documentList', { documenttype: 't5', months: 120, per_page: 1000 });
  const all = await ask('documentList', { months: 120 });
  expect(total).toBeGreaterThan(1);
  expect(all.total).toBeGreaterThan(total);
  await expect(page.getByRole('article', { name: 'Slips' })).toContainText(`${total}Of all years.`);
  await expect(rows(page)).toHaveText(Array.from({ length: total }, () => /T5/));

  // With so few rows, the table has no search, filters or pages.
  await expect(slips(page).getByRole('searchbox')).toHaveCount(0);
  const year = Math.max(...files.map((file: { tax_year: number }) => file.tax_year));
  const ofYear = files.filter((file: { tax_year: number }) => file.tax_year === year).length;
  await page.goto(`/tax-slips?slips-tax_year=${year}`);
  await expect(slips(page).getByRole('combobox', { name: 'Tax year' })).toHaveValue(String(year));
  await expect(rows(page)).toHaveText(Array.from({ length: ofYear }, () => /T5/));
});

test('its export and its download contain only tax slips', async ({ page, signIn, ask }) => {
  await open(page, signIn);
  const { total } = await ask('documentList', { documenttype: 't5', months: 120 });
  await slips(page).getByRole('button', { name: 'Export' }).click();
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel' }).click(),
  ]);
  const sheets = await filesIn(workbook);
  const textOf = (path: string) => strFromU8(sheets[path] ?? new Uint8Array());
  // Four lines and a heading come before the rows.
  expect(textOf('xl/worksheets/sheet1.xml').split('<row ').length - 1).toBe(5 + total);
  expect(textOf('xl/sharedStrings.xml')).toContain('T5');
  expect(textOf('xl/sharedStrings.xml')).not.toMatch(/statement|agreement/i);

  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    slips(page).getByRole('button', { name: 'Download all' }).click(),
  ]);
  const names = Object.keys(await filesIn(zip));
  expect(names).toHaveLength(total);
  expect(names.filter((name) => !name.includes('T5'))).toEqual([]);
});

test('a menu entry leads to it with a filter applied, and the build has the icons of the menu', async ({
  page,
  signIn,
  folder,
}) => {
  await open(page, signIn);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const [plain, ofYear] = [
    menu.getByRole('link', { name: 'Tax slips' }),
    menu.getByRole('link', { name: 'Slips of 2024' }),
  ];
  await expect(plain).toHaveAttribute('aria-current', 'page');
  await ofYear.click();
  await expect(page).toHaveURL(/\/tax-slips\?slips-tax_year=2024$/);
  await expect(slips(page).getByRole('combobox', { name: 'Tax year' })).toHaveValue('2024');
  await expect(rows(page)).toHaveText([/T5.*2024/]);
  await expect(ofYear).toHaveAttribute('aria-current', 'page');
  await expect(plain).not.toHaveAttribute('aria-current');
  await expect(plain.locator('svg.lucide-receipt-text')).toBeVisible();
  await expect(ofYear.locator('svg.lucide-calendar-check-2')).toBeVisible();

  const assets = join(folder, 'dist/assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
  expect(
    ['receipt-text', 'receipt', 'calendar-check', 'folder'].filter((name) => code.includes(`\`${name}\``)),
  ).toEqual(['receipt-text']);
});
