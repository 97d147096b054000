import type { $ZodRawIssue } from 'zod/v4/core';
import { text } from '../text/text.ts';

/** A broken rule of the description in words, for the person at the field. */
export function issueText(issue: $ZodRawIssue): string {
  if (issue.input === undefined || issue.input === '' || issue.input === null) return text.rules.required;
  if (issue.code === 'invalid_format' && issue.format === 'email') return text.rules.email;
  if (issue.code === 'too_small' && issue.origin === 'string') return text.rules.tooShort(Number(issue.minimum));
  if (issue.code === 'too_big' && issue.origin === 'string') return text.rules.tooLong(Number(issue.maximum));
  return text.rules.invalid;
}
