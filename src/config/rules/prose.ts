import { z } from 'zod';
import type { ProseSection } from '../sections/prose.ts';
import type { Check } from './check.ts';
import { operationProblems, withinData } from './fields.ts';
import { oneOf, type Part } from './problem.ts';
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

/** A text of any words, or a list of them. */
function isWords(part: Part): boolean {
  const field = 'items' in part ? part.items : part;
  return 'type' in field && field.type === 'string' && !field.values;
}

/** Its sense. */
export const proseCheck: Check<ProseSection> = (section, path, _portal, description) => {
  const unknown = operationProblems(`${path}.query`, section.query, 'query', description);
  if (unknown.length > 0) return unknown;
  return withinData(path, section, description, (fields) => {
    const words = Object.entries(fields).flatMap(([name, part]) => (isWords(part) ? [name] : []));
    return section.texts.flatMap(({ field }, index) => oneOf(`${path}.texts[${index}].field`, field, words));
  });
};
