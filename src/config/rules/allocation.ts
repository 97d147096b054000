import { z } from 'zod';
import type { AllocationSection } from '../sections/allocation.ts';
import { type Check, partProblems } from './check.ts';
import { fieldProblems, formatProblems, listsOf, operationProblems } from './fields.ts';
import { oneOf } from './problem.ts';
import { common, text } from './words.ts';

/** The shape of an allocation section. */
export const allocationShape = z.strictObject({
  kind: z.literal('allocation'),
  ...common,
  query: text,
  charts: z
    .array(
      z.strictObject({
        title: text,
        part: text.optional(),
        rows: text,
        label: text,
        value: text,
        format: text,
        share: text,
      }),
    )
    .min(1),
  empty: z.strictObject({ title: text, text }),
});

/** Its sense. */
export const allocationCheck: Check<AllocationSection> = (section, path, _portal, description) => {
  const unknown = operationProblems(`${path}.query`, section.query, 'query', description);
  if (unknown.length > 0) return unknown;
  const lists = listsOf(section.query, description);
  return section.charts.flatMap((chart, index) => {
    const place = `${path}.charts[${index}]`;
    const fields = lists.get(chart.rows);
    if (!fields) return oneOf(`${place}.rows`, chart.rows, [...lists.keys()]);
    return [
      ...partProblems(place, chart.part, description),
      ...oneOf(`${place}.label`, chart.label, Object.keys(fields)),
      ...formatProblems(place, fields, chart.value, chart.format),
      ...fieldProblems(`${place}.share`, fields, chart.share, ['percent']),
    ];
  });
};
