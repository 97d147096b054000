/**
 * How similar two names are, from 0 to 1: the share of letters that occur in both in the same order, so that `net_amt`
 * is close to `net_amount`.
 */
export function likeness(one: string, other: string): number {
  const letters = (name: string) => [...name.toLowerCase().replace(/[^a-z0-9]/g, '')];
  const [from, to] = [letters(one), letters(other)];
  let row = to.map(() => 0);
  for (const letter of from) {
    const next: number[] = [];
    for (const [at, candidate] of to.entries()) {
      const same = candidate === letter ? (row[at - 1] ?? 0) + 1 : 0;
      next.push(Math.max(same, row[at] ?? 0, next[at - 1] ?? 0));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / Math.max(from.length, to.length, 1);
}

/** The names that resemble another name, the most similar first. */
export function alike(name: string, names: readonly string[]): string[] {
  const ranked = names.toSorted((a, b) => likeness(name, b) - likeness(name, a));
  return ranked.filter((other) => likeness(name, other) > 0.5);
}

/** The names that resemble another name, most similar first; all names if none does. */
export function nearestFirst(name: string, names: readonly string[]): string[] {
  const near = alike(name, names);
  return near.length > 0 ? near : names.toSorted((a, b) => likeness(name, b) - likeness(name, a));
}
