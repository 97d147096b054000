import type { Problem } from './problem.ts';

/** A value and its place in the config. */
export type Placed = readonly [path: string, value: string | number | boolean];

/** A problem at every value that has stood before; `same` says what counts as the same. */
export function duplicateProblems(
  values: readonly Placed[],
  same: (value: string) => string = (value) => value,
): Problem[] {
  const first = new Map<string, string>();
  return values.flatMap(([path, value]) => {
    const known = same(String(value));
    const before = first.get(known);
    if (before === undefined) first.set(known, path);
    return before === undefined ? [] : [{ path, message: `'${value}' stands at ${before} already; allowed: once` }];
  });
}
