import { describe, expect, it } from 'vitest';
import { closingOf, requestIn, usualAmounts, wouldEarn } from '../../src/figures/opportunity.ts';
import { opportunitiesOn } from '../../src/sandbox/data/opportunities.ts';
import { today } from '../day.ts';

const [any] = opportunitiesOn(today);
if (!any) throw new Error('The sandbox has no offers.');
const opportunity = {
  ...any,
  investor_rate_percent: 9.75,
  minimum_investment_amount: 25_000,
  maximum_investment_amount: null,
  available_amount: 420_000,
};

describe('wouldEarn', () => {
  it('is a twelfth of a year’s interest, to the cent', () => {
    expect(wouldEarn(opportunity, 25_000)).toMatchObject({ amount: 25_000, changed: undefined, monthly: 203.13 });
  });

  it('raises the amount to the minimum and lowers it to the remaining amount', () => {
    expect(wouldEarn(opportunity, 10_000)).toMatchObject({ amount: 25_000, changed: 'raised', monthly: 203.13 });
    expect(wouldEarn(opportunity, '500000')).toMatchObject({ amount: 420_000, changed: 'lowered' });
    expect(wouldEarn({ ...opportunity, maximum_investment_amount: 100_000 }, 500_000)).toMatchObject({
      amount: 100_000,
    });
  });

  it('uses the exact term, not its rounded months, and the share of the loan', () => {
    const year = { ...opportunity, term_months: 12, loan_amount: 1_200_000 };
    expect(wouldEarn(year, 25_000)).toMatchObject({ overTerm: 2437.5 });
    expect(wouldEarn(year, 25_000)?.share).toBeCloseTo(2.083, 3);
    const { term_months: _, ...fund } = opportunity;
    expect(wouldEarn(fund, 25_000)?.overTerm).toBeUndefined();
  });

  it('accepts no amount if less than the minimum is left', () => {
    expect(wouldEarn({ ...opportunity, available_amount: 10_000 }, 25_000)).toBeUndefined();
  });

  it('is, for every offer of the sandbox, a twelfth of the rate on an amount within its limits, in whole cents', () => {
    const wrong = opportunitiesOn(today).flatMap((one) => {
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

describe('the usual amounts', () => {
  it('are the minimum, twice and four times it, up to the limit of the offer', () => {
    expect(usualAmounts(opportunity).map(Number)).toEqual([25_000, 50_000, 100_000]);
    expect(usualAmounts({ ...opportunity, maximum_investment_amount: 60_000 }).map(Number)).toEqual([25_000, 50_000]);
    expect(usualAmounts({ ...opportunity, available_amount: 10_000 })).toEqual([]);
  });
});

describe('the day on which an offer closes', () => {
  it('is in the visitor’s zone, and soon within seven days', () => {
    const on = (closes_at: string | null) => closingOf({ closes_at }, today);
    expect(on('2026-07-17')).toEqual({ day: '2026-07-17', days: 7, isSoon: true });
    expect(on('2026-07-18')).toMatchObject({ days: 8, isSoon: false });
    expect(on('2026-07-09')).toMatchObject({ days: -1, isSoon: false });
    expect(on(null)).toBeUndefined();
  });
});

describe('a request that was sent', () => {
  it('does not exist if its status is none', () => {
    const request = {
      status: 'submitted' as const,
      currency: 'CAD',
      amount: 50_000,
      submitted_at: '2026-07-07T14:22:00Z',
    };
    expect(requestIn({ my_interest: request })).toBe(request);
    expect(requestIn({ my_interest: { ...request, status: 'none' } })).toBeUndefined();
    expect(requestIn({ my_interest: null })).toBeUndefined();
  });
});
