import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { copyProject } from '../copyProject.ts';
import { test as base, expect, settled, startPreview } from './portal.ts';

/** All that an operator writes: a screen with a count and a table, its route, and two ways to it. */
const screen = `'/tax-slips': screen({
  title: 'Tax slips',
  sections: [
    cards({
      id: 'count',
      title: 'At a glance',
      cards: [
        card({ title: 'Slips', query: 'documentList', where: { documenttype: 't5' }, about: 'Of all years.', value: 'total' }),
      ],
    }),
    table({
      id: 'slips',
      title: 'Your slips',
      query: 'documentList',
      where: { documenttype: 't5' },
      rows: 'files',
      key: 'document_id',
      documents: true,
      downloadAll: 'documentDownloadAll',
      range: 'documents',
      search: true,
      filters: [{ field: 'tax_year', options: { list: 'filters.tax_years' } }],
      columns: ['issued_date', { field: 'name', primary: true }, 'documenttype', 'tax_year'],
      empty: { title: 'No slips yet', text: 'They appear here in February.' },
    }),
  ],
}),`;
const entries = `{ label: 'Tax slips', icon: 'receipt-text', to: '/tax-slips' },
{ label: 'Slips of 2024', icon: 'calendar-check-2', to: '/tax-slips', choices: { slips: { tax_year: 2024 } } },`;

/** A copy of the project with that config, built; its port is behind those of the other tests. */
const test = base.extend<object, { assets: string }>({
  assets: [
    async ({}, use) => {
      const copy = copyProject();
      copy.replace(
        'portal.config.ts',
        'import { screen }',
        `import { card, cards } from './src/config/kinds/cards.ts';\nimport { table } from './src/config/kinds/table.ts';\nimport { screen }`,
      );
      copy.replace('portal.config.ts', "'/overview': screen(", `${screen}\n'/overview': screen(`);
      copy.replace('portal.config.ts', "{ label: 'Sign out'", `${entries}\n{ label: 'Sign out'`);
      const { status, output } = copy.run('npm', 'run', 'build');
      expect(status, output).toBe(0);
      await use(join(copy.folder, 'dist/assets'));
      copy.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  portalUrl: [
    async ({ assets }, use, { parallelIndex, project }) => {
      const port = Number(new URL(project.use.baseURL ?? '').port) + 40 + parallelIndex;
      const stop = await startPreview(port, join(assets, '../..'));
      await use(`http://localhost:${port}`);
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// One worker builds the copy.
test.describe.configure({ mode: 'default' });

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

test('a screen of tax slips, with a count and a table, is written in the config alone', async ({
  page,
  signIn,
  ask,
}) => {
  await open(page, signIn);
  const { total, files } = await ask('documentList', { documenttype: 't5', months: 120, per_page: 1000 });
  const all = await ask('documentList', { months: 120 });
  expect(total).toBeGreaterThan(1);
  expect(all.total).toBeGreaterThan(total);
  await expect(page.getByRole('article', { name: 'Slips' })).toContainText(`${total}Of all years.`);
  await expect(rows(page)).toHaveText(Array.from({ length: total }, () => /T5/));

  // So few rows have neither search, filters nor pages.
  await expect(slips(page).getByRole('searchbox')).toHaveCount(0);
  const year = Math.max(...files.map((file: { tax_year: number }) => file.tax_year));
  const ofYear = files.filter((file: { tax_year: number }) => file.tax_year === year).length;
  await page.goto(`/tax-slips?slips-tax_year=${year}`);
  await expect(slips(page).getByRole('combobox', { name: 'Tax year' })).toHaveValue(String(year));
  await expect(rows(page)).toHaveText(Array.from({ length: ofYear }, () => /T5/));
});

test('its export and its download have nothing but tax slips', async ({ page, signIn, ask }) => {
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

test('a menu entry leads to it with a choice made, and the build has the icons of the menu', async ({
  page,
  signIn,
  assets,
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

  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
  expect(
    ['receipt-text', 'receipt', 'calendar-check', 'folder'].filter((name) => code.includes(`\`${name}\``)),
  ).toEqual(['receipt-text']);
});
