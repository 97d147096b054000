import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readPdf } from '../files/export/readPdf.ts';
import { described, expect, settled, test } from './portal.ts';

const activity = (page: Page) => page.getByRole('region', { name: 'Portfolio Activity', exact: true });

/** Exports a section and returns the saved file. With `rows`, expects the message to name their number. */
async function saved(page: Page, section: string, kind: 'PDF' | 'Excel' | 'CSV', rows?: number) {
  await page
    .getByRole('region', { name: section, exact: true })
    .getByRole('button', { name: 'Export' })
    .first()
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: kind }).click(),
  ]);
  const name = download.suggestedFilename();
  // Checked first, since the message stays for only five seconds.
  if (rows !== undefined)
    await expect(page.getByRole('status').filter({ hasText: `${rows} rows saved as ${name}` })).toBeVisible();
  return { name, bytes: readFileSync(await download.path()) };
}

/** The sheets of a workbook and its texts, as XML. */
function sheetOf(bytes: Buffer) {
  const files = unzipSync(bytes);
  const xml = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const sheet = xml('xl/worksheets/sheet1.xml');
  const totals = xml('xl/worksheets/sheet2.xml');
  return { rows: sheet.split('<row ').length - 1, sheet, totals, texts: xml('xl/sharedStrings.xml') };
}

/** A date as a spreadsheet's number of days. */
const serial = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569;

for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the workbook of the activities has all filtered rows, with the days and the totals of the answer', {
      tag: '@core',
    }, async ({ page, signIn, ask }) => {
      await signIn();
      await activity(page).getByRole('button', { name: 'Filters' }).click();
      await activity(page).getByRole('combobox', { name: 'Type' }).selectOption('Distribution');
      const order = { months: 12, activity_type: 'distribution', sort_by: 'activity_date', sort_dir: 'desc' };
      const { total, totals, activities } = await ask('portfolioActivities', { ...order, page: 1, per_page: 1000 });
      expect(total).toBeGreaterThan(10);
      await expect(activity(page)).toContainText(`of ${total}`);
      const [newest] = activities;
      const day = new Date(newest.activity_date).toLocaleDateString('en-CA', { dateStyle: 'medium', timeZone: 'UTC' });
      const first = activity(page).getByRole('row').nth(1);
      await expect(first).toContainText(day);
      await expect(first).toContainText(described(newest));

      const { name, bytes } = await saved(page, 'Portfolio Activity', 'Excel', total);
      expect(name).toMatch(/^INV-0501 portfolio activity 2025-07-01 to 2026-07-\d\d\.xlsx$/);
      const { rows, sheet, totals: sums, texts } = sheetOf(bytes);
      // The heading and the rows; the totals are in a separate sheet.
      expect(rows).toBe(5 + total);
      const head = ['Tremblay Holdings Inc.', 'Northline Capital · Portfolio Activity', 'Type: Distribution'];
      // Each row names its investment.
      for (const text of [...head, 'Hamilton second mortgage', 'Foundry Lane retail block'])
        expect(texts).toContain(text);
      for (const [index, { activity_date, description, net_amount }] of activities.entries()) {
        const row = 6 + index;
        expect(sheet).toMatch(new RegExp(`r="A${row}" s="\\d+"><v>${serial(activity_date)}<`));
        expect(sheet).toMatch(new RegExp(`r="O${row}" s="\\d+"><v>${net_amount}<`));
        expect(texts).toContain(description.replaceAll('&', '&amp;'));
      }
      const labels = {
        Income: totals.income_amount,
        'Money in': totals.inflow_amount,
        Reinvested: 0,
        'Money out': totals.outflow_amount,
        Fees: totals.fees_amount,
        'Tax withheld': totals.tax_amount,
      };
      for (const [index, [label, sum]] of Object.entries(labels).entries()) {
        expect(texts).toContain(`>${label}<`);
        expect(sums).toMatch(new RegExp(`r="B${6 + index}" s="\\d+"><v>${sum}<`));
      }
    });
  });
}

test('names in other alphabets are text in a PDF', async ({ page, signIn }) => {
  await signIn();
  await settled(page);
  await page.route('**/api/portfolio/activities', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.activities[0].reference_number = 'Договор займа № 7';
    await route.fulfill({ response: answer, json: body });
  });
  const { bytes } = await saved(page, 'Portfolio Activity', 'PDF');
  expect(await readPdf(new Blob([bytes]))).toContain('Договор займа № 7');
});

/** Saves a section as a workbook, and expects this number of rows. */
async function expectSaved(page: Page, id: string, title: string, count: number) {
  await page.locator(`#${id}`).getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel' }).click(),
  ]);
  await expect(page.getByRole('status').filter({ hasText: `${title}: ${count} ` })).toBeVisible();
  expect(sheetOf(readFileSync(await download.path())).rows, title).toBeGreaterThan(count);
}

test('every table of the overview can be saved, and a fully loaded list is saved as filtered', async ({
  page,
  signIn,
  ask,
}) => {
  await signIn();
  const { investments } = await ask('investmentList');
  await expectSaved(page, 'current-investment', 'Current Investment', investments.length);
  const { series } = await ask('portfolioCardPerformance', { months: 120 });
  await expectSaved(page, 'fund-performance', 'Fund Performance', series.length);
  const { total } = await ask('portfolioDirectMortgageActivities', { months: 12 });
  await page.getByRole('region', { name: 'Direct Mortgage Activity' }).getByRole('button', { name: 'Show' }).click();
  await expectSaved(page, 'direct-mortgage-activity', 'Direct Mortgage Activity', total);

  const list = page.getByRole('table', { name: 'Current Investment' });
  await page.goto('/overview?investments-investment_type=syndicated_loan');
  await expect(list.getByRole('row')).toHaveCount(2);
  await page.locator('#current-investment').getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel' }).click(),
  ]);
  // Without a period, a list is named after the day on which it was saved.
  expect(download.suggestedFilename()).toMatch(/^INV-0501 current investment \d{4}-\d{2}-\d{2}\.xlsx$/);
  const { rows, totals } = sheetOf(readFileSync(await download.path()));
  expect(rows).toBe(5 + 1);
  // The totals are those of the one row.
  expect(totals).toMatch(/r="B6" s="\d+"><v>150000</);
});

test('every table of a loan can be saved', async ({ page, signIn, ask }) => {
  await signIn({ at: '/overview/2017' });
  await expect(page.getByRole('heading', { name: 'All details' })).toBeVisible();
  await settled(page);
  for (const name of ['Payments', 'Schedule', 'Documents']) {
    await page.getByRole('region', { name, exact: true }).getByRole('heading', { name, exact: true }).click();
  }
  const { loan_details: loan } = await ask('loanDetails', { loan_id: 2017, investor_id: 501 });
  await expectSaved(page, 'payments', 'Payments', loan.payments.length);
  await expectSaved(page, 'schedule', 'Schedule', loan.schedule.length);
  await expectSaved(page, 'loan-documents', 'Documents', loan.documents.length);
});

test('the code that creates files is loaded on the first export, not before', async ({ page, signIn }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await signIn();
  await expect(activity(page)).toContainText('1–5 of');
  await settled(page);
  expect(scripts.filter((path) => /excelWorker|pdfWorker/.test(path))).toEqual([]);
  await saved(page, 'Portfolio Activity', 'Excel');
  expect(scripts.filter((path) => /excelWorker|pdfWorker/.test(path))).toEqual([
    expect.stringMatching(/^\/assets\/excelWorker-/),
  ]);
});
