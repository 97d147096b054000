import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { today } from './day.ts';
import { everyoneSmall, openAs, type Person, written } from './everyInvestor.tsx';
import { aheadInLedger } from './figures/aheadInLedger.ts';
import { booksInLedger, entriesOf } from './figures/booksInLedger.ts';
import {
  activityTotals,
  incomeTotals,
  investedTotals,
  mortgageTotals,
  type TotalLine,
  together,
} from './figures/totalsInLedger.ts';
import { csvRecords } from './files/export/csvRecords.ts';
import { openWorkbook } from './files/export/openWorkbook.ts';
import { WorkerHere } from './files/export/workerHere.ts';
import { atClock } from './kinds/atClock.ts';
import { saidBy } from './saidBy.ts';
import { watchSaveFile } from './watchSaveFile.ts';

const saveFile = watchSaveFile();

const sections = ['portfolio-activity', 'direct-mortgage-activity', 'current-investment'];
const allTime = '/overview?portfolio-activity-period=120&direct-mortgage-activity-period=120';

/** The tables that are saved with totals, each with the totals of the ledger. */
const tables = {
  'Portfolio Activity': activityTotals,
  'Direct Mortgage Activity': mortgageTotals,
  'Current Investment': investedTotals,
};

async function saved(person: Person, name: string, kind: 'CSV' | 'Excel'): Promise<Blob> {
  saveFile.mockClear();
  await person.click(within(screen.getByRole('region', { name })).getByRole('button', { name: 'Export' }));
  await person.click(await screen.findByRole('menuitem', { name: kind }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [file] = saveFile.mock.lastCall ?? [];
  if (!file) throw new Error('Nothing was saved.');
  return file;
}

const cents = (figure: string | undefined) => Math.round(Number(figure) * 100);
const lineOf = ({ label, cents: own, currency }: TotalLine) => `${label} ${own} ${currency}`;

/** Splits rows at the empty ones. */
function portionsOf<Row>(rows: readonly Row[], isEmpty: (row: Row) => boolean): Row[][] {
  const portions: Row[][] = [[]];
  for (const row of rows) {
    if (isEmpty(row)) portions.push([]);
    else portions.at(-1)?.push(row);
  }
  return portions;
}

/** The days of all entries of a file, and the sums in cents of the settled ones by column. */
function entriesIn([header, ...own]: readonly (readonly string[])[]) {
  const at = (name: string) => header?.indexOf(name) ?? -1;
  const isSettled = (cells: readonly string[]) => ['Received', 'Reinvested'].includes(cells[at('Status')] ?? '');
  const currencies = [...new Set(own.map((cells) => cells[at('Currency')] ?? ''))].sort();
  const sum = (currency: string, name: string) =>
    own
      .filter((cells) => isSettled(cells) && cells[at('Currency')] === currency)
      .reduce((all, cells) => all + cents(cells[at(name)] || '0'), 0);
  return {
    days: own.map((cells) => cells[at('Date')] ?? '').sort(),
    sums: currencies.map((currency) => ({
      currency,
      gross: sum(currency, 'Gross'),
      fees: sum(currency, 'Fees'),
      tax: sum(currency, 'Tax withheld'),
      net: sum(currency, 'Net'),
      moved: sum(currency, 'Money in or out'),
    })),
  };
}

/** The same in the ledger, for all entries booked until today. */
function entriesInLedger(id: number) {
  const days = { start_date: '2000-01-01', end_date: today };
  const sums = [...booksInLedger(id, days, today)].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    days: entriesOf(id, days, today)
      .map(({ date }) => date)
      .sort(),
    sums: sums.map(([currency, { gross, fees, tax, net, otherFees, moneyIn, moneyOut }]) => ({
      currency,
      gross,
      fees: fees + otherFees,
      tax,
      net,
      moved: moneyIn - moneyOut,
    })),
  };
}

/** The rows below a header, each by its labels. */
const namedIn = ([header = [], ...rows]: readonly (readonly string[])[]): Record<string, string | undefined>[] =>
  rows.map((cells) => Object.fromEntries(header.map((label, at) => [label, cells[at]])));

/** The lines by investment and month, on the third sheet of a workbook. */
async function gridIn(file: Blob) {
  const { rows } = await openWorkbook(file, 3);
  const [head = {}, ...lines] = rows.slice(rows.findIndex(({ A }) => A?.value === 'Investment'));
  const columns = Object.keys(head);
  const written = [head, ...lines].map((row) => columns.map((column) => row[column]?.value ?? ''));
  return namedIn(written.map((cells) => cells.map((cell) => cell.replaceAll('\u00a0', ' '))));
}

/** The totals of a workbook. They have no currency, since it is in the format of the cell. */
async function totalsInWorkbook(file: Blob) {
  const { rows } = await openWorkbook(file, 2);
  const totals = portionsOf(rows, (row) => Object.keys(row).length === 0).at(-1) ?? [];
  return totals.map(({ A, B }) => `${A?.value} ${cents(B?.value)}`);
}

describe('The tables of every investor and their files', () => {
  atClock();

  beforeEach(() => {
    vi.stubGlobal('Worker', WorkerHere);
  });

  it.each(everyoneSmall)('have for $id the totals of the ledger, and name the amounts left out', async (one) => {
    const person = await openAs(one, allTime, ...sections);
    for (const [name, totals] of Object.entries(tables)) {
      const expected = totals(one.id, today);
      const region = screen.queryByRole('region', { name });
      if (expected.length === 0) {
        if (region) expect(within(region).getByRole('button', { name: 'Export' }), name).toBeDisabled();
        continue;
      }
      // Screen readers get the sign as a word.
      const shown = saidBy(region)?.replaceAll('minus ', '') ?? '';
      // The screen shows what all holdings are worth once, at the top.
      for (const { label, cents: own, currency } of name === 'Current Investment' ? [] : expected) {
        const isLeft = label.startsWith('Not included');
        if (own === 0 && !isLeft) {
          // A zero is shown only as the first total, and only if it has nothing else.
          if (label !== expected[0]?.label) expect(shown, name).not.toContain(`${label}${written(own, currency)}`);
          continue;
        }
        expect(shown, name).toContain(isLeft ? `${label} ${written(own, currency)}` : label);
        expect(shown, `${name}: ${label}`).toContain(written(own, currency));
      }
      if (name === 'Portfolio Activity') {
        const records = csvRecords(await (await saved(person, name, 'CSV')).text());
        expect(entriesIn(records)).toEqual(entriesInLedger(one.id));
      }
      const inWorkbook = await totalsInWorkbook(await saved(person, name, 'Excel'));
      expect(inWorkbook.sort(), name).toEqual(expected.map(({ label, cents: own }) => `${label} ${own}`).sort());
    }
  });

  it.each(everyoneSmall)('have for $id the same interest and principal of 2026 as the ledger', async (one) => {
    const person = await openAs(one, '/overview', 'income');
    const onItsWay = aheadInLedger(one.id, today)
      .filter(({ kind, date }) => kind === 'deposit' && date.startsWith('2026'))
      .map(({ cents: own, currency }) => ({ label: 'Deposit Pending', cents: own, currency }));
    const expected = [...incomeTotals(one.id, 2026, today), ...together(onItsWay)].map(lineOf);
    if (expected.length === 0) {
      expect(
        within(screen.getByRole('region', { name: 'Income' })).getByRole('button', { name: 'Export' }),
      ).toBeDisabled();
      return;
    }
    const rows = namedIn(csvRecords(await (await saved(person, 'Income', 'CSV')).text()));
    const found = rows
      .filter(({ Date: day = '' }) => day.startsWith('2026'))
      .map(({ Type, Status, Net, Principal, Currency = '' }) => ({
        label: `${Type} ${Status}`,
        cents: cents(Net || Principal),
        currency: Currency,
      }));
    expect(together(found).map(lineOf).sort()).toEqual(expected.sort());
    for (const { Gross = '', Fees, 'Tax withheld': tax, Net } of rows)
      if (Gross !== '') expect(cents(Gross) - cents(Fees) - cents(tax)).toBe(cents(Net));

    const workbook = await saved(person, 'Income', 'Excel');
    const sums = rows.map((row) => ({
      label: `${row.Type} · ${row.Status} · ${row['Account type']}`,
      cents: cents(row.Net || row.Principal),
      currency: row.Currency ?? '',
    }));
    const totals = together(sums).map(({ label, cents: own }) => `${label} ${own}`);
    expect((await totalsInWorkbook(workbook)).sort()).toEqual(totals.sort());
    const inMonths = (await gridIn(workbook)).flatMap((line) =>
      Object.entries(line).flatMap(([month, figure]) =>
        /^\w{3} 2026$/.test(month) && line.Status !== 'Not yet declared' && figure !== ''
          ? [{ label: `Payment ${line.Status}`, cents: cents(figure), currency: line.Currency ?? '' }]
          : [],
      ),
    );
    const payments = incomeTotals(one.id, 2026, today)
      .filter(({ label }) => label.startsWith('Payment'))
      .map((line) => ({
        ...line,
        label: line.label.replace('Reinvested', 'Received').replace('Scheduled', 'Expected'),
      }));
    expect(together(inMonths).map(lineOf).sort()).toEqual(together(payments).map(lineOf).sort());
  });
});
