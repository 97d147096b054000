import type { AnswerSchema } from '../../generated/answers.ts';
import { isObject } from '../values/isObject.ts';

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
 * The path is empty if it is the value itself, and undefined if nothing resembles the schema.
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
