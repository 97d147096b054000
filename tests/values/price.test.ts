import { describe, expect, it } from 'vitest';
import { formatValue } from '../../src/values/formatValue.ts';

const context = { locale: 'en-CA', currency: 'CAD' };

describe('the price of one unit of a fund', () => {
  it('has four decimals, in its own currency', () => {
    expect(formatValue('price', 0.6042, context)).toBe('$0.6042');
    expect(formatValue('price', 100, context)).toBe('$100.0000');
    expect(formatValue('price', -0.5, { ...context, currency: 'USD' })).toBe('−US$0.5000');
  });

  it('is unknown if nothing is known', () => {
    expect(formatValue('price', null, context)).toBe('–');
  });
});
