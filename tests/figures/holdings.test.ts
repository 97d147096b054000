import { describe, expect, it } from 'vitest';
import type { Invested } from '../../src/figures/added.ts';
import { byAccount, freeDays, moneyAvailable, valuedOn } from '../../src/figures/holdings.ts';
import { today } from '../day.ts';
import { sandboxAnswers } from './sandboxAnswers.ts';

const { investments } = sandboxAnswers(501, today).answers;
const fund = investments.find(({ investment_type }) => investment_type === 'fund');
const loan = investments.find(({ investment_type }) => investment_type === 'syndicated_loan');
if (!fund || !loan) throw new Error('The sandbox has no such investments.');

describe('moneyAvailable', () => {
  it('is the maturity of a loan, without notice', () => {
    expect(moneyAvailable(loan)).toEqual({
      day: loan.maturity_date,
      how: 'maturity',
      askBy: undefined,
      noticeDays: undefined,
    });
  });

  it('is the earliest redemption date of a fund, with its last day for notice', () => {
    const dates = { earliest_redemption_date: '2026-09-30', lockup_end_date: '2024-01-31', redemption_notice_days: 30 };
    expect(moneyAvailable({ ...fund, ...dates })).toMatchObject({
      day: '2026-09-30',
      how: 'notice',
      askBy: '2026-08-31',
    });
  });

  it('is not before the end of the lock-up', () => {
    const dates = { earliest_redemption_date: '2026-09-30', lockup_end_date: '2027-03-31', redemption_notice_days: 30 };
    expect(moneyAvailable({ ...fund, ...dates })).toMatchObject({ day: '2027-03-31', askBy: '2027-03-01' });
  });

  it('is unknown if the answer names no day, whatever the lock-up', () => {
    const dates = { earliest_redemption_date: null, lockup_end_date: '2027-03-31' };
    expect(moneyAvailable({ ...fund, ...dates })).toMatchObject({ day: undefined, askBy: undefined });
  });
});

describe('freeDays', () => {
  it('has maturities and last days to give notice in one order, and what has no known day last', () => {
    const dates = { earliest_redemption_date: '2026-09-30', lockup_end_date: null, redemption_notice_days: 30 };
    const matures = (maturity_date: string) => ({ ...loan, maturity_date });
    const noDay = { ...fund, earliest_redemption_date: null };
    const all = [noDay, matures('2026-09-15'), { ...fund, ...dates }, matures('2026-08-15')];
    expect(freeDays(all).map(({ due, day, how }) => [due, day, how])).toEqual([
      ['2026-08-15', '2026-08-15', 'maturity'],
      ['2026-08-31', '2026-09-30', 'notice'],
      ['2026-09-15', '2026-09-15', 'maturity'],
      [undefined, undefined, 'notice'],
    ]);
  });
});

describe('byAccount', () => {
  const mixed = sandboxAnswers(851, today).answers.investments;

  it('splits what is invested in one currency into accounts, a loan of two accounts into both', () => {
    expect(byAccount(mixed, 'CAD')).toEqual([
      { type: 'tfsa', amount: '115787.96', percent: expect.closeTo(35.5409, 4) },
      { type: 'cash', amount: '210000', percent: expect.closeTo(64.4591, 4) },
    ]);
    expect(byAccount(mixed, 'USD')).toEqual([{ type: 'cash', amount: '80000', percent: 100 }]);
  });

  it('knows no share while an amount is not known', () => {
    const [first, ...others] = mixed;
    const unknown = { ...first, invested_amount: null } as never; // The description promises a number.
    expect(byAccount([unknown, ...others], 'CAD')).toMatchObject([
      { type: 'tfsa', amount: undefined, percent: undefined },
      { type: 'cash', amount: '210000', percent: undefined },
    ]);
  });
});

describe('valuedOn', () => {
  const card = { currency: 'CAD', currently_invested_amount: 550_000, as_of_date: '2026-06-30' } as Invested;

  it('is the day of the amount currently invested, if the holdings come to it', () => {
    expect(valuedOn(investments, card)).toBe('2026-06-30');
  });

  it('is unknown if they come to another amount', () => {
    expect(valuedOn(investments.slice(1), card)).toBeUndefined();
  });
});
