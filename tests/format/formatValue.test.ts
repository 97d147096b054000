import { describe, expect, it } from 'vitest';
import { type FormatKind, formatValue, isNumeric } from '../../src/format/formatValue.ts';

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

  it('that is missing is a dash in every kind', () => {
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

  it('whose type does not fit its kind is shown as it came', () => {
    expect(formatValue('money', 'on request', context)).toBe('on request');
    expect(formatValue('flag', 'pending', context)).toBe('pending');
    expect(formatValue('date', 2026, context)).toBe('2026');
    expect(formatValue('label', 7, context)).toBe('7');
  });

  it('is set to the right when its digits are compared', () => {
    expect(isNumeric('money')).toBe(true);
    expect(isNumeric('units')).toBe(true);
    expect(isNumeric('date')).toBe(false);
    expect(isNumeric('label')).toBe(false);
  });
});
