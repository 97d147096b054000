import { describe, expect, it } from 'vitest';
import { type FormKind, valueForms } from '../../src/values/valueForms.ts';

/** Values as APIs have them, and as the portal shows and enters them. */
const pairs: [what: string, kind: FormKind, sent: unknown, shown: unknown, currency?: string][] = [
  ['minor units of dollars', 'money-minor', 1050, 10.5, 'USD'],
  ['minor units of yen', 'money-minor', 1050, 1050, 'JPY'],
  ['minor units of dinars', 'money-minor', 1050, 1.05, 'BHD'],
  ['fractions', 'fraction', 0.0525, 5.25],
];

describe('values in another form', () => {
  it.each(pairs)('are read and written as %s', (_, kind, sent, shown, currency) => {
    expect(valueForms[kind].read(sent, currency)).toBe(shown);
    expect(valueForms[kind].write(Number(shown), currency)).toBe(sent);
  });

  it('keep all their digits as texts', () => {
    expect(valueForms['money-minor'].read('900719925474099301', 'EUR')).toBe('9007199254740993.01');
    expect(valueForms.fraction.read('0.07')).toBe('7');
  });

  it('are moments in UTC, and days that begin where the reader is', () => {
    expect(valueForms['epoch-seconds'].read(1783693800)).toBe('2026-07-10T14:30:00Z');
    expect(valueForms['epoch-seconds'].read('0')).toBe('1970-01-01T00:00:00Z');
    expect(valueForms['epoch-milliseconds'].read(1783693800250)).toBe('2026-07-10T14:30:00.250Z');
    expect(valueForms['epoch-milliseconds'].write('2026-07-10')).toBe(Date.parse('2026-07-10T00:00'));
    expect(valueForms['epoch-seconds'].write('2026-07-10')).toBe(Date.parse('2026-07-10T00:00') / 1000);
  });

  it('cannot be read without what they depend on, or if they are something else', () => {
    expect(valueForms['money-minor'].read(5, '')).toBeUndefined();
    expect(valueForms['money-minor'].write(5, '')).toBeNaN();
    expect(valueForms['epoch-seconds'].read('soon')).toBeUndefined();
    expect(valueForms.fraction.read('all')).toBe('all');
  });
});
