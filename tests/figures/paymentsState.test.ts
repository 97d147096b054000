import { describe, expect, it } from 'vitest';
import { arrearsOf } from '../../src/figures/arrears.ts';
import { cash } from '../../src/figures/cash.ts';
import { paymentsState } from '../../src/figures/paymentsState.ts';
import { today } from '../day.ts';
import { INVESTORS, sandboxAnswers } from './sandboxAnswers.ts';

describe('paymentsState', () => {
  it('is fine for an investor with payments and none behind', () => {
    const stateOf = (investorId: number) => paymentsState(sandboxAnswers(investorId, today).answers);
    expect([501, 502, 901].map(stateOf)).toEqual(['fine', 'due', 'unknown']);
  });

  it.each(INVESTORS)('is due exactly if a payment failed or a loan is behind: investor %i', (investorId) => {
    const { answers } = sandboxAnswers(investorId, today);
    const hasArrears = arrearsOf(cash(answers, today), answers.investments).length > 0;
    expect(paymentsState(answers) === 'due').toBe(hasArrears);
  });

  it('needs only the failed payments, and whether anything was paid', () => {
    const { investments = [] } = sandboxAnswers(501, today).answers;
    const activities = { rows: [], isWhole: true };
    expect(paymentsState({ activities, investments })).toBe('fine');
    const unpaid = investments.map((investment) => ({ ...investment, interest_to_date_amount: 0 }));
    expect(paymentsState({ activities, investments: unpaid })).toBe('unknown');
  });

  it('is due after a payment to the investor was reversed, but not after a cheque of theirs was returned', () => {
    const { answers } = sandboxAnswers(501, today);
    const [first] = answers.activities.rows;
    if (!first) throw new Error('The sandbox has no activities.');
    const stateAfter = (activity_type: 'distribution' | 'withdrawal' | 'deposit') => {
      const rows = [{ ...first, activity_type, status: 'reversed' as const }];
      return paymentsState({ ...answers, activities: { rows, isWhole: true } });
    };
    expect([stateAfter('distribution'), stateAfter('withdrawal'), stateAfter('deposit')]).toEqual([
      'due',
      'due',
      'fine',
    ]);
  });

  it('is not fine while pages of the activities are missing', () => {
    const { answers } = sandboxAnswers(501, today);
    const activities = { ...answers.activities, isWhole: false };
    expect(paymentsState({ ...answers, activities })).toBe('unknown');
  });
});
