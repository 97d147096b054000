import { z } from 'zod';
import type { DetailsField, DetailsLines, DetailsSection } from '../sections/details.ts';
import type { Check } from './check.ts';
import { fieldProblems, formatProblems, listsOf, objectsOf, operationProblems, within, withinData } from './fields.ts';
import type { Description, Fields, Problem } from './problem.ts';
import { common, formatted, text } from './words.ts';

const field = formatted.extend({
  label: text,
  about: text.optional(),
  link: z.enum(['mail', 'telephone']).optional(),
  copy: z.literal(true).optional(),
  onlyKnown: z.literal(true).optional(),
});
const lines = z.strictObject({ label: text, lines: z.array(z.array(text).min(1)).min(1) });

/** The shape of a details section. */
export const detailsShape = z.strictObject({
  kind: z.literal('details'),
  ...common,
  query: text,
  alert: z
    .strictObject({
      title: text,
      object: text,
      field: text,
      facts: z.array(formatted.extend({ label: text, object: text })),
    })
    .optional(),
  groups: z.array(
    z.strictObject({
      title: text.optional(),
      object: text.optional(),
      fields: z.array(z.union([field, lines])).min(1),
    }),
  ),
  amounts: z
    .strictObject({ title: text.optional(), rows: text, label: text, value: text, sum: text, empty: text })
    .optional(),
  pictures: z.strictObject({ rows: text, picture: text, alt: text }).optional(),
});

const words = ['text', 'label'] as const;
const numbers = ['number', 'money', 'percent', 'points', 'flag'] as const;

function entryProblems(path: string, fields: Fields, entry: DetailsField | DetailsLines): Problem[] {
  if ('field' in entry) {
    return [
      ...formatProblems(path, fields, entry.field, entry.format),
      ...(entry.link ? fieldProblems(`${path}.link`, fields, entry.field, ['text']) : []),
      ...(entry.copy ? fieldProblems(`${path}.copy`, fields, entry.field, ['text']) : []),
    ];
  }
  return entry.lines.flatMap((line, row) =>
    line.flatMap((name, place) => fieldProblems(`${path}.lines[${row}][${place}]`, fields, name, words)),
  );
}

/** Its sense. */
export const detailsCheck: Check<DetailsSection> = (section, path, _portal, description) => {
  const unknown = operationProblems(`${path}.query`, section.query, 'query', description);
  if (unknown.length > 0) return unknown;
  const objects = objectsOf(section.query, description);
  return [
    ...alertProblems(`${path}.alert`, section.alert, objects),
    ...section.groups.flatMap(({ object, fields: entries }, index) => {
      const place = `${path}.groups[${index}]`;
      return withinData(place, { query: section.query, object }, description, (fields) =>
        entries.flatMap((entry, at) => entryProblems(`${place}.fields[${at}]`, fields, entry)),
      );
    }),
    ...listProblems(path, section, description),
  ];
};

function alertProblems(path: string, alert: DetailsSection['alert'], objects: Map<string, Fields>): Problem[] {
  if (!alert) return [];
  return [
    ...within(`${path}.object`, alert.object, objects, (fields) =>
      fieldProblems(`${path}.field`, fields, alert.field, numbers),
    ),
    ...alert.facts.flatMap((fact, index) => {
      const place = `${path}.facts[${index}]`;
      return within(`${place}.object`, fact.object, objects, (fields) => entryProblems(place, fields, fact));
    }),
  ];
}

function listProblems(path: string, { query, amounts, pictures }: DetailsSection, description: Description): Problem[] {
  const lists = listsOf(query, description);
  const amountProblems = (fields: Fields) => [
    ...fieldProblems(`${path}.amounts.label`, fields, amounts?.label ?? '', words),
    ...fieldProblems(`${path}.amounts.value`, fields, amounts?.value ?? '', ['money']),
  ];
  const pictureProblems = (fields: Fields) => [
    ...fieldProblems(`${path}.pictures.picture`, fields, pictures?.picture ?? '', words),
    ...fieldProblems(`${path}.pictures.alt`, fields, pictures?.alt ?? '', words),
  ];
  return [
    ...(amounts ? within(`${path}.amounts.rows`, amounts.rows, lists, amountProblems) : []),
    ...(pictures ? within(`${path}.pictures.rows`, pictures.rows, lists, pictureProblems) : []),
  ];
}
