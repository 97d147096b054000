import { describe, expect, it } from 'vitest';
import { type ValueForms, valuesFromWire, valuesToWire } from '../../src/values/wireValues.ts';

/** Values on the wire, in the portal, and their declared forms. */
const pairs: [what: string, wire: unknown, portal: unknown, forms: ValueForms][] = [
  ['minor units of dollars', { a: 1050, currency: 'USD' }, { a: 10.5, currency: 'USD' }, { a: ['minor', 'currency'] }],
  ['minor units of yen', { a: 1050, currency: 'JPY' }, { a: 1050, currency: 'JPY' }, { a: ['minor', 'currency'] }],
  ['minor units of dinars', { a: 1050, currency: 'BHD' }, { a: 1.05, currency: 'BHD' }, { a: ['minor', 'currency'] }],
  ['minor units as texts', { a: '7', c: 'EUR' }, { a: '0.07', c: 'EUR' }, { a: ['minor', 'c', true] }],
  ['minor units of one currency', { a: 5 }, { a: 0.05 }, { a: ['minor', 'EUR'] }],
  ['minor units of no currency', { a: 5 }, { a: 0.05 }, { a: ['minor'] }],
  ['fractions', { a: 0.0525, b: null }, { a: 5.25, b: null }, { a: ['fraction'], b: ['fraction'] }],
  ['fractions as texts', { a: '0.07' }, { a: '7' }, { a: ['fraction', '', true] }],
  ['seconds', { a: 1783693800 }, { a: '2026-07-10T14:30:00Z' }, { a: ['seconds'] }],
  ['milliseconds', { a: 1783693800250 }, { a: '2026-07-10T14:30:00.250Z' }, { a: ['milliseconds'] }],
  ['seconds as texts', { a: '0' }, { a: '1970-01-01T00:00:00Z' }, { a: ['seconds', '', true] }],
  ['lists', { a: [{ b: [0.5] }] }, { a: [{ b: [50] }] }, { a: { b: ['fraction'] } }],
];

const withoutCurrencies = (text: unknown) =>
  JSON.parse(JSON.stringify(text), (key, value) => (key.includes('.') ? undefined : value));

describe('values of the wire', () => {
  it.each(pairs)('are read and written as %s', (_, wire, portal, forms) => {
    expect(withoutCurrencies(valuesFromWire(wire, forms))).toEqual(portal);
    expect(valuesToWire(portal, forms)).toEqual(wire);
  });

  it('have the currency of each amount beside it, even if an outer object has it', () => {
    const forms: ValueForms = {
      gross: ['money', 'currency'],
      fee: { value: ['money', 'in'], tax: ['money', 'currency'] },
    };
    const row = { gross: 5, currency: 'EUR', fee: { value: '1.10', in: 'usd', tax: 1 } };
    expect(valuesFromWire(row, forms)).toEqual({
      ...row,
      'gross.currency': 'EUR',
      fee: { ...row.fee, 'value.currency': 'USD', 'tax.currency': 'EUR' },
    });
  });

  it('are unknown if minor units lack their currency, and stay unchanged if they are something else', () => {
    const forms: ValueForms = { a: ['minor', 'currency'], b: ['seconds'], c: ['fraction'], d: { e: ['fraction'] } };
    expect(valuesFromWire({ a: 5, b: 'soon', c: 'all', d: null }, forms)).toEqual({
      a: null,
      b: 'soon',
      c: 'all',
      d: null,
    });
    expect(valuesFromWire({ a: 5, currency: 'money' }, forms)).toEqual({ a: null, currency: 'money' });
  });
});
