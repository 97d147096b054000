import { describe, expect, it } from 'vitest';
import { returnsSummary } from '../../../src/kinds/chart/returnsSummary.ts';
import { formatValue } from '../../../src/values/formatValue.ts';

const locale = 'en-CA';
const summary = {
  value: 'return_percent',
  yearly: 'annualized_return_percent',
  target: 'target_percent',
  benchmark: 'benchmark',
  method: 'return_method',
  netOfFees: 'net_of_fees',
  asOf: 'as_of_date',
};
const answer = {
  return_percent: 7.5,
  annualized_return_percent: 7.5,
  target_percent: 7,
  benchmark: null,
  return_method: 'time_weighted',
  net_of_fees: 1,
  as_of_date: '2026-06-30',
};

const days = { start_date: '2025-07-01', end_date: '2026-06-30' };
const say = (data: object, known: { days: typeof days | undefined } = { days }) =>
  returnsSummary({
    summary,
    data: { ...answer, ...data },
    ...known,
    format: (kind, value, currency) => formatValue(kind, value, { locale, currency: String(currency) }),
    locale,
  });
const compared = (data: object) => say(data).compared;

describe('the return in words', () => {
  it('gives the return of the period, apart from the rate for a year', () => {
    expect(say({ return_percent: 19.36, annualized_return_percent: 7.34 })).toMatchObject({
      value: '19.36%',
      beside: '7.34% a year',
    });
  });

  it('derives no yearly rate from less than a year, and repeats no rate', () => {
    expect(say({ return_percent: 1.82, annualized_return_percent: null }).beside).toBeUndefined();
    expect(say({}).beside).toBeUndefined();
  });

  it('says how far the rate for a year is from its target', () => {
    expect(compared({})).toBe('0.50 points above the target of 7.00% a year.');
    expect(compared({ target_percent: 8 })).toBe('0.50 points below the target of 8.00% a year.');
    expect(compared({ target_percent: 7.5 })).toBe('On the target of 7.50% a year.');
    expect(compared({ annualized_return_percent: null })).toBe('The target is 7.00% a year.');
  });

  it('names a target or a benchmark only if there is one', () => {
    expect(compared({ target_percent: null })).toBe('');
    expect(compared({ target_percent: null, benchmark: { name: 'GIC average', percent: 3.35 } })).toBe(
      'GIC average returned 3.35% over the same period.',
    );
  });

  it('never shows a value that is no number', () => {
    const nothing = Object.fromEntries(Object.keys(answer).map((name) => [name, null]));
    expect(say(nothing)).toMatchObject({ value: '–', beside: undefined, compared: '' });
  });

  it('says what the figures are based on', () => {
    expect(say({}).about).toBe('Jul 1, 2025 to Jun 30, 2026, time-weighted, after fees');
    expect(say({ net_of_fees: 0 }).about).toContain('before fees');
    expect(say({}, { days: undefined }).about).toBe('As of Jun 30, 2026, time-weighted, after fees');
  });
});
