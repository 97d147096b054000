import type { $ZodRawIssue } from 'zod/v4/core';
import type { Format } from '../../screen/useFormat.ts';
import { text } from '../../values/text/text.ts';
import type { FormField } from './options.ts';

/**
 * The message for a broken rule of the description, shown at the field. `field` is undefined for a value that the user
 * does not enter.
 */
export function issueText(issue: $ZodRawIssue, field: FormField | undefined, format: Format): string {
  if (issue.input === undefined || issue.input === '' || issue.input === null) return missingText(field);
  if (issue.code === 'invalid_format') return field?.mismatch ?? formatText(issue.format, field);
  if (issue.code === 'too_small' || issue.code === 'too_big') return limitText(issue, format);
  if (issue.code === 'invalid_type') return typeText(issue.expected, field, format);
  if (issue.code === 'not_multiple_of') return text.numberRules.multipleOf(format('number', Number(issue.divisor)));
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return text.rules.choose;
  return text.rules.invalid;
}

/** The message for a field left empty. */
export const missingText = (field: FormField | undefined): string =>
  field ? (field.missing ?? text.rules.required(field.label)) : text.rules.invalid;

function formatText(format: string, field: FormField | undefined): string {
  if (format === 'email' || field?.input === 'email') return text.rules.email;
  if (format === 'date') return text.rules.date;
  return field?.input === 'tel' ? text.numberRules.telephone : text.rules.invalid;
}

function typeText(expected: string, field: FormField | undefined, format: Format): string {
  if (field?.input === 'money') return text.numberRules.amount(format('number', 25_000));
  if (expected === 'int') return text.numberRules.wholeNumber;
  return expected === 'number' ? text.numberRules.number : text.rules.invalid;
}

type Limit = Extract<$ZodRawIssue, { code: 'too_small' | 'too_big' }>;

function limitText(issue: Limit, format: Format): string {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    return issue.code === 'too_small' ? text.rules.tooShort(limit) : text.rules.tooLong(limit);
  }
  if (issue.origin !== 'number' && issue.origin !== 'int') return text.rules.invalid;
  const { atLeast, moreThan, atMost, lessThan } = text.numberRules;
  const written = format('number', limit);
  if (issue.code === 'too_small') return issue.inclusive ? atLeast(written) : moreThan(written);
  return issue.inclusive ? atMost(written) : lessThan(written);
}
