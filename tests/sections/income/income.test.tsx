import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { money } from '../../../src/format/money.ts';
import { monthlyFigures } from '../../../src/sandbox/ledger/figures.ts';
import { amount } from '../../../src/sandbox/ledger/money.ts';
import { nextPayment } from '../../../src/sandbox/ledger/nextPayment.ts';
import { seedPortfolio } from '../../../src/sandbox/ledger/portfolio.ts';
import { sharedSchedule } from '../../../src/sandbox/ledger/schedule.ts';
import { calls, openPortal, sandbox } from '../../openPortal.tsx';
import { overviewOf } from '../../portal/overviewOf.ts';
import { watchSaveFile } from '../../watchSaveFile.ts';
import { answerWith } from '../answerWith.ts';
import { atClock } from '../atClock.ts';

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
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** What is paid in each month of a year according to the ledger: interest alone, and what repays a loan. */
function paidIn(year: number, investorId: number) {
  const paid = new Map<string, number>();
  let repaid = 0;
  for (const holding of seedPortfolio(investorId, today).holdings) {
    const next = nextPayment(holding, today);
    const lines =
      holding.kind === 'fund'
        ? next
          ? [{ date: next.date, cents: next.cents, principal: 0 }]
          : []
        : sharedSchedule(holding, today).map((payment) => ({
            date: payment.date,
            cents: payment.share,
            principal: payment.principal,
          }));
    for (const { date, cents, principal } of lines) {
      if (!date.startsWith(String(year))) continue;
      if (principal > 0) repaid += cents;
      else paid.set(date.slice(0, 7), (paid.get(date.slice(0, 7)) ?? 0) + cents);
    }
  }
  return { paid, repaid };
}

