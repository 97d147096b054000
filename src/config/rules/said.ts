import { z } from 'zod';
import type { Said } from '../sections/said.ts';
import { formatProblems, valuesOf } from './fields.ts';
import { type Fields, oneOf, type Problem } from './problem.ts';
import { formatted, text } from './words.ts';

/** The shape of what was said. */
export const saidShape = z.strictObject({
  object: text,
  field: text,
  nothing: text,
  title: text,
  facts: z.array(formatted.extend({ label: text })).min(1),
});

/** Its sense, given the objects that it can be. */
export function saidProblems(path: string, said: Said | undefined, objects: ReadonlyMap<string, Fields>): Problem[] {
  if (!said) return [];
  const fields = objects.get(said.object);
  if (!fields) return oneOf(`${path}.object`, said.object, [...objects.keys()]);
  const enumerated = Object.keys(fields).filter((name) => valuesOf(fields[name]).length > 0);
  const unknown = oneOf(`${path}.field`, said.field, enumerated);
  return [
    ...(unknown.length > 0 ? unknown : oneOf(`${path}.nothing`, said.nothing, valuesOf(fields[said.field]))),
    ...said.facts.flatMap(({ field, format }, index) =>
      formatProblems(`${path}.facts[${index}]`, fields, field, format),
    ),
  ];
}
