import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { csvRecords } from '../../files/export/csvRecords.ts';
import { WorkerHere } from '../../files/export/workerHere.ts';
import { calls, openPortal, sandbox, server } from '../../openPortal.tsx';
import { withOverview } from '../../portal/overviewOf.ts';
import { productPortal } from '../../portal/productPortal.ts';
import { saidBy } from '../../saidBy.ts';
import { users } from '../../users.ts';
import { watchSaveFile } from '../../watchSaveFile.ts';
import { atClock } from '../atClock.ts';

const saveFile = watchSaveFile();
const shown = withOverview(productPortal, ['current-investment']);
const region = () => screen.getByRole('region', { name: 'Current Investment' });
const table = () => screen.findByRole('table', { name: 'Current Investment' });

async function open(as = users.investor, path = '/overview') {
  const person = await openPortal(path, { user: as, shown });
  await waitFor(() => expect(region().querySelector('[aria-busy="true"]')).toBeNull());
  return person;
}

const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map(saidBy);
const rowOf = async (name: string) => (await rows()).find((row) => row?.startsWith(name));

/** Answers a query with part of its answer changed. */
function withAnswer(operation: keyof typeof operations, change: (data: never) => void) {
  server.use(
    http.post(`*/api${operations[operation].path}`, async ({ request }) => {
      const body = await (await sandbox.handle(request))?.json();
      change(body.data as never); // Its content depends on the query.
      return HttpResponse.json(body);
    }),
  );
}

