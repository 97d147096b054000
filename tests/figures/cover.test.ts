import { describe, expect, it } from 'vitest';
import type { Loan } from '../../src/figures/answers.ts';
import { coverOf } from '../../src/figures/cover.ts';

interface Amounts {
  value?: unknown;
  prior?: readonly unknown[];
  loan?: unknown;
}

const lien = (amount: unknown, currency = 'CAD') => ({ lender: 'Lakeshore Trust', currency, amount });

/** The protection of a loan with these amounts, some of which no API should return. */
const coverBy = ({ value = 850_000, prior = [], loan = 150_000 }: Amounts) =>
  coverOf({
    security: { currency: 'CAD', appraised_value_amount: value, prior_encumbrances: prior },
    balances: { currency: 'CAD', principal_outstanding_amount: loan },
  } as Pick<Loan, 'security' | 'balances'>); // The rest is not read.

describe('the protection of a loan', () => {
  it('adds up to the cent', () => {
    expect(coverBy({ value: '0.30', prior: [lien('0.10')], loan: '0.20' })?.above).toBe('0.00');
  });

  it('is negative if the mortgages exceed the value of the property', () => {
    expect(coverBy({ value: 500_000, prior: [lien(400_000)] })?.above).toBe('-50000');
  });

  it.each([
    ['a mortgage in another currency', { prior: [lien(100_000, 'USD')] }],
    ['an amount that cannot be read', { prior: [lien('a lot')] }],
    ['a property without a value', { value: 0 }],
    ['a loan without an amount', { loan: 'much' }],
  ])('is unknown with %s', (_, amounts) => {
    const cover = coverBy(amounts);
    expect([cover?.above, cover?.abovePercent]).toEqual([undefined, undefined]);
  });
});
