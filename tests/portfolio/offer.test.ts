import { describe, expect, it } from 'vitest';
import { wouldEarn } from '../../src/portfolio/offer.ts';
import { opportunitiesOn } from '../../src/sandbox/data/opportunities.ts';

const [any] = opportunitiesOn('2026-07-10');
if (!any) throw new Error('The sandbox has no offers.');
const offer = {
  ...any,
  investor_rate_percent: 9.75,
  minimum_investment_amount: 25_000,
  maximum_investment_amount: null,
  available_amount: 420_000,
};

describe('wouldEarn', () => {
  it('is a twelfth of a year’s interest, to the cent', () => {
    expect(wouldEarn(offer, 25_000)).toEqual({ amount: 25_000, changed: undefined, monthly: 203.13 });
  });

  it('raises the amount to the minimum and lowers it to what is left', () => {
    expect(wouldEarn(offer, 10_000)).toEqual({ amount: 25_000, changed: 'raised', monthly: 203.13 });
    expect(wouldEarn(offer, '500000')).toMatchObject({ amount: 420_000, changed: 'lowered' });
    expect(wouldEarn({ ...offer, maximum_investment_amount: 100_000 }, 500_000)).toMatchObject({ amount: 100_000 });
  });

  it('takes no amount where less is left than the minimum', () => {
    expect(wouldEarn({ ...offer, available_amount: 10_000 }, 25_000)).toBeUndefined();
  });

  it('is for every offer of the sandbox a twelfth of the rate in whole cents, of an amount within its limits', () => {
    const wrong = opportunitiesOn('2026-07-10').flatMap((one) => {
      const { minimum_investment_amount: least, maximum_investment_amount, available_amount } = one;
      const most = Math.min(maximum_investment_amount ?? available_amount, available_amount);
      return [1, 25_000, 33_333, 10_000_000].flatMap((wanted) => {
        const amount = Math.max(least, Math.min(most, wanted));
        const basisPoints = Math.round(one.investor_rate_percent * 100);
        const expected = most < least ? undefined : [amount, Math.round((amount * basisPoints) / 1200) / 100];
        const found = wouldEarn(one, wanted);
        const earned = found && [Number(found.amount), Number(found.monthly)];
        return JSON.stringify(earned) === JSON.stringify(expected) ? [] : [[one.title, wanted, earned, expected]];
      });
    });
    expect(wrong).toEqual([]);
  });
});
