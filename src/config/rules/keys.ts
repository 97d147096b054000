import type { Scope } from '../scope.ts';
import { isField } from './fields.ts';
import { oneOf, type Problem } from './problem.ts';

/** A key must be a field of the rows, and its values must not repeat in the description's example. */
export function keyProblems(key: string | undefined, path: string, scope: Scope): Problem[] {
  const { query = '', rows = '', of, description } = scope;
  const repeated = description.fields[query]?.repeats?.[rows] ?? [];
  const names = Object.keys(of).filter((name) => isField(of[name]));
  const allowed = names.filter((name) => !repeated.includes(name)).join(', ');
  if (key === undefined) {
    const message = `is missing, and '${rows}' has no x-portal-key in openapi/ either; add one of them; allowed: ${allowed}`;
    return [{ path, message }];
  }
  const unknown = oneOf(path, key, names);
  if (unknown.length > 0 || !repeated.includes(key)) return unknown;
  return [
    { path, message: `'${key}' has the same value in several rows of the example of '${query}'; allowed: ${allowed}` },
  ];
}
