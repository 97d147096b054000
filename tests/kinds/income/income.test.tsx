import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { amount } from '../../../src/sandbox/ledger/money.ts';
import { money } from '../../../src/values/money.ts';
import { today } from '../../day.ts';
import { incomeInLedger } from '../../figures/incomeInLedger.ts';
import { csvRecords } from '../../files/export/csvRecords.ts';
import { openWorkbook } from '../../files/export/openWorkbook.ts';
import { WorkerHere } from '../../files/export/workerHere.ts';
import { calls, openPortal, sandbox } from '../../openPortal.tsx';
import { overviewOf } from '../../portal/overviewOf.ts';
import { saidBy } from '../../saidBy.ts';
import { users } from '../../users.ts';
import { watchSaveFile } from '../../watchSaveFile.ts';
import { answerWith } from '../answerWith.ts';
import { atClock } from '../atClock.ts';

const saveFile = watchSaveFile();

const shown = overviewOf('income');
const region = () => screen.findByRole('region', { name: 'Income' });
const schedules = () => calls.filter(({ path }) => path === operations.loanDetails.path);
const dollars = (cents: number) => money(amount(cents), 'CAD', 'en-CA');

async function open(path = '/overview', as = users.investor) {
  const person = await openPortal(path, { user: as, shown });
  const part = await region();
  await within(part).findAllByText(/^Received, /);
  await waitFor(() => expect(part.querySelector('[aria-busy="true"]')).toBeNull());
  return person;
}

type Answer = ReturnType<typeof sandbox.handle>;

/** Lets each answer of the sandbox through `pass`, until the end of the test. */
function watchSandbox(pass: (isSchedule: boolean, answer: () => Answer) => Answer) {
  answerWith('loanDetails', () => undefined);
  const { handle } = sandbox;
  const spy = vi
    .spyOn(sandbox, 'handle')
    .mockImplementation((request) => pass(request.url.endsWith(operations.loanDetails.path), () => handle(request)));
  onTestFinished(() => spy.mockRestore());
}

/** The rows of a sheet of a workbook as texts. */
async function rowsOf(file: Blob, sheet: number) {
  const { rows } = await openWorkbook(file, sheet);
  return rows.map((row) =>
    Object.values(row)
      .map(({ value }) => value)
      .join(' '),
  );
}

/** What a screen reader says about a column. */
const sentenceOf = (column: Element) => saidBy(column.querySelector('.visuallyHidden'));
const columns = async () =>
  within(within(await region()).getByRole('group', { name: 'Income, July 2025 to June 2027' })).getAllByRole('button');
const column = async (month: string) =>
  within(await region()).findByRole('button', { name: new RegExp(`^${month}: `) });
const payments = async (month: string) =>
  within(await within(await region()).findByRole('region', { name: month }))
    .getAllByRole('listitem')
    .map(saidBy);