describe('the holdings', () => {
  atClock();

  it('lists under the years of maturity when the money of each holding is free, with its value', async () => {
    await open(users.investor, '/overview?allocation-by=allocations.by_maturity_year');
    const days = await screen.findByRole('table', { name: 'When money is free' });
    const listed = within(days).getAllByRole('row').slice(1).map(saidBy);
    expect(listed).toEqual([
      'Aug 1, 2026Northline MIC – Class BLast day to give notice, to redeem on Sep 30, 2026$250,000.00',
      'Nov 1, 2026Hamilton second mortgageMatures$150,000.00',
      'Sep 1, 2027Foundry Lane retail blockMatures$150,000.00',
    ]);
  });

  it('show for each holding its kind, its state, and when and how its money is available', async () => {
    await open();
    await waitFor(async () => expect(await rowOf('Hamilton')).toContain('Up to date'));
    expect(await rows()).toEqual([
      expect.stringMatching(
        /^Northline MIC – Class BFund, 2,500 units at \$100\.00.*7\.25%–Sep 30, 2026with 60 days’ notice.*\$250,000\.00/,
      ),
      expect.stringMatching(
        /^Hamilton second mortgage2nd mortgage, Hamilton ONUp to date.*9\.25%67\.06%Nov 1, 2026at maturity.*\$150,000\.00/,
      ),
      expect.stringMatching(
        /^Foundry Lane retail block12\.50% of a 1st mortgage, Toronto ONUp to date.*Sep 1, 2027at maturity.*\$150,000\.00/,
      ),
    ]);
    expect(await rowOf('Northline')).not.toContain('Up to date');
    expect(within(await table()).getByRole('link', { name: 'Hamilton second mortgage' })).toHaveAttribute(
      'href',
      '/overview/1042',
    );
  });

  it('open the facts of a fund in a dialog, and show the averages and the split', async () => {
    const person = await open();
    expect(saidBy(region())).toContain('8.48% average rate65.11% average LTV of loans');
    expect(within(region()).getByRole('img', { name: /^By type: Fund \$250,000\.00 \(45\.45%\)/ })).toBeInTheDocument();
    await person.click(within(region()).getByRole('button', { name: 'Details of Northline MIC – Class B' }));
    const dialog = await screen.findByRole('dialog', { name: 'Northline MIC – Class B' });
    expect(await within(dialog).findByText('Fund facts')).toBeInTheDocument();
    expect(saidBy(dialog)).toContain('Money availableSep 30, 2026');
  });

  it('show how many days a loan is past due, and do not call it up to date', async () => {
    const person = await open();
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Investor' }), '502');
    await waitFor(async () => expect((await rows()).join()).toMatch(/\d+ days past due/));
    for (const row of await rows()) if (row?.includes('past due')) expect(row).not.toContain('Up to date');
  });

  it('do not make money available before the end of the lock-up', async () => {
    withAnswer('investmentList', ({ investments }: { investments: Record<string, unknown>[] }) => {
      Object.assign(investments[0] ?? {}, { lockup_end_date: '2027-03-31' });
    });
    await open();
    expect(await rowOf('Northline')).toContain('Mar 31, 2027with 60 days’ notice');
    expect(await rowOf('Northline')).not.toContain('Sep 30, 2026');
  });

  it('hide every amount and keep the percentages', async () => {
    localStorage.setItem('hides_amounts', '1');
    await open();
    expect(await rowOf('Northline')).toContain('7.25%');
    expect(saidBy(region())).toContain('45.45%');
    expect(region()).not.toHaveTextContent(/\$\d/);
  });

  it('draw the pictures of the loans, and an icon for one without a picture', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(
      http.post(`*/api${operations.loanDetails.path}`, async ({ request }) => {
        const { loan_id } = (await request.clone().json()) as { loan_id: number };
        if (loan_id === 2017) return HttpResponse.json({ message: 'Broken' }, { status: 404 });
        return sandbox.handle(request);
      }),
    );
    await open();
    const pictureOf = async (name: string) =>
      within(await table())
        .getByText(name)
        .closest('tr')
        ?.querySelector('img')
        ?.getAttribute('src');
    await waitFor(async () => expect(await pictureOf('Hamilton second mortgage')).toMatch(/^data:image\//));
    await waitFor(() => expect(calls.filter(({ path }) => path === operations.loanDetails.path)).toHaveLength(2));
    expect(await pictureOf('Foundry Lane retail block')).toBeUndefined();
    expect(await pictureOf('Northline MIC – Class B')).toBeUndefined();
    expect(within(region()).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('load the pictures of the visible page, not of all 500', async () => {
    await open(users.large);
    const asked = () => calls.filter(({ path }) => path === operations.loanDetails.path).length;
    const links = within(await table()).getAllByRole('link').length;
    await waitFor(() => expect(asked()).toBe(links));
  });

  it('load no picture if only funds are held', async () => {
    await open(users.fund);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect((await rows()).length).toBeGreaterThan(0);
    expect(calls.map(({ path }) => path)).not.toContain(operations.loanDetails.path);
  });

  it('say that nothing is held yet, without averages and a bar', async () => {
    await open(users.empty);
    expect(region()).toHaveTextContent('No investments yet');
    expect(region()).not.toHaveTextContent('average');
    expect(within(region()).queryByRole('combobox', { name: 'Split' })).not.toBeInTheDocument();
  });

  it('name the currency of the averages if there are holdings in another', async () => {
    await open(users.mixed);
    expect(saidBy(region())).toMatch(/average rate \((CAD|USD)\)/);
  });

  it('name the account of each holding only if there are several accounts', async () => {
    await open(users.mixed);
    const names = within(await table())
      .getAllByRole('link')
      .map(saidBy);
    expect(names).toEqual([
      'Quai des Éclusiers offices, Cash (taxable)',
      'Quai des Éclusiers offices, TFSA (registered)',
    ]);
    const details = within(region()).getAllByRole('button', { name: /^Details of Quai des/ });
    expect(new Set(details.map((button) => button.getAttribute('aria-label') ?? saidBy(button))).size).toBe(2);
  });

  it('are split by account if there are several, and those of one account are not', async () => {
    const person = await open(users.mixed);
    const split = await within(region()).findByRole('combobox', { name: 'Split' });
    await person.selectOptions(split, 'By account');
    const bar = within(region()).getByRole('img', { name: /^By account/ });
    expect(bar).toHaveAccessibleName(
      'By account: TFSA (registered) $115,787.96 (35.54%), Cash (taxable) $210,000.00 (64.46%)',
    );
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Investor' }), '852');
    await waitFor(() => expect(within(region()).queryByRole('img', { name: /^By account/ })).toBeNull());
    const ways = within(await within(region()).findByRole('combobox', { name: 'Split' })).getAllByRole('option');
    expect(ways.map(saidBy)).not.toContain('By account');
  });

  /** The rows of the holdings as a CSV file has them, under its header. */
  async function saved(as?: string): Promise<[head: string[], ...records: string[][]]> {
    vi.stubGlobal('Worker', WorkerHere);
    const person = await open(as);
    await person.click(within(region()).getByRole('button', { name: 'Export' }));
    await person.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const [head = [], ...records] = csvRecords((await saveFile.mock.lastCall?.[0].text()) ?? '');
    return [head, ...records];
  }

  it('have in their file account, loan, units and price, the next payment and the day of the values', async () => {
    const [head, ...records] = await saved(users.mixed);
    const wanted = [
      'Account type',
      'Loan',
      'Units',
      'Unit price',
      'Next payment',
      'Next payment amount',
      'Values as of',
    ];
    const told = records.map((cells) => [cells[0], ...wanted.map((name) => cells[head.indexOf(name)])].join(' '));
    expect(told).toEqual([
      'Northline MIC – Class A Cash (taxable)  1200 100.0000 2026-07-15 675.00 2026-06-30',
      'Quai des Éclusiers offices Cash (taxable) NL-2025-031   2026-08-01 712.50 2026-06-30',
      'Northline US Bridge Fund – Class U Cash (taxable)  1600 50.0000 2026-07-15 520.00 2026-06-30',
      'Northline MIC – Class B TFSA (registered)  707.8796 100.0000 2026-07-15 427.68 2026-06-30',
      'Quai des Éclusiers offices TFSA (registered) NL-2025-031   2026-08-01 356.25 2026-06-30',
    ]);
  });

  it('save the day on which the money is available as in the rows', async () => {
    const [head, ...records] = await saved();
    const at = head.indexOf('Money available');
    const told = records.slice(0, 3).map((cells) => [cells[0], cells[at], cells[at + 1]]);
    expect(told).toEqual([
      ['Northline MIC – Class B', '2026-09-30', 'with 60 days’ notice'],
      ['Hamilton second mortgage', '2026-11-01', 'at maturity'],
      ['Foundry Lane retail block', '2027-09-01', 'at maturity'],
    ]);
  });
});
