import { describe, expect, it } from 'vitest';
import { type FormatKind, formats } from '../../src/values/formats.ts';
import { formatValue } from '../../src/values/formatValue.ts';

const context = { locale: 'en-CA', currency: 'CAD' };

describe('a value of an answer', () => {
  it.each<[FormatKind, unknown, string]>([
    ['text', 'Northline MIC', 'Northline MIC'],
    ['label', 'syndicated_loan', 'Syndicated loan'],
    ['money', 1218.75, '$1,218.75'],
    ['percent', 63.16, '63.16%'],
    ['number', 3, '3'],
    ['units', 15.1042, '15.1042'],
    ['date', '2026-07-15', 'Jul 15, 2026'],
    ['month', '2026-06', 'Jun 2026'],
    ['flag', 1, 'Yes'],
    ['flag', false, 'No'],
    ['fileSize', 245_300, '245 kB'],
    ['text', ['A-1', 'A-2'], 'A-1, A-2'],
    ['label', ['tfsa', 'cash'], 'TFSA, Cash'],
  ])('of kind %s: %j is shown as %s', (kind, value, shown) => {
    expect(formatValue(kind, value, context)).toBe(shown);
  });

  it('keeps the direction of a text to itself on a page, and leaves it as it is in a file', () => {
    const [hebrew, turning] = ['שלום', 'Inc\u202e\u2069.'];
    const drawn = { ...context, isDrawn: true };
    expect(formatValue('text', ['Northline MIC', hebrew, turning], drawn)).toBe(
      `Northline MIC, \u2068${hebrew}\u2069, \u2068Inc\u202e.\u2069`,
    );
    expect(formatValue('money', hebrew, drawn)).toBe(`\u2068${hebrew}\u2069 (as received)`);
    expect(formatValue('text', hebrew, context)).toBe(hebrew);
  });

  it('is a dash in every kind if it is missing', () => {
    const kinds: FormatKind[] = [
      'text',
      'label',
      'money',
      'percent',
      'number',
      'units',
      'date',
      'month',
      'dateTime',
      'flag',
      'fileSize',
    ];
    for (const kind of kinds) {
      for (const missing of [null, undefined, '', [], Number.NaN])
        expect(formatValue(kind, missing, context)).toBe('–');
    }
  });

  it('is shown unchanged, and marked, if its type does not fit its kind', () => {
    expect(formatValue('money', 'on request', context)).toBe('on request (as received)');
    expect(formatValue('flag', 'pending', context)).toBe('pending (as received)');
    expect(formatValue('date', 2026, context)).toBe('2026 (as received)');
    expect(formatValue('label', 7, context)).toBe('7');
    expect(formatValue('text', 7, context)).toBe('7');
  });

  it.each<[FormatKind, unknown, string]>([
    ['money', '1218.75', '$1,218.75'],
    ['money', '-3.10', '−$3.10'],
    ['money', '90071992547409.93', '$90,071,992,547,409.93'],
    ['percent', '7.5', '7.50%'],
    ['units', '15.1042', '15.1042'],
    ['year', '2025', '2025'],
    ['money', '0E-8', '$0.00'],
    ['money', '-1.21875e3', '−$1,218.75'],
    ['money', '121875E-2', '$1,218.75'],
    ['money', '12E+2', '$1,200.00'],
  ])('of kind %s that is a decimal string, %j, is shown as that number: %s', (kind, value, shown) => {
    expect(formatValue(kind, value, context)).toBe(shown);
  });

  it.each(['1,234.50', 'N/A', '1e', '1e999', '0x10', '12.', '.5', '+5', '$5', '5 CAD', '−3', true])(
    'is marked and not an amount if it only looks like a number: %j',
    (value) => {
      expect(formatValue('money', value, context)).toBe(`${value} (as received)`);
    },
  );

  it.each<[FormatKind, string, string]>([
    ['date', '2026-11-15T00:00:00.000000Z', 'Nov 15, 2026'],
    ['date', '2026-11-15T23:59:59-12:00', 'Nov 15, 2026'],
    ['date', '2026-11-15 08:00:00', 'Nov 15, 2026'],
    ['month', '2026-11-15T00:00:00Z', 'Nov 2026'],
  ])('of kind %s with a time, %s, is shown as the day that is written: %s', (kind, value, shown) => {
    expect(formatValue(kind, value, context)).toBe(shown);
  });

  it.each<[FormatKind, string]>([
    ['date', '11/15/2026'],
    ['date', '2026-02-31'],
    ['date', '2026-11-15 soon'],
    ['month', 'November'],
    ['dateTime', '11/15/2026'],
    ['dateTime', '15 Nov 2026 10:00'],
    ['dateTime', '2026-11-15T25:61'],
  ])('of kind %s in another notation, %s, is shown unchanged, and marked', (kind, value) => {
    expect(formatValue(kind, value, context)).toBe(`${value} (as received)`);
  });

  it('is aligned right if its digits are compared', () => {
    expect(formats.money.numeric).toBe(true);
    expect(formats.units.numeric).toBe(true);
    expect(formats.date.numeric).toBe(false);
    expect(formats.label.numeric).toBe(false);
  });
});
