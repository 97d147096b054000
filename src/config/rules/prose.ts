import { z } from 'zod';
import type { ProseSection } from '../sections/prose.ts';
import type { Check } from './check.ts';
import { oneOf, type Shape } from './problem.ts';
import { operationProblems, withinData } from './shapes.ts';
import { common, text } from './words.ts';

/** The shape of a prose section. */
export const proseShape = z.strictObject({
  kind: z.literal('prose'),
  ...common,
  query: text,
  object: text.optional(),
  texts: z.array(z.strictObject({ title: text.optional(), field: text })).min(1),
  small: z.boolean().optional(),
});

const isWords = (shape: Shape | undefined) => shape === 'string' || (Array.isArray(shape) && shape[0] === 'string');

/** Its sense. */
export const proseCheck: Check<ProseSection> = (section, path, _portal, description) => {
  const unknown = operationProblems(`${path}.query`, section.query, 'query', description);
  if (unknown.length > 0) return unknown;
  return withinData(path, section, description, (fields) => {
    const words = Object.keys(fields).filter((name) => isWords(fields[name]));
    return section.texts.flatMap(({ field }, index) => oneOf(`${path}.texts[${index}].field`, field, words));
  });
};
