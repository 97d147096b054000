import type { AnswerSchema } from '../../generated/answers.ts';
import { isObject } from '../format/isObject.ts';

const deepest = 2;

/** Whether a value might be meant for a schema: a list, or an object with at least half of the required fields. */
function resembles(schema: AnswerSchema, value: unknown): boolean {
  if (schema.items)
    return Array.isArray(value) && value.slice(0, 1).every((item) => resembles(schema.items ?? {}, item));
  const names = schema.required ?? Object.keys(schema.properties ?? {});
  if (names.length === 0) return schema.properties === undefined;
  if (!isObject(value)) return false;
  const found = names.filter((name) => name in value).length;
  return found > 0 && found * 2 >= names.length;
}

/**
 * Looks inside a value for something that resembles a schema and returns its path, such as `result` or `result.data`.
 * The path is empty where it is the value itself, and undefined where nothing is found.
 */
export function placeOf(schema: AnswerSchema, value: unknown): string | undefined {
  let level: { path: string[]; candidate: unknown }[] = [{ path: [], candidate: value }];
  for (let depth = 0; depth <= deepest; depth += 1) {
    const found = level.find(({ candidate }) => resembles(schema, candidate));
    if (found) return found.path.join('.');
    level = level.flatMap(({ path, candidate }) =>
      Object.entries(isObject(candidate) ? candidate : {}).map(([name, part]) => ({
        path: [...path, name],
        candidate: part,
      })),
    );
  }
  return undefined;
}

/**
 * How similar two names are, from 0 to 1: the share of letters that occur in both in the same order, so that `net_amt`
 * is close to `net_amount`.
 */
function likeness(one: string, other: string): number {
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

/** The names that resemble another name, the most similar first; all of them where none does. */
export function nearestFirst(name: string, names: readonly string[]): string[] {
  const near = alike(name, names);
  return near.length > 0 ? near : names.toSorted((a, b) => likeness(name, b) - likeness(name, a));
}
