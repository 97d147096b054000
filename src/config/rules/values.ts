import type { Part } from '../../../generated/fields.ts';
import { formatsOf, isField, valuesOf } from './fields.ts';
import { oneOf, type Problem, problemIf } from './problem.ts';

/** Reports a value that is not of the field's type. */
export const typeProblems = (path: string, name: string, value: unknown, type: string | undefined): Problem[] =>
  problemIf(typeof value !== type, path, `'${value}' is not a ${type}, but '${name}' is`);

/** Reports a value that is not of the field's type or not among the values that the description lists. */
export function valueProblems(
  path: string,
  name: string,
  value: string | number | boolean,
  part: Part | undefined,
): Problem[] {
  const type = isField(part) ? part.type : undefined;
  if (type === 'boolean' || typeof value === 'boolean') return typeProblems(path, name, value, type);
  if (formatsOf(part).includes('flag')) return oneOf(path, value, [0, 1]);
  const values = valuesOf(part);
  if (values.length > 0) return oneOf(path, value, type === 'number' ? values.map(Number) : values);
  return typeProblems(path, name, value, type);
}
