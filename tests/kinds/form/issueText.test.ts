import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issueText } from '../../../src/kinds/form/issueText.ts';
import type { FormField } from '../../../src/kinds/form/options.ts';
import { formatValue } from '../../../src/values/formatValue.ts';

const field = (input: FormField['input'], more: Partial<FormField> = {}): FormField => ({
  field: 'field',
  label: 'Field',
  input,
  ...more,
});

/** The message for a value that breaks a rule. */
function said(rule: z.ZodType, value: unknown, entered: FormField | undefined = field('text')) {
  const { error } = rule.safeParse(value, {
    error: (issue) => issueText(issue, entered, (kind, shown) => formatValue(kind, shown, { locale: 'en-CA' })),
  });
  return error?.issues[0]?.message;
}

describe('a broken rule has a message', () => {
  it.each<[rule: z.ZodType, value: unknown, words: string, entered?: FormField]>([
    [z.string(), undefined, 'Field is required.'],
    [z.string().min(1), '', 'Field is required.'],
    [z.number(), null, 'Field is required.'],
    [z.string(), undefined, 'Please say it.', field('text', { missing: 'Please say it.' })],
    [z.string().min(8), 'short', 'Please enter at least 8 characters.'],
    [z.string().max(3), 'long', 'Please enter at most 3 characters.'],
    [z.email(), 'name', 'Please enter an email address, such as name@example.com.'],
    [z.iso.date(), '31 June', 'Please enter a date.'],
    [z.string().regex(/^\d+$/), 'x', 'Please enter a telephone number, such as +1 416 555 0134.', field('tel')],
    [
      z.string().regex(/^\d{5}$/),
      'x',
      'Please enter five digits.',
      field('text', { mismatch: 'Please enter five digits.' }),
    ],
    [z.string().regex(/^\d{5}$/), 'x', 'Please check this.'],
    [z.number(), Number.NaN, 'Please enter a number.', field('number')],
    [z.number(), Number.NaN, 'Please enter an amount, such as 25,000.', field('money')],
    [z.int(), 1.5, 'Please enter a whole number.', field('number')],
    [z.number().min(25_000), 1, 'Please enter 25,000 or more.'],
    [z.number().gt(0), 0, 'Please enter more than 0.'],
    [z.number().max(1_000_000), 1_000_001, 'Please enter 1,000,000 or less.'],
    [z.number().lt(10), 10, 'Please enter less than 10.'],
    [z.number().multipleOf(500), 501, 'Please enter a multiple of 500.'],
    [z.enum(['a', 'b']), 'c', 'Please choose one.'],
    [z.union([z.literal(0), z.literal(1)]), 2, 'Please choose one.'],
    [z.array(z.string()).min(1), [], 'Please check this.'],
    [z.strictObject({}), { more: 1 }, 'Please check this.'],
  ])('%# %j', (rule, value, words, entered) => {
    expect(said(rule, value, entered)).toBe(words);
  });

  it('even for a value that nobody types', () => {
    expect(said(z.string().max(3), 'long', undefined)).toBe('Please enter at most 3 characters.');
  });
});
