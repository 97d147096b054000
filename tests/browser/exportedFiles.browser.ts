import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { today } from '../day.ts';
import { entriesOf } from '../figures/booksInLedger.ts';
import { expect, test } from './portal.ts';

/**
 * Tests that open the exported activities in other programs: workbooks and CSV in Gnumeric, PDF in poppler
 * (`ensureReaders`).
 */

const days = { start_date: '2025-07-01', end_date: today };
const dayMs = 86_400_000;

async function savedAs(page: Page, kind: 'PDF' | 'Excel' | 'CSV'): Promise<{ name: string; path: string }> {
  const section = page.getByRole('region', { name: 'Portfolio Activity', exact: true });
  await section.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: kind }).click(),
  ]);
  const name = download.suggestedFilename();
  const path = test.info().outputPath(name);
  await download.saveAs(path);
  return { name, path };
}

type Cell = number | string;

/** The cells of each sheet by row, as Gnumeric reads them. Numbers and days are numbers. */
function readByGnumeric(path: string) {
  const to = `${path}.gnumeric`;
  execFileSync('ssconvert', ['-T', 'Gnumeric_XmlIO:sax:0', path, to], { stdio: 'pipe' });
  const sheets = readFileSync(to, 'utf8').split('<gnm:Sheet ').slice(1);
  return sheets.map((xml) => {
    const rows: Cell[][] = [];
    for (const [, row, column, type, value = ''] of xml.matchAll(
      /<gnm:Cell Row="(\d+)" Col="(\d+)" ValueType="(\d+)"[^>]*>([^<]*)</g,
    )) {
      const cells = rows[Number(row)] ?? [];
      rows[Number(row)] = cells;
      cells[Number(column)] = type === '40' ? Number(value) : value.replaceAll('&amp;', '&');
    }
    return {
      rows,
      filter: /<gnm:Filter Area="([^"]+)"/.exec(xml)?.[1],
      /** The first and last column with a date format in the first row. */
      days: /startCol="(\d+)" startRow="5" endCol="(\d+)" endRow="\d+">\s*<gnm:Style [^>]*Format="yyyy-mm-dd"/
        .exec(xml)
        ?.slice(1),
    };
  });
}

/** A day as a spreadsheet's number. */
const serial = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs + 25_569;

/** The entries below a header, by its labels. */
function entriesBelow(rows: readonly Cell[][], header: number, count: number) {
  const labels = rows[header] ?? [];
  return rows
    .slice(header + 1, header + 1 + count)
    .map((cells) => new Map(labels.map((label, index) => [String(label), cells[index]])));
}

const cents = (value: unknown) => Math.round(Number(value ?? 0) * 100);
const byReference = (one: { reference: unknown }, other: { reference: unknown }) =>
  String(one.reference) < String(other.reference) ? -1 : 1;

/** The entries of the ledger, as a file should contain them. */
const expected = entriesOf(501, days, today)
  .map((entry) => ({
    reference: entry.reference as unknown,
    day: serial(entry.date) as unknown,
    earnedFor: (entry.income === 0 ? undefined : serial(entry.effective)) as unknown,
    account: entry.holding.accountName as unknown,
    currency: entry.holding.currency as unknown,
    gross: entry.income === 0 ? 0 : entry.gross,
    fees: entry.fee + entry.penalty,
    tax: entry.tax,
    net: entry.income,
    moved: entry.type === 'reinvestment' ? 0 : entry.capital,
    balance: entry.balance,
  }))
  .toSorted(byReference);

function found(entries: readonly Map<string, Cell | undefined>[]) {
  return entries
    .map((entry) => ({
      reference: entry.get('Reference'),
      day: entry.get('Date'),
      earnedFor: entry.get('Earned for'),
      account: entry.get('Account'),
      currency: entry.get('Currency'),
      gross: cents(entry.get('Gross')),
      fees: cents(entry.get('Fees')),
      tax: cents(entry.get('Tax withheld')),
      net: cents(entry.get('Net')),
      moved: cents(entry.get('Money in or out')),
      balance: cents(entry.get('Balance')),
    }))
    .toSorted(byReference);
}

test('Gnumeric finds every entry of the ledger in the workbook, with amounts as numbers and days as dates', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { name, path } = await savedAs(page, 'Excel');
  expect(name).toBe('INV-0501 portfolio activity 2025-07-01 to 2026-07-10.xlsx');
  const [entries, totals] = readByGnumeric(path);
  expect(entries?.rows).toHaveLength(5 + expected.length);
  expect(found(entriesBelow(entries?.rows ?? [], 4, expected.length))).toEqual(expected);
  expect(entries?.filter).toBe(`A5:T${5 + expected.length}`);
  // Date and Earned for.
  expect(entries?.days).toEqual(['0', '1']);
  expect(entries?.rows[2]?.[0]).toMatch(/Jul\s1,\s2025 to Jul\s10,\s2026/);
  const sums = new Map(totals?.rows.filter(Boolean).map((cells) => [cells[0], cents(cells[1])]));
  const sum = (value: (entry: (typeof expected)[number]) => number) =>
    expected.reduce((all, entry) => all + value(entry), 0);
  expect(sums.get('Income')).toBe(sum(({ net }) => net));
  expect(sums.get('Fees')).toBe(sum(({ fees }) => fees));
  expect(sums.get('Tax withheld')).toBe(sum(({ tax }) => tax));
});

test('Gnumeric finds the same entries in the CSV file below its first line', async ({ page, signIn }) => {
  await signIn();
  const { name, path } = await savedAs(page, 'CSV');
  expect(name).toBe('INV-0501 portfolio activity 2025-07-01 to 2026-07-10.csv');
  const [sheet] = readByGnumeric(path);
  expect(found(entriesBelow(sheet?.rows ?? [], 0, expected.length))).toEqual(expected);
  expect(sheet?.rows).toHaveLength(1 + expected.length);
});

test('poppler finds every entry once in the PDF, the sums, and headings on each page', async ({ page, signIn }) => {
  await signIn();
  const { name, path } = await savedAs(page, 'PDF');
  expect(name).toBe('INV-0501 portfolio activity 2025-07-01 to 2026-07-10.pdf');
  const pages = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1);
  const lines = pages.flatMap((text) => text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim()));
  const references = lines.flatMap((line) => /\b(?:DST|SUB|ROC)-[\d-]+/.exec(line)?.[0] ?? []);
  expect(references.toSorted()).toEqual(expected.map(({ reference }) => String(reference)).toSorted());
  const [balance, income] = ['Balance opening', 'Income gross'].map((start) =>
    lines.find((line) => line.startsWith(start)),
  );
  const amounts = (line = '') =>
    [...line.matchAll(/\$([\d,.]+\d)/g)].map(([, amount = '']) => cents(amount.replaceAll(',', '')));
  const [opening = 0, moneyIn = 0, reinvested = 0, moneyOut = 0, closing] = amounts(balance);
  expect(opening + moneyIn - moneyOut + reinvested).toBe(closing);
  const net = expected.reduce((sum, entry) => sum + entry.net, 0);
  const [gross = 0, fees = 0, tax = 0, ...rest] = amounts(income);
  expect(gross - fees - tax).toBe(net);
  expect(rest[0]).toBe(net);
  for (const text of pages) {
    expect(text).toMatch(/Date\s+Earned\s+Type/);
    expect(text).toMatch(new RegExp(`Page \\d of ${pages.length}`));
  }
});
