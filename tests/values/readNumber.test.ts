import { describe, expect, it } from 'vitest';
import { money } from '../../src/values/money.ts';
import { readNumber } from '../../src/values/readNumber.ts';

describe('a typed number', () => {
  it.each([
    ['25000', 'en-CA', 25_000],
    ['25,000.50', 'en-CA', 25_000.5],
    [' 1,234,567 ', 'en-CA', 1_234_567],
    ['25 000', 'en-CA', 25_000],
    ['0.07', 'en-CA', 0.07],
    ['−12.5', 'en-CA', -12.5],
    ['25 000,50', 'fr-CA', 25_000.5],
    ['25\u00a0000,50', 'fr-CA', 25_000.5],
    ['25.000,5', 'de-DE', 25_000.5],
    ['1\t000', 'en-CA', 1000],
    ['25000.', 'en-CA', 25_000],
    ['25000.', 'fr-CA', 25_000],
    ['25 000,', 'fr-CA', 25_000],
    ['\u202a２５\u200b,٠٠٠\u202c', 'en-CA', 25_000],
  ])('%j in %s is %d', (written, locale, value) => {
    expect(readNumber(written, locale, 2)).toBe(value);
  });

  it.each([
    ['25,50', 'en-CA'],
    ['2,5000', 'en-CA'],
    ['25.505', 'en-CA'],
    ['25000,', 'en-CA'],
    ['25²', 'en-CA'],
    ['25.000', 'fr-CA'],
    ['1e5', 'en-CA'],
    ['0x10', 'en-CA'],
    ['twenty', 'en-CA'],
    ['', 'en-CA'],
    ['.', 'en-CA'],
    ['1.2.3', 'en-CA'],
    ['--5', 'en-CA'],
    ['5 CAD', 'en-CA'],
    ['CAD 5', 'en-CA'],
  ])('%j in %s is invalid, rather than a different number', (written, locale) => {
    expect(readNumber(written, locale, 2)).toBeNaN();
  });
});

describe('a typed amount', () => {
  const amounts = [25_000.5, 1_234_567.89, 950, 0.07, -25];

  it.each([
    ['en-CA', 'en-CA'],
    ['fr-CA', 'fr-CA'],
    ['en-CA', 'fr-CA'],
    ['fr-CA', 'en-CA'],
    ['en-US', 'en-US'],
  ])('is accepted as the portal writes it in %s, by a reader of %s', (from, locale) => {
    const isOther = from !== locale;
    for (const currency of ['CAD', 'USD', 'EUR', 'KRW', 'points'])
      for (const amount of amounts.filter((one) => currency !== 'KRW' || Number.isInteger(one))) {
        const written = money(amount, currency, from);
        const value = readNumber(written, locale, 2, currency);
        // A comma before two or three digits means different things in the two languages.
        if (isOther && Number.isNaN(value)) expect(written).toMatch(/^\D*\d{1,3},\d{2,3}\D*$/);
        else expect([written, value]).toEqual([written, amount]);
      }
  });

  it.each([
    ['$25,000.50', 'en-CA', 25_000.5],
    ['CAD 25000', 'en-CA', 25_000],
    ['cad25,000', 'en-CA', 25_000],
    ['25,000 CAD', 'fr-CA', Number.NaN],
    ['25000 CAD', 'fr-CA', 25_000],
    ['$25,000 CAD', 'en-CA', 25_000],
    ['25\u202f000,50\u00a0$', 'fr-CA', 25_000.5],
    ['25\u202f000,50\u00a0$', 'en-CA', 25_000.5],
    ['$25,000.50', 'fr-CA', 25_000.5],
    ['950.00 $', 'fr-CA', 950],
    ['CA$25,000', 'en-CA', 25_000],
    ['C$25,000', 'en-CA', 25_000],
    ['CAD $25,000', 'en-CA', 25_000],
    ['25\u00a0000,50 $ CA', 'fr-CA', 25_000.5],
    ['25 000 $ CAD', 'fr-CA', 25_000],
    ['−$25.00', 'en-CA', -25],
    ['$-25', 'en-CA', -25],
  ])('%j in %s is %d', (written, locale, value) => {
    expect(readNumber(written, locale, 2, 'CAD')).toBe(value);
  });

  it.each([
    ['US$25,000.00', 'en-CA', 'CAD'],
    ['USD 25000', 'en-CA', 'CAD'],
    ['A$25,000', 'en-CA', 'CAD'],
    ['USD $25,000', 'en-CA', 'CAD'],
    ['CAD $25,000', 'en-CA', 'USD'],
    ['$25,000', 'en-CA', 'USD'],
    ['25,50 $', 'en-CA', 'CAD'],
    ['$25,000', 'fr-CA', 'CAD'],
    ['25.000', 'fr-CA', 'CAD'],
    ['-$-25', 'en-CA', 'CAD'],
    ['$', 'en-CA', 'CAD'],
    ['$ $ 25', 'en-CA', 'CAD'],
    ['25 $ 000', 'en-CA', 'CAD'],
    ['$25', 'en-CA', undefined],
  ])('%j in %s is not an amount in %s, since it may be a different one', (written, locale, currency) => {
    expect(readNumber(written, locale, 2, currency)).toBeNaN();
  });
});