describe('Income', () => {
  atClock();

  it('shows what was received, this month’s total and what is expected, as in the worked example', async () => {
    await open();
    const part = await region();
    expect(part).toHaveTextContent(
      'Received, Jul 2025 to Jun 2026$41,172.89$24,161.59 paid out, $17,011.30 reinvested',
    );
    expect(part).toHaveTextContent('In July$3,885.42$2,375.00 received, $1,510.42 on Jul 15');
    expect(part).toHaveTextContent(
      'Expected, Aug 2026 to Jun 2027$18,031.25plus about $1,510 a month, not yet declared',
    );
    expect(within(part).getByText('Northline MIC – Class B, not yet declared')).toBeVisible();
  });

  it('says in one sum what several funds have not declared yet', async () => {
    answerWith('investmentList', ({ investments }) => {
      const funds = investments as Record<string, unknown>[];
      funds.push({ ...funds[0], investment_id: 7009, fund_id: 19, name: 'Growth Fund' });
    });
    await open();
    const sentence = /2027\$18,031\.25plus about \$3,021 a month, not yet declared/;
    await waitFor(async () => expect(await region()).toHaveTextContent(sentence));
    expect(within(await region()).getByText('Not yet declared')).toBeVisible();
  });

  it('describes each of its 24 months in a sentence', async () => {
    await open();
    const names = (await columns()).map(sentenceOf);
    expect(names).toHaveLength(24);
    expect(names[12]).toBe('July 2026: $2,375.00 received, $1,510.42 expected');
    expect(names[13]).toBe('August 2026: $2,375.00 expected, about $1,510 not yet declared, notice due Aug 1, 2026');
    expect(names[16]).toBe(
      'November 2026: $2,375.00 expected, about $1,510 not yet declared, $150,000.00 of principal due, not income',
    );
  });

  it('draws the activities without waiting for the schedules of loans', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    watchSandbox(async (isSchedule, answer) => {
      if (isSchedule) await held;
      return answer();
    });
    await openPortal('/overview', { shown });
    expect(await column('June 2026')).toHaveAccessibleName(/received$/);
    expect((await region()).querySelector('[aria-busy="true"]')).not.toBeNull();
    release();
    await waitFor(async () =>
      expect(await column('December 2026')).toHaveAccessibleName(/^December 2026: \$1,218.75 /),
    );
  });

  it('is one tab stop, and the arrow keys lead from month to month', async () => {
    const person = await open();
    expect((await columns()).filter(({ tabIndex }) => tabIndex === 0)).toEqual([await column('July 2026')]);
    (await column('July 2026')).focus();
    await person.keyboard('{ArrowRight}');
    expect(await column('August 2026')).toHaveFocus();
    await person.keyboard('{End}');
    expect(await column('June 2027')).toHaveFocus();
    await person.keyboard('{Home}{Enter}');
    expect(await column('July 2025')).toHaveAttribute('aria-expanded', 'true');
    await person.keyboard('{Escape}');
    expect(await column('July 2025')).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens the payments of a month, and keeps the month in the address', async () => {
    const person = await open();
    await person.click(await column('July 2026'));
    expect(window.location.search).toBe('?income-month=2026-07');
    expect(await payments('July 2026')).toEqual([
      'Jul 1, 2026Foundry Lane retail blockJune 2026 interest$1,406.25 less fee $187.50Received$1,218.75',
      'Jul 1, 2026Hamilton second mortgageJune 2026 interest$1,281.25 less fee $125.00Received$1,156.25',
      'Jul 15, 2026Northline MIC – Class BJune 2026 distribution15.1042 units at $100.0000Scheduled, reinvested$1,510.42',
    ]);
    await person.click(within(await region()).getByRole('button', { name: 'Next month' }));
    expect((await payments('August 2026')).at(-1)).toContain(
      'Give notice by Aug 1, 2026 to redeem Northline MIC – Class B on Sep 30, 2026.',
    );
    await person.click(within(await region()).getByRole('button', { name: 'Close month' }));
    expect(window.location.search).toBe('');
  });

  it('lists principal separately from income, and marks undeclared amounts as approximate', async () => {
    await open('/overview?income-month=2026-11');
    const rows = await payments('November 2026');
    expect(rows).toContain('Nov 1, 2026Hamilton second mortgagePrincipal, not incomeExpected$150,000.00');
    expect(rows).toContain('–Northline MIC – Class BDistributionNot yet declaredabout $1,510');
    expect(await within(await region()).findByRole('region', { name: 'November 2026' })).toHaveTextContent(
      'November 2026$2,375.00 expected$2,375.00',
    );
  });

  it('says so if the address names a month that it does not have', async () => {
    await open('/overview?income-month=1999-01');
    expect(await region()).toHaveTextContent('Month “1999-01” does not exist; showing all months.');
  });

  it.each([501, 502, 503])('shows for investor %i, as a table, what the ledger received and will pay', async (id) => {
    const person = await open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), String(id));
    await within(await region()).findAllByText(/^Received, /);
    await person.click(within(await region()).getByRole('button', { name: 'Show as table' }));
    const { received, expected } = incomeInLedger(id, 2026, today);
    const cell = (figures: Map<string, number>, month: string) => {
      const cents = figures.get(month);
      return cents === undefined ? '–' : dollars(cents);
    };
    const known = [...new Set([...received.keys(), ...expected.keys()])].sort().reverse();
    await waitFor(async () => {
      const rows = within(within(await region()).getByRole('table', { name: 'Income' })).getAllByRole('row');
      const cells = rows.map((row) => [...row.children].map(saidBy));
      const found = cells.filter(([, ...sums]) => sums[0] !== '–' || sums[1] !== '–');
      expect(found.filter(([month]) => month?.endsWith('2026')).map((row) => row.slice(1, 3))).toEqual(
        known.map((month) => [cell(received, month), cell(expected, month)]),
      );
    });
  });

  it('names what failed beside the sum of its own days, never in it', async () => {
    const person = await open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), '502');
    await waitFor(async () => expect(await region()).toHaveTextContent('$750.00 failed, not included'));
    const [past, july, coming] = within(await region())
      .getAllByRole('term')
      .map(({ parentElement: figure }) => figure);
    expect(july).toHaveTextContent(/^In July.*\$750\.00 failed, not included/);
    for (const figure of [past, coming]) expect(figure).not.toHaveTextContent('failed');
  });

  it('names a loan whose schedule fails, never treats its next payment as interest, and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/loan/details' });
    const person = await open();
    const part = await region();
    expect(await within(part).findByRole('alert')).toHaveTextContent(
      'Upcoming payments are not known for Hamilton second mortgage, Foundry Lane retail block',
    );
    expect(await column('December 2026')).toHaveAccessibleName('December 2026: about $1,510 not yet declared');
    sandbox.faults.length = 0;
    await person.click(within(part).getByRole('button', { name: 'Try again' }));
    await waitFor(async () =>
      expect(await column('December 2026')).toHaveAccessibleName(/^December 2026: \$1,218.75 /),
    );
  });

  it('puts a payment without a date last', async () => {
    answerWith('investmentList', ({ investments }) => {
      const [fund] = investments as Record<string, unknown>[];
      Object.assign(fund ?? {}, { next_payment_date: null });
    });
    await open();
    expect(
      (await within(await region()).findByRole('heading', { name: 'Date not set' })).parentElement,
    ).toHaveTextContent('Northline MIC – Class BDistributionExpected, reinvested$1,510.42');
  });

  it('hides amounts and the labels of its scale', async () => {
    const person = await open('/overview?income-month=2026-11');
    expect(await region()).toHaveTextContent('$2,000');
    await person.click(screen.getByRole('button', { name: 'Hide amounts' }));
    expect(await region()).not.toHaveTextContent(/\$\d/);
    expect((await columns()).map(sentenceOf).join()).not.toMatch(/\$\d/);
  });

  it('loads at most 24 schedules, four at a time, and says so', async () => {
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
    watchSandbox(async (isSchedule, answer) => {
      if (isSchedule) running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, 5));
      const answered = await answer();
      if (isSchedule) running -= 1;
      return answered;
    });
    await open();
    expect(await within(await region()).findByText(/Those of 6 more loans are left out/)).toBeVisible();
    expect(new Set(schedules().map(({ body }) => body.loan_id)).size).toBe(24);
    expect(most).toBe(4);
  });

  it('shows each currency separately', async () => {
    await open('/overview', users.mixed);
    const part = await region();
    await waitFor(() => expect(within(part).getAllByText(/^Expected, /)).toHaveLength(2));
    expect(part).toHaveTextContent(/Jun 2026\$25,861.16/);
    expect(part).toHaveTextContent(/Jun 2026US\$6,186.66/);
  });

  it('says in which account a payment belongs, if the investor has several', async () => {
    await open('/overview?income-month=2026-07', users.mixed);
    for (const account of ['Cash (taxable)', 'TFSA (registered)']) {
      const name = `Quai des Éclusiers offices, ${account}`;
      expect(await within(await region()).findByRole('link', { name })).toBeVisible();
    }
  });

  it('tells two investments with one name apart in its legend', async () => {
    answerWith('investmentList', ({ investments }) => {
      for (const one of investments as Record<string, unknown>[]) Object.assign(one, { name: 'Northline MIC' });
    });
    await open('/overview', users.mixed);
    await waitFor(async () =>
      expect(saidBy(await region())).toContain('Northline MIC, Cash (taxable)Northline MIC, TFSA (registered)'),
    );
  });

  describe('in a file', () => {
    beforeEach(() => {
      vi.stubGlobal('Worker', WorkerHere);
    });

    async function saved(kind: 'Excel' | 'CSV' | 'PDF') {
      const person = await open();
      return async () => {
        saveFile.mockClear();
        const part = await region();
        await waitFor(() => expect(within(part).getByRole('button', { name: 'Export' })).toBeEnabled());
        await person.click(within(part).getByRole('button', { name: 'Export' }));
        await person.click(await screen.findByRole('menuitem', { name: kind }));
        await waitFor(() => expect(saveFile).toHaveBeenCalled());
        return saveFile.mock.lastCall ?? [];
      };
    }

    it('has its days in its name, and a row to book for each payment, with income and principal apart', async () => {
      const save = await saved('CSV');
      const [file, name] = await save();
      expect(name).toBe('INV-0501 income 2025-07-01 to 2027-06-30.csv');
      const [header = [], ...records] = csvRecords((await file?.text()) ?? '');
      expect(header.join()).toBe(
        'Date,Earned for,Investment,Loan,Account,Account type,Type,Status,Gross,Fees,Tax withheld,Net,Principal,Currency,Reference',
      );
      const lines = records.map((cells) => cells.join());
      const [loan, account] = ['Hamilton second mortgage,DM-1042', 'Tremblay Holdings Inc.,Corporate (taxable)'];
      for (const line of [
        `2026-07-01,2026-06,${loan},${account},Payment,Received,1281.25,125.00,0.00,1156.25,,CAD,DST-2026-06-0013`,
        `2026-11-01,,${loan},,Corporate (taxable),Payment,Expected,,,,1156.25,,CAD,`,
        `2026-11-01,,${loan},,Corporate (taxable),Repayment,Expected,,,,,150000.00,CAD,`,
      ])
        expect(lines).toContain(line);
    });

    it('has in Excel the sums by state and account, and each investment by month, with estimates as texts', async () => {
      const save = await saved('Excel');
      const [file = new Blob()] = await save();
      const [totals = [], grid = []] = await Promise.all([2, 3].map((sheet) => rowsOf(file, sheet)));
      expect(totals.slice(5)).toEqual([
        'Payment · Received · Corporate (taxable) 26536.59',
        'Payment · Reinvested · Corporate (taxable) 17011.3',
        'Repayment · Received · Corporate (taxable) 150000',
        'Payment · Scheduled · Corporate (taxable) 1510.42',
        'Payment · Expected · Corporate (taxable) 18031.25',
        'Repayment · Expected · Corporate (taxable) 150000',
      ]);
      const fund = 'Northline MIC – Class B Corporate (taxable)';
      const estimates = grid.filter((line) => line.startsWith(`${fund} Not yet declared`));
      expect(estimates).toEqual([`${fund} Not yet declared CAD${' about $1,510'.repeat(11)}`]);
      expect(grid.at(-3)).toMatch(new RegExp(`^${fund.replace(/[()]/g, '.')} Received CAD 1359.38 .* 17011.3$`));
    });

    it.each(['Excel', 'CSV'] as const)('contains no amounts in %s while amounts are hidden', async (kind) => {
      const save = await saved(kind);
      await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
      const [file = new Blob()] = await save();
      const texts =
        kind === 'CSV' ? [await file.text()] : (await Promise.all([1, 2, 3].map((at) => rowsOf(file, at)))).flat();
      expect(texts.join(' ')).toContain('••••');
      expect(texts.join(' ')).not.toMatch(/\d\.\d\d\b|,\d{3}\b|150000/);
    });
  });

  it('says so if there is nothing', async () => {
    await openPortal('/overview#income', { user: users.empty, shown });
    expect(await within(await region()).findByText('No income yet')).toBeVisible();
  });
});