describe('Income', () => {
  atClock();

  it('asks for nothing until it is opened, and is folded again on request', async () => {
    const person = await openPortal('/overview', { user });
    const part = await region();
    await screen.findAllByText('$88,081.37');
    expect(schedules()).toHaveLength(0);
    expect(within(part).queryByRole('combobox')).toBeNull();
    await person.click(within(part).getByRole('button', { name: 'Show income by month', expanded: false }));
    expect(await within(await region()).findByRole('combobox', { name: 'Year' })).toHaveValue('2026');
    await waitFor(() => expect(schedules()).toHaveLength(2));
    await person.click(within(await region()).getByRole('button', { name: 'Hide income by month', expanded: true }));
    expect(within(await region()).queryByRole('combobox')).toBeNull();
  });

  it('is opened by a link that names it', async () => {
    await open('/overview#income');
    expect(await region()).toHaveTextContent('Earned in 2026');
  });

  it.each([501, 502, 503])('shows of investor %i, newest first, what the ledger earned and will pay', async (id) => {
    const person = await open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), String(id));
    const portfolio = seedPortfolio(id, today);
    const { paid, repaid } = paidIn(2026, id);
    const earned = monthlyFigures(portfolio, portfolio.holdings).filter(({ month }) => month.startsWith('2026'));
    const cells = (figures: Map<string, number>, month: string) => {
      const cents = figures.get(month);
      return cents === undefined ? '–' : dollars(cents);
    };
    const byMonth = new Map(earned.map(({ month, income }) => [month, income]));
    const known = [...new Set([...byMonth.keys(), ...paid.keys()])].sort().reverse();
    await waitFor(async () =>
      expect((await months()).map((row) => row.slice(1))).toEqual(
        known.map((month) => [cells(byMonth, month), cells(paid, month)]),
      ),
    );
    const part = await region();
    const sum = (figures: Iterable<number>) => dollars([...figures].reduce((all, one) => all + one, 0));
    expect(part).toHaveTextContent(`Earned in 2026${sum(byMonth.values())}`);
    expect(part).toHaveTextContent(`Payments ahead in 2026${sum(paid.values())}`);
    if (repaid > 0) expect(part).toHaveTextContent(`Repayments in 2026${dollars(repaid)}`);
    else expect(part).not.toHaveTextContent('Repayments');
  });

  it('lists what is repaid apart from income', async () => {
    await open();
    const title = await within(await region()).findByText('Maturities and repayments');
    expect(title.parentElement).toHaveTextContent('Nov 1, 2026Hamilton second mortgageRepayment$151,156.25');
    expect((await months()).find(([month]) => month === 'Nov 2026')).toEqual(['Nov 2026', '–', '$1,218.75']);
  });

  it('shows the year of the address, and offers every year with income or payments', async () => {
    const person = await open('/overview?income-year=2025');
    const year = await within(await region()).findByRole('combobox', { name: 'Year' });
    expect(year).toHaveValue('2025');
    expect(
      within(year)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['2027', '2026', '2025', '2024']);
    expect((await months())[0]?.[0]).toBe('Dec 2025');
    await person.selectOptions(year, '2027');
    expect(window.location.search).toBe('?income-year=2027');
    expect((await months())[0]).toEqual(['Aug 2027', '–', '$1,218.75']);
  });

  it('names a loan whose schedule fails, uses its next payment and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/loan/details' });
    const person = await open();
    const part = await region();
    expect(await within(part).findByRole('alert')).toHaveTextContent(
      'Only the next payment is shown for Hamilton second mortgage, Foundry Lane retail block',
    );
    expect((await months()).find(([month]) => month === 'Aug 2026')?.[2]).toBe('$2,375.00');
    expect((await months()).map(([month]) => month)).not.toContain('Sep 2026');
    sandbox.faults.length = 0;
    await person.click(within(part).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await months()).map(([month]) => month)).toContain('Sep 2026'));
  });

  it('takes a next payment on the day of maturity for a repayment, and puts one without a date last', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/loan/details' });
    answerWith('investmentList', ({ investments }) => {
      const [fund, hamilton] = investments as Record<string, unknown>[];
      Object.assign(fund ?? {}, { next_payment_date: null });
      Object.assign(hamilton ?? {}, { maturity_date: '2026-08-01' });
    });
    await open();
    const part = await region();
    expect((await within(part).findByText('Maturities and repayments')).parentElement).toHaveTextContent(
      'Aug 1, 2026Hamilton second mortgageRepayment$1,156.25',
    );
    expect(within(part).getByRole('heading', { name: 'Date not set' }).parentElement).toHaveTextContent(
      'Northline MIC – Class BPayment$1,510.42',
    );
    expect(part).toHaveTextContent('Payments ahead in 2026$1,218.75');
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
    expect(await within(await region()).findByText(/For 6 more loans, only the next payment is shown/)).toBeVisible();
    expect(new Set(schedules().map(({ body }) => body.loan_id)).size).toBe(24);
    expect(most).toBe(4);
  });

  it('shows each currency by itself', async () => {
    answerWith('investmentList', ({ investments }) => {
      Object.assign((investments as object[])[0] ?? {}, { currency: 'USD' });
    });
    await open();
    const part = await region();
    expect(within(part).getAllByText('Payments ahead in 2026')).toHaveLength(2);
    expect(part).toHaveTextContent('Payments ahead in 2026US$1,510.42');
    expect(part).toHaveTextContent('Payments ahead in 2026$9,562.50');
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
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(19);
    expect(file).toContain('UID:investments-7002-2026-08-01@');
    expect(file).toContain('UID:investments-7002-maturity_date@');
    expect(file).toContain('SUMMARY:Repayment · Hamilton second mortgage · $151\\,156.25');
    await person.click(screen.getByRole('button', { name: 'Hide amounts' }));
    expect(await save()).not.toMatch(/\$|151\\,|••/);
  });

  it('says so if there is nothing', async () => {
    await openPortal('/overview#income', { user: 'empty@northline.test', shown });
    expect(await within(await region()).findByText('No income yet')).toBeVisible();
  });
});
