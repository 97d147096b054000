import { z } from 'zod';
import type { PeopleSection } from '../sections/people.ts';
import type { Check } from './check.ts';
import { listsWith, operationProblems, within } from './fields.ts';
import { rowKeyProblems } from './keys.ts';
import { common, text } from './words.ts';

/** The shape of a people section. */
export const peopleShape = z.strictObject({
  kind: z.literal('people'),
  ...common,
  query: text,
  rows: text,
  key: text,
  empty: z.strictObject({ title: text, text }),
});

const needed = ['name', 'email', 'phone'];

/** Its sense. */
export const peopleCheck: Check<PeopleSection> = (section, path, _portal, description) => {
  const unknown = operationProblems(`${path}.query`, section.query, 'query', description);
  if (unknown.length > 0) return unknown;
  return within(`${path}.rows`, section.rows, listsWith(section.query, needed, description), (fields) =>
    rowKeyProblems(`${path}.key`, section, fields, description),
  );
};
