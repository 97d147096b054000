import { z } from 'zod';
import type { FiguresSection } from '../sections/figures.ts';
import { barProblems, barShape } from './bar.ts';
import type { Check } from './check.ts';
import { formatProblems, operationProblems, withinData } from './fields.ts';
import { common, formatted, text } from './words.ts';

/** The shape of a figures section. */
export const figuresShape = z.strictObject({
  kind: z.literal('figures'),
  ...common,
  query: text,
  object: text.optional(),
  figures: z.array(formatted.extend({ label: text, none: text.optional() })).min(1),
  bar: barShape.optional(),
});

/** Its sense. */
export const figuresCheck: Check<FiguresSection> = (section, path, _portal, description) => {
  const unknown = operationProblems(`${path}.query`, section.query, 'query', description);
  if (unknown.length > 0) return unknown;
  return withinData(path, section, description, (fields) => [
    ...section.figures.flatMap(({ field, format }, index) =>
      formatProblems(`${path}.figures[${index}]`, fields, field, format),
    ),
    ...barProblems(`${path}.bar`, section.bar, fields),
  ]);
};
