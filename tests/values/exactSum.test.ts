import { describe, expect, it } from 'vitest';
import { sumOfAll } from '../../src/figures/exactAmounts.ts';
import { readDecimal } from '../../src/values/decimal.ts';
import { exactSum } from '../../src/values/exactSum.ts';

describe('the sum of decimals', () => {
  it.each([
    [[], '0'],
    [[1, 2], '3'],
    [[0.1, 0.2], '0.3'],
    [['1218.75', '2.3'], '1221.05'],
    [[100, -99.99], '0.01'],
    [[-0.05, 0.02], '-0.03'],
    [[-12.5, -0.25], '-12.75'],
    [['0.005', '0.005'], '0.010'],
    [[1e-7, 2], '2.0000001'],
    [[1.5e-7], '0.00000015'],
    [[1e21, 0.5], '1000000000000000000000.5'],
    [[1.25e21], '1250000000000000000000'],
    [['9007199254740993.01', '1'], '9007199254740994.01'],
    [[1.5, 2], '3.5'],
    [[0.25, '0.10', 0.005], '0.355'],
    [[9_999_999_999_999.99, 9_999_999_999_999.99, 0.01], '19999999999999.99'],
    [[1_000_000_000_000_000.1, 0.2], '1000000000000000.3'],
  ] as [`${number}`[], string][])('of %j is %s, exactly', (values, sum) => {
    expect(exactSum(values)).toBe(sum);
  });
});

describe('a decimal text with an exponent', () => {
  it.each([
    ['0E-8', '0.00000000'],
    ['1E2', '100'],
    ['1.5e1', '15'],
    ['1.25E+1', '12.5'],
    ['-125e-4', '-0.0125'],
    ['90071992547409.934E1', '900719925474099.34'],
  ])('such as %s is read as %s, without a digit lost', (text, plain) => {
    expect(readDecimal(text)).toBe(plain);
    expect(sumOfAll([readDecimal(text), 0])).toBe(plain);
  });
});
