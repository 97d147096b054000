import { type FindingKind, findingsOf, plainPath, root } from '../../src/client/findings.ts';
import { isObject } from '../../src/values/isObject.ts';
import type { Called } from './callQueries.ts';
import { stepsOf } from './ownSchemas.ts';

/** One way in which the answers of an operation differ at one place, with all values found there. */
export interface Learnable {
  id: string;
  kind: FindingKind;
  path: string;
  names: readonly string[];
  /** Where the value is instead, next to or within its described place: `activities.data`. */
  place: string;
  values: unknown[];
}

/** Every value at a path of some data. */
export function valuesAt(value: unknown, steps: readonly string[]): unknown[] {
  const [step, ...rest] = steps;
  if (step === undefined) return value === undefined ? [] : [value];
  if (step === '[]') return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, rest)) : [];
  return isObject(value) ? valuesAt(value[step], rest) : [];
}

export const lastOf = (path: string): string => stepsOf(path).at(-1) ?? '';
export const parentOf = (path: string): string => path.replace(/\.?[^.[\]]+$/, '');

/** The differences in the answers of an operation, each place and kind once. */
export function learnablesOf({ id, answers }: Called): Learnable[] {
  const found = new Map<string, Learnable>();
  const good = answers.filter(({ status }) => status === 200);
  const datas = good.map(({ envelope }) => envelope?.data);
  for (const [index, { body }] of good.entries()) {
    for (const { kind, field, names = [], place: within = '' } of findingsOf(id, datas[index], body)) {
      const path = field === root ? '' : field.replace(/^data\[\]/, '[]');
      const values = datas.flatMap((data) => valuesAt(data, stepsOf(path)));
      const last = lastOf(path);
      // Rows have no name, and an answer without `data` has its data elsewhere.
      const isWhole = last === '[]' || datas[index] === undefined;
      const place = isWhole ? within : `${last || root}.${within}`;
      // A name that is not plain may be personal data, and cannot name a field.
      const guesses = names.filter((name) => plainPath(name) === name);
      const isNowhere = kind === 'deeper' && (within === '' || plainPath(place) !== place);
      const is = kind === 'renamed' && guesses.length === 0 ? 'missing' : isNowhere ? 'no-data' : kind;
      found.set(`${is} ${path}`, { id, kind: is, path, names: guesses, place, values });
    }
  }
  return [...found.values()];
}
