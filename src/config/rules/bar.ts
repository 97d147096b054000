import { z } from 'zod';
import type { Bar } from '../sections/bar.ts';
import { fieldProblems } from './fields.ts';
import type { Fields, Problem } from './problem.ts';
import { text } from './words.ts';

/** The shape of a bar. */
export const barShape = z.strictObject({ label: text, percent: text, amount: text, whole: text });

/** Its sense, given the fields that it can be of. */
export function barProblems(path: string, bar: Bar | undefined, fields: Fields): Problem[] {
  if (!bar) return [];
  return [
    ...fieldProblems(`${path}.percent`, fields, bar.percent, ['percent']),
    ...fieldProblems(`${path}.amount`, fields, bar.amount, ['money']),
    ...fieldProblems(`${path}.whole`, fields, bar.whole, ['money']),
  ];
}
