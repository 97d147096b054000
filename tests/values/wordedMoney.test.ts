import { expect, it } from 'vitest';
import { wordedMoney } from '../../src/values/wordedMoney.ts';

it.each([
  ['en-CA', '$1.2\u00a0million'],
  ['fr-CA', '1,2\u00a0million\u00a0$'],
])('writes millions in words that stay on one line, in %s', (locale, written) => {
  expect(wordedMoney(1_200_000, 'CAD', locale)).toBe(written);
});
