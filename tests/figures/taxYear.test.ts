import { describe, expect, it } from 'vitest';
import type { Activity } from '../../src/figures/answers.ts';
import { slipVerdict, taxYear } from '../../src/figures/taxYear.ts';
import { issuedSlips, taxSummary } from '../../src/sandbox/documents/tax.ts';
import { investorById } from '../../src/sandbox/state.ts';
import { today } from '../day.ts';
import { INVESTORS, sandboxAnswers } from './sandboxAnswers.ts';

describe('taxYear', () => {
  it('reconciles the payments of 2025 with the box of the slip, as in the worked example', () => {
    const { answers, ledger } = sandboxAnswers(501, today);
    const year = taxYear(answers.activities.rows, 2025);
    expect(year.steps).toEqual([
      {
        currency: 'CAD',
        paid: '28730.34',
        reinvested: '16317.09',
        inYear: '45047.43',
        paidLater: '2565.65',
        earnedBefore: '3967.70',
        laterMonths: { earned: '2025-12', paid: '2026-01' },
        beforeMonths: { earned: '2024-12', paid: '2025-01' },
        withheld: '0',
        reported: '43645.38',
      },
    ]);
    expect(slipVerdict(taxSummary(ledger, 2025), year)).toEqual({ box: '13', amount: 43_645.38, difference: '0.00' });
  });

  it('adds up the gross income and the fees of each investment to what the slip reports', () => {
    const { lines, totals } = taxYear(sandboxAnswers(501, today).answers.activities.rows, 2025);
    const cents = (value: unknown) => Math.round(Number(value) * 100);
    const sum = (values: unknown[]) => values.reduce<number>((total, value) => total + cents(value), 0);
    expect([sum(lines.map(({ gross }) => gross)), sum(lines.map(({ fees }) => fees))]).toEqual([4_641_205, 276_667]);
    expect(totals).toEqual([
      { currency: 'CAD', payments: 35, gross: '46412.05', fees: '2766.67', tax: '0', net: '43645.38' },
    ]);
  });

  it('matches every slip of every investor to the cent', () => {
    for (const investorId of INVESTORS) {
      const { answers, ledger } = sandboxAnswers(investorId, today);
      for (const { year, slip } of issuedSlips(ledger, investorById.get(investorId) ?? {}, today)) {
        const verdict = slipVerdict(taxSummary(ledger, year, slip), taxYear(answers.activities.rows, year));
        expect([investorId, year, slip, Number(verdict?.difference)]).toEqual([investorId, year, slip, 0]);
      }
    }
  });

  it('lists the income of registered plans separately, and counts it in no step', () => {
    const { rows } = sandboxAnswers(501, today).answers.activities;
    const year = taxYear(
      rows.map((row) => ({ ...row, account_type: row.loan_id === 1042 ? ('tfsa' as const) : row.account_type })),
      2025,
    );
    expect(year.registered.map(({ name, accountType }) => [name, accountType])).toEqual([
      ['Hamilton second mortgage', 'tfsa'],
    ]);
    expect(year.lines.map(({ name }) => name)).not.toContain('Hamilton second mortgage');
  });

  it('counts only what is settled, and no tax of the other payments, whatever their status', () => {
    const { rows } = sandboxAnswers(501, today).answers.activities;
    const steps = (of: typeof rows) => taxYear(of, 2025).steps;
    const isFirst = ({ activity_id }: Activity) => activity_id === first;
    const first = rows.find(
      ({ loan_id, effective_date }) => loan_id === 1042 && effective_date.startsWith('2025-'),
    )?.activity_id;
    for (const status of ['pending', 'scheduled', 'failed', 'reversed', 'on_hold'] as Activity['status'][])
      expect([
        status,
        steps(rows.map((row) => (isFirst(row) ? { ...row, status, withholding_tax_amount: 15 } : row))),
      ]).toEqual([status, steps(rows.filter((row) => !isFirst(row)))]);
  });

  it('lists the income of an account of an unknown type separately', () => {
    const { rows } = sandboxAnswers(501, today).answers.activities;
    const fhsa = 'fhsa' as Activity['account_type']; // Newer than the description.
    const year = taxYear(
      rows.map((row) => ({ ...row, account_type: row.loan_id === 1042 ? fhsa : row.account_type })),
      2025,
    );
    expect(year.unknown.map(({ name, accountType }) => [name, accountType])).toEqual([
      ['Hamilton second mortgage', 'fhsa'],
    ]);
    expect(year.registered).toEqual([]);
    expect(year.lines.map(({ name }) => name)).not.toContain('Hamilton second mortgage');
  });

  it('excludes the part of a loan in a registered plan from the income of the year', () => {
    const { lines, registered } = taxYear(sandboxAnswers(851, today).answers.activities.rows, 2025);
    const ofLoan = [...lines, ...registered].filter(({ place }) => place === 'loan-2031');
    expect(ofLoan.map(({ accountType, net }) => [accountType, Number(net)])).toEqual([
      ['cash', 8550],
      ['tfsa', 4275],
    ]);
  });

  it('does not judge a slip whose boxes cannot be compared with payments', () => {
    const { answers, ledger } = sandboxAnswers(501, today);
    const slip = { ...taxSummary(ledger, 2025), slip_type: 'schedule_k1' as const };
    expect(slipVerdict(slip, taxYear(answers.activities.rows, 2025))).toBeUndefined();
  });
});
