import { describe, expect, it } from 'vitest';
import { arrearsOf, missedPayments } from '../../src/figures/arrears.ts';
import { cash } from '../../src/figures/cash.ts';
import { today } from '../day.ts';
import { INVESTORS, sandboxAnswers } from './sandboxAnswers.ts';

describe('arrears', () => {
  it('says who is behind, since when, and my part of it', () => {
    const { answers } = sandboxAnswers(502, today);
    const [arrears, ...others] = arrearsOf(cash(answers, today), answers.investments);
    expect(others).toEqual([]);
    expect(arrears).toMatchObject({
      loanId: 1051,
      daysPastDue: 9,
      since: '2026-07-01',
      owed: [{ kind: 'interest', sums: [{ currency: 'CAD', amount: '750' }] }],
    });
  });

  it('keeps failed interest and principal of one loan apart, and leaves out deposits', () => {
    const { answers } = sandboxAnswers(502, today);
    const missed = answers.activities.rows.find(({ status }) => status === 'failed');
    if (!missed) throw new Error('The sandbox has no failed payment.');
    const rows = [
      { ...missed, net_amount: 0.1 },
      { ...missed, net_amount: 0.2, status: 'reversed' as const },
      { ...missed, net_amount: 90_000, activity_type: 'return_of_capital' as const },
      { ...missed, net_amount: 5, activity_type: 'deposit' as const },
    ];
    const flow = cash({ ...answers, activities: { rows, isWhole: true } }, today);
    expect(arrearsOf(flow, answers.investments).map(({ owed }) => owed)).toEqual([
      [
        { kind: 'interest', sums: [{ currency: 'CAD', amount: '0.3' }] },
        { kind: 'principal', sums: [{ currency: 'CAD', amount: '90000' }] },
      ],
    ]);
  });

  it('is as late as the later of two holdings in one loan', () => {
    const { answers } = sandboxAnswers(851, today);
    const late = (...days: number[]) =>
      answers.investments.map((one) => (one.loan_id === 2031 ? { ...one, days_past_due: days.shift() } : one));
    const daysOf = (investments: ReturnType<typeof late>) =>
      arrearsOf(undefined, investments).map(({ loanId, holdings, daysPastDue }) => [
        loanId,
        holdings.length,
        daysPastDue,
      ]);
    expect(daysOf(late(3, 9))).toEqual([[2031, 2, 9]]);
    expect(daysOf(late(9, 3))).toEqual([[2031, 2, 9]]);
    expect(daysOf(late(0, 0))).toEqual([]);
  });

  it('derives my part from what the borrower owed and the fee', () => {
    const loan = sandboxAnswers(502, today).answers.loans.get(1051);
    expect(loan && missedPayments(loan)).toEqual([
      { due: '2026-07-01', currency: 'CAD', borrower: 825, fee: 75, mine: 750 },
    ]);
  });

  it('finds a loan that is behind although its activities have not loaded', () => {
    const { answers } = sandboxAnswers(502, today);
    const flow = cash({ ...answers, activities: undefined }, today);
    expect(arrearsOf(flow, answers.investments).map(({ loanId, owed }) => [loanId, owed])).toEqual([[1051, []]]);
  });

  it('is empty for an investor whose payments all arrived', () => {
    const calm = INVESTORS.filter((investorId) => {
      const { answers } = sandboxAnswers(investorId, today);
      return arrearsOf(cash(answers, today), answers.investments).length === 0;
    });
    expect(calm).toContain(501);
  });
});
