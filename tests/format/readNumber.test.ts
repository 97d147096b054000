import { describe, expect, it } from 'vitest';
import { readNumber } from '../../src/format/readNumber.ts';

describe('a number that somebody writes', () => {
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
  ])('%j in %s is %d', (written, locale, value) => {
    expect(readNumber(written, locale, 2)).toBe(value);
  });

  it.each([
    ['25,50', 'en-CA'],
    ['2,5000', 'en-CA'],
    ['25.505', 'en-CA'],
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
  ])('%j in %s is none, rather than another one', (written, locale) => {
    expect(readNumber(written, locale, 2)).toBeNaN();
  });
});
