import { describe, expect, it } from 'vitest';
import { shifted } from '../../src/values/shifted.ts';

describe('a number with its decimal point shifted', () => {
  it.each([
    [0.0525, 2, 5.25],
    [0.07, 2, 7],
    [1.1, 2, 110],
    [-5, -2, -0.05],
    [1050, -2, 10.5],
    [1050, -3, 1.05],
    [7, 0, 7],
    [0, -2, 0],
    [1e-7, 2, 0.00001],
    [1e21, -2, 1e19],
    ['0.052500', 2, '5.25'],
    ['-0.00', 2, '0'],
    ['900719925474099345', -2, '9007199254740993.45'],
    ['12', 3, '12000'],
  ])('%s by %i places is %s, without a digit lost', (value, places, expected) => {
    expect(shifted(value, places)).toBe(expected);
  });

  it('leaves a text that is not a number unchanged', () => {
    expect([shifted(null, 2), shifted('1,5', 2), shifted('n/a', 2)]).toEqual([null, '1,5', 'n/a']);
  });
});
