import { z } from 'zod';
import type { ProseSection } from '../sections/prose.ts';
import type { Check } from './check.ts';
import { oneOf, type Shape } from './problem.ts';
import { dataOf, objectsOf, operationProblems } from './shapes.ts';
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
  const objects = objectsOf(section.query, description);
  const fields = section.object === undefined ? dataOf(section.query, description) : objects.get(section.object);
  if (!fields) return oneOf(`${path}.object`, section.object ?? '', [...objects.keys()]);
  const words = Object.keys(fields).filter((name) => isWords(fields[name]));
  return section.texts.flatMap(({ field }, index) => oneOf(`${path}.texts[${index}].field`, field, words));
};
