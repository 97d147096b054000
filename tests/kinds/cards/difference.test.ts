import { describe, expect, it } from 'vitest';
import { difference } from '../../../src/kinds/cards/difference.ts';

describe('the difference between lines and their figure', () => {
  it('is exact although floating point is not', () => {
    expect(difference([0.1, 0.2], 0.3)).toEqual({ sum: 0.3, gap: 0 });
    expect(difference([1_000_000.1, 0.25], 1_000_000.3)).toEqual({ sum: 1_000_000.35, gap: 0.05 });
  });

  it('uses the digits of the currency', () => {
    expect(difference([1.234, 1.234], 2.469, 3)).toEqual({ sum: 2.468, gap: -0.001 });
    expect(difference(['1.234', '1.234'], 2.469)).toEqual({ sum: 2.468, gap: 0 });
    expect(difference([100, 50], 149.6, 0)).toEqual({ sum: 150, gap: 0 });
  });

  it('is unknown if a line or the figure is', () => {
    expect(difference([1, undefined], 1)).toEqual({ sum: undefined, gap: undefined });
    expect(difference([1, 2])).toEqual({ sum: 3, gap: undefined });
  });
});
