import type { Fields } from '../../../generated/fields.ts';
import { isField } from './fields.ts';
import { type Description, oneOf, type Problem } from './problem.ts';

/** A key is a field of the rows, and of those that the description's example does not have twice (`repeated`). */
function keyProblems(
  path: string,
  key: string,
  names: readonly string[],
  { query, repeated }: { query: string; repeated: readonly string[] },
): Problem[] {
  const unknown = oneOf(path, key, names);
  if (unknown.length > 0 || !repeated.includes(key)) return unknown;
  const allowed = names.filter((name) => !repeated.includes(name)).join(', ');
  return [{ path, message: `'${key}' is the same in several rows of the example of '${query}'; allowed: ${allowed}` }];
}

/** The same for a list of a query's answer with these fields. */
export function rowKeyProblems(
  path: string,
  { query, rows, key }: { query: string; rows: string; key: string },
  row: Fields,
  { fields }: Description,
): Problem[] {
  const names = Object.keys(row).filter((name) => isField(row[name]));
  return keyProblems(path, key, names, { query, repeated: fields[query]?.repeats?.[rows] ?? [] });
}
