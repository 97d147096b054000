import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../../src/api/bodyOf.ts';
import { bodyRule } from '../../../src/sections/form/bodyRule.ts';

describe('the rule of a field, out of the generated schema', () => {
  it.each([
    ['contactSubmit', 'message', { isNumber: false, isNullable: false, longest: 4000 }],
    ['contactSubmit', 'subject', { isNumber: false, isNullable: false, longest: 150 }],
    ['contactSubmit', 'topic', { isNumber: false, isNullable: false, longest: undefined }],
    ['contactSubmit', 'member_id', { isNumber: true, isNullable: false, longest: undefined }],
    ['contactSubmit', 'request.amount', { isNumber: true, isNullable: false, longest: undefined }],
    ['contactSubmit', 'request.full_withdrawal', { isNumber: true, isNullable: false, longest: undefined }],
    ['profileUpdate', 'addresses.0.unit', { isNumber: false, isNullable: true, longest: 20 }],
  ] as const)('%s %s', async (command, field, rule) => {
    expect(bodyRule(await bodyOf(command), field)).toEqual(rule);
  });

  it('is none for a field that the body does not have', async () => {
    const schema = await bodyOf('contactSubmit');
    expect(() => bodyRule(schema, 'request.sum')).toThrow("The body has no field 'sum' in openapi/.");
  });
});
