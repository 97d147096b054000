import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { test } from './ownPortal.ts';
import { expect, settled } from './portal.ts';

// Keeps all tests in one worker, which builds the copy.
test.describe.configure({ mode: 'default' });

test('screens of another API have its examples in the sandbox, each call with its method and path', async ({
  page,
  signIn,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/funds/')) sent.push(`${request.method()} ${pathname}`);
  });
  await signIn({ at: '/funds/f%201' });
  await expect(page.getByRole('region', { name: 'The fund' })).toContainText('€1,250.10');
  await page.getByLabel('New name').fill('South');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The fund is renamed.' })).toBeVisible();
  expect(new Set(sent)).toEqual(new Set(['GET /api/funds/f%201', 'PATCH /api/funds/f%201']));
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
