import { expect, it } from 'vitest';
import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { checkPortal } from '../../src/config/checkPortal.ts';
import { filledPortal } from '../../src/config/filled.ts';
import type { Description } from '../../src/config/rules/problem.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { changed } from './mistake.ts';

/** The description with these numbers of months allowed in every body; undefined allows any number. */
function describedWith(months: readonly number[] | undefined): Description {
  const described: Description['fields'] = JSON.parse(JSON.stringify(fields), (key, value) => {
    if (key !== 'months' || !value.values) return value;
    const { values: _, ...rest } = value;
    return months ? { ...rest, values: months.map(String) } : rest;
  });
  return { operations, fields: described };
}

const problemsWith = (months: number, allowed: readonly number[] | undefined) => {
  const description = describedWith(allowed);
  const config = changed([['periods', 'performance', 'This Quarter', 'months'], months]);
  return checkPortal(filledPortal(config, kinds, description), kinds, description).map(
    ({ path, message }) => `${path}: ${message}`,
  );
};

it('A period may have any number of months that the description allows, and no other', () => {
  expect(problemsWith(18, [1, 3, 6, 12, 18, 120])).toEqual([]);
  expect(problemsWith(18, undefined)).toEqual([]);
  expect(problemsWith(18, [1, 12, 120])).toEqual([
    "periods.performance[2].months: '18' is not a number of months that 'portfolioCardCurrentlyInvested' accepts in openapi/, where an overlay can add it; allowed: 1, 12, 120",
  ]);
});
