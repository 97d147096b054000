import { describe, expect, it, vi } from 'vitest';
import { cachedFor } from '../../src/sandbox/cachedFor.ts';
import { seedPortfolio } from '../../src/sandbox/ledger/portfolio.ts';
import { today } from '../day.ts';
import { openSandbox } from './openSandbox.ts';

describe('What is computed from a portfolio', () => {
  it('is computed once for each key, separately for each portfolio', () => {
    const [first, second] = [seedPortfolio(601, today), seedPortfolio(601, today)];
    const make = vi.fn(() => ({}));
    expect(cachedFor(first, 'a', make)).toBe(cachedFor(first, 'a', make));
    expect(cachedFor(first, 'b', make)).not.toBe(cachedFor(first, 'a', make));
    expect(cachedFor(second, 'a', make)).not.toBe(cachedFor(first, 'a', make));
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('is forgotten once many other keys have been requested', () => {
    const portfolio = seedPortfolio(601, today);
    const make = vi.fn(() => 1);
    cachedFor(portfolio, 'old', make);
    for (let index = 0; index < 100; index += 1) cachedFor(portfolio, `new ${index}`, () => index);
    cachedFor(portfolio, 'old', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('gives the same answer after another sign-in and after a fault', async () => {
    const { sandbox, call, signIn } = openSandbox();
    const earned = async (months: number) =>
      call('portfolioCardInterestEarned', { session_token: await signIn(), months });
    const first = await earned(12);
    sandbox.faults.push({ name: 'nulls', path: '/portfolio/cards/interest_earned' });
    expect((await earned(12)).data.interest_earned_amount).toBeNull();
    sandbox.faults.length = 0;
    expect(await earned(12)).toEqual(first);
    expect(await earned(1)).not.toEqual(first);
  });
});
