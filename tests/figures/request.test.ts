import { describe, expect, it } from 'vitest';
import { moneyOut, withdrawalDays, withdrawalOf } from '../../src/figures/request.ts';
import { today } from '../day.ts';
import { INVESTORS, sandboxAnswers } from './sandboxAnswers.ts';

const { investments } = sandboxAnswers(501, today).answers;
const fund = investments.find(({ investment_type }) => investment_type === 'fund');
if (!fund) throw new Error('The sandbox has no fund.');

describe('withdrawalOf', () => {
  it('takes the amount from the value, and a twelfth of the year’s rate from the distributions', () => {
    expect(withdrawalOf(fund, 25_000)).toEqual({
      amount: 25_000,
      isTooMuch: false,
      left: '225000',
      lessMonthly: 151.04,
    });
  });

  it('takes the whole value if all of it is requested', () => {
    const { amount, left, lessMonthly } = withdrawalOf(fund, 'all');
    expect([Number(amount), Number(left), lessMonthly]).toEqual([250_000, 0, 1510.42]);
  });

  it('is too much above the value', () => {
    expect(withdrawalOf(fund, '250000.01').isTooMuch).toBe(true);
    expect(withdrawalOf(fund, 250_000).isTooMuch).toBe(false);
  });

  it('leaves figures unknown that depend on an unknown value or rate', () => {
    const { current_value_amount: _, rate_percent: __, ...rest } = fund;
    const unknown = rest as typeof fund; // As in the answer of a server that leaves them out.
    expect(withdrawalOf(unknown, 25_000)).toEqual({
      amount: 25_000,
      isTooMuch: false,
      left: undefined,
      lessMonthly: undefined,
    });
    expect(withdrawalOf(unknown, 'all').amount).toBeUndefined();
  });

  it('leaves the rest for every fund of the sandbox, in whole cents', () => {
    const wrong = INVESTORS.flatMap((id) =>
      moneyOut(sandboxAnswers(id, today).answers.investments).funds.flatMap((one) =>
        [0.01, 33_333.33, one.current_value_amount].flatMap((amount) => {
          const cents = Math.round(amount * 100);
          const basisPoints = Math.round(Number(one.rate_percent) * 100);
          const expected = [
            Math.round(one.current_value_amount * 100) - cents,
            Math.round((cents * basisPoints) / 120_000),
          ];
          const { left, lessMonthly } = withdrawalOf(one, amount);
          const found = [Math.round(Number(left) * 100), Math.round(Number(lessMonthly) * 100)];
          return String(found) === String(expected) ? [] : [[id, one.name, amount, found, expected]];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('withdrawalDays', () => {
  const dates = { earliest_redemption_date: '2026-09-30', lockup_end_date: '2024-01-31', redemption_notice_days: 60 };

  it('are the earliest date and the last day to ask', () => {
    expect(withdrawalDays({ ...fund, ...dates }, today)).toEqual({
      day: '2026-09-30',
      askBy: '2026-08-01',
      noticeDays: 60,
      lockupEnd: undefined,
    });
    expect(withdrawalDays({ ...fund, ...dates }, '2026-08-01').day).toBe('2026-09-30');
  });

  it('name no date if it is too late to ask for it', () => {
    expect(withdrawalDays({ ...fund, ...dates }, '2026-08-02')).toMatchObject({ day: undefined, askBy: undefined });
    const { redemption_notice_days: _, ...undated } = { ...fund, ...dates };
    expect(withdrawalDays(undated, '2026-09-30').day).toBe('2026-09-30');
    expect(withdrawalDays(undated, '2026-10-01').day).toBeUndefined();
  });

  it('name the end of a lock-up only while it lasts', () => {
    const locked = { ...fund, ...dates, lockup_end_date: '2027-03-31' };
    expect(withdrawalDays(locked, today)).toMatchObject({ day: '2027-03-31', lockupEnd: '2027-03-31' });
    expect(withdrawalDays(locked, '2027-03-31').lockupEnd).toBeUndefined();
  });
});

describe('moneyOut', () => {
  it('separates funds from loans, and sorts loans by the day of repayment', () => {
    const { funds, loans } = moneyOut(investments);
    expect(funds.map(({ name }) => name)).toEqual([fund.name]);
    const days = loans.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
    expect(funds.length + loans.length).toBe(investments.length);
    const [first, ...others] = loans.map(({ holding }) => holding);
    if (!first) throw new Error('The sandbox has no loan.');
    const { maturity_date: _, ...undated } = first;
    expect(moneyOut([undated, ...others]).loans.at(-1)?.holding).toBe(undated);
  });
});
