import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { money } from '../../../src/format/money.ts';
import { amount } from '../../../src/sandbox/ledger/money.ts';
import { calls, openPortal, sandbox } from '../../openPortal.tsx';
import { overviewOf } from '../../portal/overviewOf.ts';
import { incomeInLedger, sumOf } from '../../portfolio/incomeInLedger.ts';
import { saidBy } from '../../saidBy.ts';
import { answerWith } from '../../sections/answerWith.ts';
import { atClock } from '../../sections/atClock.ts';
import { watchSaveFile } from '../../watchSaveFile.ts';

const saveFile = watchSaveFile();

const user = 'investor@northline.test';
const shown = overviewOf('income');
const today = '2026-07-10';
const region = () => screen.findByRole('region', { name: 'Income' });
const schedules = () => calls.filter(({ path }) => path === operations.loanDetails.path);
const dollars = (cents: number) => money(amount(cents), 'CAD', 'en-CA');

async function open(path = '/overview#income', as = user) {
  const person = await openPortal(path, { user: as, shown });
  const part = await region();
  await within(part).findByRole('combobox', { name: 'Year' });
  await waitFor(() => expect(part.querySelector('[aria-busy="true"]')).toBeNull());
  return person;
}

const months = async () =>
  within(await within(await region()).findByRole('table', { name: 'Income' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(saidBy));

describe('Income', () => {
  atClock();

  it('asks for nothing until it is opened, and is folded again on request', async () => {
    const person = await openPortal('/overview', { user, shown: overviewOf('overview', 'income') });
    await screen.findAllByText('$41,230.18');
    const show = await screen.findByRole('button', { name: 'Show income by month', expanded: false });
    expect(schedules()).toHaveLength(0);
    expect(within(await region()).queryByRole('combobox')).toBeNull();
    await person.click(show);
    expect(await within(await region()).findByRole('combobox', { name: 'Year' })).toHaveValue('2026');
    await waitFor(() => expect(schedules()).toHaveLength(2));
    await person.click(within(await region()).getByRole('button', { name: 'Hide income by month', expanded: true }));
    expect(within(await region()).queryByRole('combobox')).toBeNull();
  });

  it('is opened by a link that names it', async () => {
    await open('/overview#income');
    expect(await region()).toHaveTextContent('Received in 2026');
  });

  it.each([501, 502, 503])('shows of investor %i, newest first, what the ledger received and will pay', async (id) => {
    const person = await open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), String(id));
    const { received, expected, due } = incomeInLedger(id, 2026, today);
    const cell = (figures: Map<string, number>, month: string) => {
      const cents = figures.get(month);
      return cents === undefined ? '–' : dollars(cents);
    };
    const known = [...new Set([...received.keys(), ...expected.keys()])].sort().reverse();
    await waitFor(async () =>
      expect((await months()).map((row) => row.slice(1))).toEqual(
        known.map((month) => [cell(received, month), cell(expected, month)]),
      ),
    );
    const part = await region();
    expect(part).toHaveTextContent(`Received in 2026${dollars(sumOf(received))}`);
    expect(part).toHaveTextContent(`Expected in 2026${dollars(sumOf(expected))}`);
    if (due > 0) expect(part).toHaveTextContent(`Principal due in 2026${dollars(due)}`);
    else expect(part).not.toHaveTextContent('Principal due');
  });

  it('names what failed beside the sums, never in them', async () => {
    const person = await open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), '502');
    await waitFor(async () => expect(await region()).toHaveTextContent('Failed in 2026, not included$750.00'));
  });

  it('says what a fund has not declared, with the amount of its next payment as a guide', async () => {
    await open();
    expect(await region()).toHaveTextContent(
      'Payments of Northline MIC – Class B after Jul 15, 2026 have not been declared yet (about $1,510.42 each).',
    );
  });

  it('lists what is repaid apart from income', async () => {
    await open();
    const title = await within(await region()).findByText('Maturities and repayments');
    expect(title.parentElement).toHaveTextContent('Nov 1, 2026Hamilton second mortgageRepayment$150,000.00');
    expect((await months()).find(([month]) => month === 'Nov 2026')).toEqual(['Nov 2026', '–', '$2,375.00']);
  });

  it('has of a loan that was repaid its interest among what was received, and its principal apart', async () => {
    await open('/overview?income-year=2025');
    const part = await region();
    expect(part).toHaveTextContent('Received in 2025$45,047.43Of which reinvested in 2025$16,317.09Expected in 2025–');
    expect(part).toHaveTextContent('Principal repaid in 2025$170,000.00');
    const title = within(part).getByText('Maturities and repayments');
    expect(
      within(title.parentElement as HTMLElement)
        .getAllByRole('listitem')
        .map(saidBy),
    ).toEqual(['Feb 1, 2025London duplexRepayment$20,000.00', 'Nov 1, 2025London duplexRepayment$150,000.00']);
  });

  it('expects nothing of a fund without a schedule, and says so without an amount', async () => {
    answerWith('investmentList', ({ investments }) => {
      const [fund] = investments as Record<string, unknown>[];
      Object.assign(fund ?? {}, { next_payment_date: null, next_payment_amount: null });
    });
    answerWith('portfolioActivities', (data) => {
      const rows = data.activities as Record<string, unknown>[];
      Object.assign(data, { activities: rows.filter(({ status }) => status !== 'scheduled') });
    });
    const person = await open();
    const part = await region();
    expect(part).toHaveTextContent(
      'Payments of Northline MIC – Class B have not been declared yet. They are not included.',
    );
    expect((await months()).find(([month]) => month === 'Jul 2026')).toEqual(['Jul 2026', '$2,375.00', '–']);
    await person.selectOptions(within(part).getByRole('combobox', { name: 'Year' }), '2025');
    await waitFor(async () => expect(await region()).toHaveTextContent('Received in 2025$45,047.43'));
    expect(await region()).not.toHaveTextContent('declared');
  });

  it('shows the year of the address, and offers every year with payments', async () => {
    const person = await open('/overview?income-year=2025');
    const year = await within(await region()).findByRole('combobox', { name: 'Year' });
    expect(year).toHaveValue('2025');
    expect(within(year).getAllByRole('option').map(saidBy)).toEqual(['2027', '2026', '2025', '2024']);
    expect((await months())[0]?.[0]).toBe('Dec 2025');
    await person.selectOptions(year, '2027');
    expect(window.location.search).toBe('?income-year=2027');
    expect((await months())[0]).toEqual(['Sep 2027', '–', '$1,218.75']);
  });

  it('names a loan whose schedule fails, never takes its next payment for interest, and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/loan/details' });
    const person = await open();
    const part = await region();
    expect(await within(part).findByRole('alert')).toHaveTextContent(
      'Upcoming payments are not known for Hamilton second mortgage, Foundry Lane retail block',
    );
    expect((await months()).map(([month]) => month)).not.toContain('Aug 2026');
    sandbox.faults.length = 0;
    await person.click(within(part).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await months()).map(([month]) => month)).toContain('Aug 2026'));
  });

  it('puts a payment without a date last', async () => {
    answerWith('investmentList', ({ investments }) => {
      const [fund] = investments as Record<string, unknown>[];
      Object.assign(fund ?? {}, { next_payment_date: null });
    });
    await open();
    expect(
      (await within(await region()).findByRole('heading', { name: 'Date not set' })).parentElement,
    ).toHaveTextContent('Northline MIC – Class BPayment$1,510.42');
  });

  it('asks for at most 24 schedules, four at a time, and says so', async () => {
    answerWith('investmentList', (data) => {
      const loan = (data.investments as Record<string, unknown>[])[1];
      data.investments = Array.from({ length: 30 }, (_, index) => ({
        ...loan,
        investment_id: 8000 + index,
        loan_id: index === 0 ? 1042 : 9000 + index,
      }));
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let [running, most] = [0, 0];
    answerWith('loanDetails', () => undefined);
    const { handle } = sandbox;
    vi.spyOn(sandbox, 'handle').mockImplementation(async (request) => {
      const isSchedule = request.url.endsWith(operations.loanDetails.path);
      if (isSchedule) running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, 5));
      const answer = await handle(request);
      if (isSchedule) running -= 1;
      return answer;
    });
    await open();
    expect(await within(await region()).findByText(/Those of 6 more loans are left out/)).toBeVisible();
    expect(new Set(schedules().map(({ body }) => body.loan_id)).size).toBe(24);
    expect(most).toBe(4);
  });

  it('shows each currency by itself', async () => {
    await open('/overview#income', 'mixed@northline.test');
    const part = await region();
    await waitFor(() => expect(within(part).getAllByText('Expected in 2026')).toHaveLength(2));
    expect(part).toHaveTextContent(/Received in 2026US\$/);
    expect(part).toHaveTextContent(/Received in 2026\$/);
  });

  it('adds the payments to a calendar under the ids that Upcoming uses, and leaves hidden amounts out', async () => {
    const person = await open();
    const save = async () => {
      saveFile.mockClear();
      await person.click(within(await region()).getByRole('button', { name: 'Add to calendar' }));
      await waitFor(() => expect(saveFile).toHaveBeenCalled());
      return (await saveFile.mock.lastCall?.[0].text()) ?? '';
    };
    const file = await save();
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(21);
    expect(file).toContain('UID:loan-1042-2026-08-01-interest@');
    expect(file).toContain('UID:loan-1042-2026-11-01-principal@');
    expect(file).toContain('SUMMARY:Matures · Hamilton second mortgage · $150\\,000.00');
    await person.click(screen.getByRole('button', { name: 'Hide amounts' }));
    expect(await save()).not.toMatch(/\$|151\\,|••/);
  });

  it('writes every event into the calendar as Upcoming does', async () => {
    const person = await openPortal('/overview#income', { user, shown: overviewOf('upcoming', 'income') });
    const saved = async (name: string) => {
      const part = await screen.findByRole('region', { name });
      await waitFor(() => expect(part.querySelector('[aria-busy="true"]')).toBeNull());
      saveFile.mockClear();
      await person.click(await within(part).findByRole('button', { name: 'Add to calendar' }));
      await waitFor(() => expect(saveFile).toHaveBeenCalled());
      const file = (await saveFile.mock.lastCall?.[0].text())?.replaceAll('\r\n ', '') ?? '';
      return new Map([...file.matchAll(/UID:(.*)\r\n[\s\S]*?SUMMARY:(.*)\r\n/g)].map(([, id, title]) => [id, title]));
    };
    const income = await saved('Income');
    const upcoming = await saved('Upcoming');
    expect(income.size).toBe(21);
    for (const [id, title] of income) expect(title).toBe(upcoming.get(id));
  });

  it('says that a year has no payments', async () => {
    answerWith('portfolioActivities', (data, { start_date }) =>
      String(start_date).startsWith('2025-') ? Object.assign(data, { activities: [], total: 0, last_page: 1 }) : data,
    );
    await open('/overview?income-year=2025');
    expect(await within(await region()).findByText('No payments in 2025.')).toBeVisible();
  });

  it('says so if there is nothing', async () => {
    await openPortal('/overview#income', { user: 'empty@northline.test', shown });
    expect(await within(await region()).findByText('No income yet')).toBeVisible();
  });
});
