import { screen, waitFor } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../src/app/language.ts';
import type { Schema } from '../../src/sandbox/schema.ts';
import { today } from '../day.ts';
import { everyone, openAs, type Person } from '../everyInvestor.tsx';
import { taxInLedger } from '../figures/taxInLedger.ts';
import { formulaResult } from '../files/export/formulaResult.ts';
import { type OpenedCell, openWorkbook } from '../files/export/openWorkbook.ts';
import { WorkerHere } from '../files/export/workerHere.ts';
import { atClock } from '../kinds/atClock.ts';
import { openPortal, sandbox, server } from '../openPortal.tsx';
import { productPortal } from '../portal/productPortal.ts';
import { users } from '../users.ts';
import { watchSaveFile } from '../watchSaveFile.ts';

const saveFile = watchSaveFile();

type Sheets = Record<string, Record<string, OpenedCell>[]>;

/** Downloads everything for 2025 and opens its workbook. */
async function workbook(person: Person, name = 'Download everything for 2025'): Promise<Sheets> {
  await person.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce(), { timeout: 10_000 });
  const [zip] = saveFile.mock.lastCall ?? [];
  const files = unzipSync(new Uint8Array((await zip?.arrayBuffer()) ?? new ArrayBuffer()));
  const [path = ''] = Object.keys(files);
  const file = new Blob([files[path] as Uint8Array<ArrayBuffer>]);
  const { sheets: count } = await openWorkbook(file);
  const opened = await Promise.all(Array.from({ length: count }, (_, index) => openWorkbook(file, index + 1)));
  return Object.fromEntries(opened.map(({ name: sheet, rows }) => [sheet, rows]));
}

/** The results of all formulas of a workbook, with their sheets. */
const results = (sheets: Sheets) =>
  Object.entries(sheets).flatMap(([name, rows]) =>
    rows.flatMap((row) =>
      Object.values(row)
        .filter(({ isFormula }) => isFormula)
        .map(({ value }) => [name, formulaResult(value, name, sheets)]),
    ),
  );

const texts = (rows: Sheets[string] | undefined) =>
  (rows ?? []).map((row) => Object.values(row).map(({ value, isFormula }) => (isFormula ? '=' : value)));

/** Makes the sandbox answer with changed activities. */
function withActivities(change: (activity: Schema<'PortfolioActivity'>) => Schema<'PortfolioActivity'>) {
  server.use(
    http.post('*/portfolio/activities', async ({ request }) => {
      const answer = await (await sandbox.handle(request))?.json();
      const { data } = answer;
      return HttpResponse.json({ ...answer, data: { ...data, activities: data.activities.map(change) } });
    }),
  );
}

describe('The workbook of a tax year', () => {
  atClock();
  beforeEach(() => {
    saveFile.mockReset();
    vi.stubGlobal('Worker', WorkerHere);
  });

  it('explains each box of the slip, and how it follows from the cash of the year', async () => {
    const sheets = await workbook(await openPortal('/documents'));
    expect(Object.keys(sheets)).toEqual(['Summary', 'Payments', 'By account', 'Units', 'Accrued', 'Not counted']);
    const from = 'Gross less fees of the payments earned for 2025 in taxable accounts';
    const summary = texts(sheets.Summary);
    expect(summary).toContainEqual(['Interest from Canadian sources, box 13', '43645.38', '=', from]);
    expect(summary.slice(-13, -6)).toEqual([
      ['From the payments of 2025 to what was earned for it, in CAD'],
      ['Paid in 2025', '28730.34', '='],
      ['Reinvested in 2025', '16317.09', '='],
      ['Plus: earned for 2025, paid later', '2565.65', '=', 'Accrued'],
      ['Less: earned before 2025', '-3967.7', '='],
      ['Plus: tax withheld before it was paid', '0', '='],
      ['Gross less fees, earned for 2025', '43645.38', '='],
    ]);
  });

  it.each(everyone.filter(({ id }) => [501, 502, 503, 851, 852].includes(id)))(
    'has for $id formulas that find no difference between its totals and its rows',
    async (one) => {
      const sheets = await workbook(await openAs(one, '/documents'));
      const found = results(sheets);
      expect(found.length).toBeGreaterThan(10);
      expect(found.filter(([, difference]) => difference !== 0)).toEqual([]);
      const { reported } = taxInLedger(one.id, 2025, 'CAD', today);
      expect(texts(sheets.Summary)).toContainEqual(['Gross less fees, earned for 2025', String(reported / 100), '=']);
    },
  );

  it('has formulas that work in French', async () => {
    const spoken = await loadLanguage('fr-CA');
    const person = await openPortal('/documents', { user: users.mixed, shown: productPortal, spoken });
    const sheets = await workbook(person, 'Tout télécharger pour 2025');
    expect(results(sheets).filter(([, difference]) => difference !== 0)).toEqual([]);
  });

  it('has with each payment its settlement, its method and its reference', async () => {
    const sheets = await workbook(await openPortal('/documents'));
    const [header = {}] = sheets.Payments?.filter((row) => Object.keys(row).length > 5) ?? [];
    const column = (label: string) => Object.keys(header).find((key) => header[key]?.value === label) ?? '';
    const payment = sheets.Payments?.find((row) => row[column('Loan')]?.value === 'DM-1042') ?? {};
    for (const label of ['Settled', 'Payment method', 'Reference'])
      expect(payment[column(label)]?.value, label).toBeTruthy();
  });

  it('lists what is not settled apart, and counts it nowhere', async () => {
    withActivities((activity) =>
      activity.loan_id === 1042 && activity.effective_date.startsWith('2025-06')
        ? { ...activity, status: 'failed' }
        : activity,
    );
    const sheets = await workbook(await openPortal('/documents'));
    expect(
      texts(sheets['Not counted']).filter((row) => row.includes('DM-1042') && row.includes('Failed')),
    ).toHaveLength(1);
    // The slip still has the payment: only its own check differs.
    expect(results(sheets).filter(([, difference]) => difference !== 0)).toEqual([['Summary', -1156.25]]);
  });

  it('lists what was earned by the end of the year and paid later', async () => {
    const sheets = await workbook(await openPortal('/documents'));
    const rows = texts(sheets.Accrued);
    expect(rows.at(-1)).toEqual(['Total, Taxable, CAD', '2565.65', '=']);
  });

  it('hides its amounts if amounts are hidden', async () => {
    const person = await openPortal('/documents');
    await person.click(await screen.findByRole('button', { name: 'Hide amounts' }));
    const sheets = await workbook(person);
    expect(JSON.stringify(sheets)).not.toMatch(/43645\.38|1156\.25/);
  });
});
