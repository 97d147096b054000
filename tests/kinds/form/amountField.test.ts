import { expect, it, vi } from 'vitest';
import * as visitorOperations from '../../../generated/visitorOperations.ts';
import { amountField } from '../../../src/kinds/form/prefill/aboutItems.ts';

it('reads each bound of an amount in its format, and offers no amount if it cannot read one', () => {
  vi.spyOn(visitorOperations, 'hasOtherApis', 'get').mockReturnValue(true);
  const amount = {
    field: 'amount',
    label: 'Amount',
    currency: 'currency',
    least: { field: 'least', format: 'money' },
    most: [{ field: 'most', format: 'money-minor' }],
  } as const;
  const limitsOf = (found: object) =>
    amountField({ about: { amount }, found } as unknown as Parameters<typeof amountField>[0], (_, value) => `${value}`) // What it reads of an object.
      ?.limits;
  const bounds = { least: '100', most: 250_000 };
  expect(limitsOf({ ...bounds, currency: 'EUR' })).toMatchObject({ least: 100, most: 2500, currency: 'EUR' });
  expect(limitsOf({ ...bounds, most: null })).toMatchObject({ least: 100, most: Number.POSITIVE_INFINITY });
  expect(limitsOf(bounds)).toBeUndefined();
});
