import type { Problem } from './problem.ts';

/** A value and its path in the config. */
export type Placed = readonly [path: string, value: string | number | boolean];

/** Reports every value that repeats an earlier one; `same` decides what counts as equal. */
export function duplicateProblems(
  values: readonly Placed[],
  same: (value: string) => string = (value) => value,
): Problem[] {
  const first = new Map<string, string>();
  return values.flatMap(([path, value]) => {
    const known = same(String(value));
    const before = first.get(known);
    if (before === undefined) first.set(known, path);
    return before === undefined ? [] : [{ path, message: `'${value}' is already used at ${before}; use it only once` }];
  });
}
