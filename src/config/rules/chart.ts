import { z } from 'zod';
import type { ChartChoice, ChartSection } from '../sections/chart.ts';
import { type Check, periodProblems } from './check.ts';
import { bodyOf, dataOf, fieldProblems, formatProblems, formatsOf, listsOf, operationProblems } from './fields.ts';
import { type Description, type Fields, oneOf, type Problem } from './problem.ts';
import { common, formatted, text } from './words.ts';

const named = formatted.extend({ label: text });

/** The shape of a chart section. */
export const chartShape = z.strictObject({
  kind: z.literal('chart'),
  ...common,
  query: text,
  rows: text,
  at: named,
  period: text,
  choice: z
    .strictObject({ label: text, query: text, rows: text, field: text, value: text, text, initial: text })
    .optional(),
  lines: z
    .array(
      named.extend({
        target: z.strictObject({ field: text, label: text }).optional(),
        fromZero: z.boolean().optional(),
      }),
    )
    .min(1),
  summary: z
    .strictObject({
      value: text,
      yearly: text,
      target: text,
      benchmark: text,
      method: text,
      netOfFees: text,
      asOf: text,
    })
    .optional(),
  empty: z.strictObject({ title: text, text }),
});

/** Its sense. */
export const chartCheck: Check<ChartSection> = (section, path, portal, description) => {
  const unknown = operationProblems(`${path}.query`, section.query, 'query', description);
  if (unknown.length > 0) return unknown;
  const lists = listsOf(section.query, description);
  const fields = lists.get(section.rows);
  const data = dataOf(section.query, description);
  const body = Object.keys(bodyOf(section.query, description));
  return [
    ...periodProblems(path, section.period, portal),
    ...(body.includes('months')
      ? []
      : [{ path: `${path}.query`, message: `'${section.query}' cannot be limited to a period` }]),
    ...(section.choice ? choiceProblems(`${path}.choice`, section.choice, body, description) : []),
    ...(section.summary ? summaryProblems(`${path}.summary`, section.summary, data) : []),
    ...(fields ? lineProblems(section, path, fields, data) : oneOf(`${path}.rows`, section.rows, [...lists.keys()])),
  ];
};

function lineProblems({ at, lines }: ChartSection, path: string, fields: Fields, data: Fields): Problem[] {
  return [
    ...formatProblems(`${path}.at`, fields, at.field, at.format),
    ...lines.flatMap(({ field, format, target }, index) => {
      const place = `${path}.lines[${index}]`;
      const own = formatsOf(fields[field]);
      return [
        ...formatProblems(place, fields, field, format),
        ...(target ? fieldProblems(`${place}.target.field`, data, target.field, own) : []),
      ];
    }),
  ];
}

function choiceProblems(path: string, choice: ChartChoice, body: readonly string[], description: Description) {
  const unknown = operationProblems(`${path}.query`, choice.query, 'query', description);
  if (unknown.length > 0) return unknown;
  const lists = listsOf(choice.query, description);
  const fields = lists.get(choice.rows);
  if (!fields) return oneOf(`${path}.rows`, choice.rows, [...lists.keys()]);
  return [
    ...oneOf(`${path}.field`, choice.field, body),
    ...oneOf(`${path}.value`, choice.value, Object.keys(fields)),
    ...oneOf(`${path}.text`, choice.text, Object.keys(fields)),
    ...fieldProblems(`${path}.initial`, fields, choice.initial, ['flag']),
  ];
}

function summaryProblems(path: string, summary: NonNullable<ChartSection['summary']>, data: Fields): Problem[] {
  return [
    ...(['value', 'yearly', 'target'] as const).flatMap((name) =>
      fieldProblems(`${path}.${name}`, data, summary[name], ['percent']),
    ),
    ...fieldProblems(`${path}.method`, data, summary.method, ['label']),
    ...fieldProblems(`${path}.netOfFees`, data, summary.netOfFees, ['flag']),
    ...fieldProblems(`${path}.asOf`, data, summary.asOf, ['date']),
    ...oneOf(`${path}.benchmark`, summary.benchmark, Object.keys(data)),
  ];
}
