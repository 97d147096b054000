import { describe, expect, it } from 'vitest';
import { boolean, nullable, object, optional } from 'zod/mini';
import { bodyOf } from '../../../src/client/bodyOf.ts';
import { bodyRule } from '../../../src/kinds/form/bodyRule.ts';
import { bodyFrom, initialValues } from '../../../src/kinds/form/formValues.ts';

describe('the rule of a field, from the generated schema', () => {
  it.each([
    ['contactSubmit', 'message', { isNumber: false, isOptional: false, isNullable: false, longest: 4000 }],
    ['contactSubmit', 'subject', { isNumber: false, isOptional: true, isNullable: false, longest: 150 }],
    ['contactSubmit', 'topic', { isNumber: false, isOptional: false, isNullable: false, longest: undefined }],
    ['contactSubmit', 'member_id', { isNumber: true, isOptional: true, isNullable: false, longest: undefined }],
    ['contactSubmit', 'request.amount', { isNumber: true, isOptional: true, isNullable: false, longest: undefined }],
    [
      'contactSubmit',
      'request.full_withdrawal',
      { isNumber: true, isOptional: false, isNullable: false, longest: undefined },
    ],
    ['profileUpdate', 'addresses.0.unit', { isNumber: false, isOptional: false, isNullable: true, longest: 20 }],
  ] as const)('%s %s', async (command, field, rule) => {
    expect(bodyRule(await bodyOf(command), field)).toEqual({ ...rule, isBoolean: false });
  });

  it('tells whether a checkbox is sent as true or false, or as 1 or 0', () => {
    const schema = object({ agree: boolean(), seen: optional(nullable(boolean())) });
    const box = (field: string) => ({ field, label: field, input: 'checkbox' as const, isFromAddress: false });
    const fields = ['agree', 'seen'].map(box);
    const values = initialValues(fields, { seen: true });
    expect(values).toEqual({ agree: false, seen: true });
    const section = {
      kind: 'form',
      id: 'f',
      title: 'F',
      command: 'contactSubmit',
      fields,
      submit: 'Send',
      success: [],
    } as const;
    const entries = { section, fields, values, initial: {}, answer: {}, schema, locale: 'en-CA', currency: 'CAD' };
    expect(bodyFrom(entries)).toEqual(values);
  });

  it('does not exist for a field that the body does not have', async () => {
    const schema = await bodyOf('contactSubmit');
    expect(() => bodyRule(schema, 'request.sum')).toThrow("The body has no field 'sum' in openapi/.");
  });
});
