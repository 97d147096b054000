import type { z } from 'zod';
import { portalDeclared } from './portalDeclared.ts';
import { oneOf, type Problem } from './rules/problem.ts';
import type { KindList } from './scope.ts';
import { shapeOf } from './shapeOf.ts';
import { wantedText } from './wantedText.ts';

type Issue = z.core.$ZodIssue;

const separator = ', ';

/** zod's issue lists the unknown keys; this makes its message list the known ones. */
function knownKeys({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  return code === 'unrecognized_keys' && inst && 'shape' in inst
    ? Object.keys(Object(inst.shape)).join(separator)
    : undefined;
}

/** How far a value is from a shape: infinitely far if its type is wrong, otherwise its number of problems. */
function distance(issues: Issue[]): number {
  const isOther = issues.some(({ code, path }) => path.length === 0 && code !== 'unrecognized_keys');
  return isOther ? Number.POSITIVE_INFINITY : issues.length;
}

/** Reports the problems with the nearest of several allowed shapes. */
function decided(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const shapes = issue.errors.map((issues) => issues.flatMap(decided));
  const nearest = shapes.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

const placeOf = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

function valueAt(config: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    config,
  );
}

const types: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
};

const isName = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** What a value must be, as the end of a sentence about it; undefined if the issue does not tell. */
function wantedBy(issue: Issue): string | undefined {
  if (issue.code === 'invalid_type') return types[issue.expected];
  if (issue.code === 'invalid_value') return issue.values.map(String).join(' or ');
  if (issue.code === 'invalid_format' || issue.code === 'custom') return wantedText(issue.message);
  if (issue.code === 'too_big') return `at most ${issue.maximum}`;
  if (issue.code !== 'too_small') return undefined;
  if (issue.origin === 'array')
    return `a list of at least ${issue.minimum === 1 ? 'one entry' : `${issue.minimum} entries`}`;
  if (issue.origin === 'string') return 'text that is not empty';
  return issue.inclusive ? `at least ${issue.minimum}` : `above ${issue.minimum}`;
}

/** Shape problems in the wording of the other rules: what is expected, and what was found. */
function problemsOf(issue: Issue, config: unknown, kinds: KindList): Problem[] {
  const path = placeOf(issue.path);
  const found = valueAt(config, issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.flatMap((key) => oneOf(placeOf([...issue.path, key]), key, issue.message.split(separator)));
  if (issue.code === 'invalid_key') {
    const [first] = issue.issues;
    return [
      { path, message: `the name has to be ${wantedText(first?.message ?? '')}; found '${String(issue.path.at(-1))}'` },
    ];
  }
  // The kinds of sections are the only union with a discriminating word.
  const values = issue.code === 'invalid_union' ? Object.keys(kinds) : issue.code === 'invalid_value' && issue.values;
  if (values && isName(found) && values.every(isName)) return oneOf(path, found as string | number, values as string[]);
  const wanted = wantedBy(issue) ?? 'something else';
  if (found === undefined) return [{ path, message: `is missing; it has to be ${wanted}` }];
  const said = typeof found === 'function' ? 'a function' : JSON.stringify(found);
  return [{ path, message: `has to be ${wanted}${said && said.length < 80 ? `; found ${said}` : ''}` }];
}

/** The shape problems of a config: unknown keys, and values of the wrong type. */
export function shapeProblems(config: unknown, kinds: KindList): Problem[] {
  const { error } = shapeOf(portalDeclared, kinds).safeParse(config, { error: knownKeys });
  return (error?.issues ?? []).flatMap(decided).flatMap((issue) => problemsOf(issue, config, kinds));
}
