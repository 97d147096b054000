import { z } from 'zod';
import { portalDeclared } from './portalDeclared.ts';
import { oneOf, type Problem } from './rules/problem.ts';
import { shapeOf } from './shapeOf.ts';

type Issue = z.core.$ZodIssue;

const separator = ', ';

/** zod's issue lists the unknown keys; this makes its message list the known ones. */
function knownKeys({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  return code === 'unrecognized_keys' && inst instanceof z.ZodObject
    ? Object.keys(inst.shape).join(separator)
    : undefined;
}

/** How far a value is from one of several shapes: infinitely for another type of value, else its number of problems. */
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

function problemsOf(issue: Issue, config: unknown): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.flatMap((key) => oneOf(placeOf([...issue.path, key]), key, issue.message.split(separator)));
  }
  const found = JSON.stringify(valueAt(config, issue.path));
  const message = `${issue.message}${found && found.length < 80 ? `; found ${found}` : ''}`;
  return [{ path: placeOf(issue.path), message }];
}

/** The shape problems of a config: unknown keys, and values of the wrong type. */
export function shapeProblems(config: unknown): Problem[] {
  const { error } = shapeOf(portalDeclared).safeParse(config, { error: knownKeys });
  return (error?.issues ?? []).flatMap(decided).flatMap((issue) => problemsOf(issue, config));
}
