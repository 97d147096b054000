import { describe, expect, it } from 'vitest';
import { formatValue } from '../../../src/format/formatValue.ts';
import { returnsSummary } from '../../../src/sections/chart/returnsSummary.ts';

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

const say = (data: object) =>
  returnsSummary({
    summary,
    data: { ...answer, ...data },
    name: 'Class B',
    months: 'since July 2025',
    format: (kind, value, currency) => formatValue(kind, value, { locale, currency: String(currency) }),
    locale,
  });

const sentence = (data: object) => say(data).sentence.replace('Class B returned ', '').replace(' since July 2025', '');

describe('the sentence under the returns', () => {
  it('says what returned how much, since when, and how far that is from its target', () => {
    expect(say({}).sentence).toBe(
      'Class B returned 7.50% since July 2025, 0.50 points above its target of 7.00% a year.',
    );
    expect(sentence({ target_percent: 8 })).toBe('7.50%, 0.50 points below its target of 8.00% a year.');
    expect(sentence({ target_percent: 7.5 })).toBe('7.50%, which is its target of 7.50% a year.');
  });

  it('holds the rate for a year against the target, and tells it from the return of the period', () => {
    expect(sentence({ return_percent: 19.36, annualized_return_percent: 7.34, target_percent: 7.5 })).toBe(
      '19.36% (7.34% a year), 0.16 points below its target of 7.50% a year.',
    );
  });

  it('makes no rate for a year of less than a year', () => {
    expect(sentence({ return_percent: 1.82, annualized_return_percent: null })).toBe(
      '1.82%, its target is 7.00% a year.',
    );
  });

  it('says nothing of a target or a benchmark that is not there, and names one that is', () => {
    expect(sentence({ target_percent: null })).toBe('7.50%.');
    expect(sentence({ target_percent: null, benchmark: { name: 'GIC average', percent: 3.35 } })).toBe(
      '7.50%. GIC average returned 3.35% over the same period.',
    );
  });

  it('never shows a value that is no number', () => {
    const nothing = Object.fromEntries(Object.keys(answer).map((name) => [name, null]));
    expect(sentence(nothing)).toBe('–.');
    expect(say(nothing).basis).toBe('–, after fees. As of –.');
  });

  it('says what the figures rest on', () => {
    expect(say({}).basis).toBe('Time-weighted, after fees. As of Jun 30, 2026.');
    expect(say({ net_of_fees: 0 }).basis).toContain('before fees');
  });
});
