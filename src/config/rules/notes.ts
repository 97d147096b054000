import { z } from 'zod';
import type { NotesSection } from '../sections/notes.ts';
import type { Check } from './check.ts';
import { listsWith, operationProblems, within } from './fields.ts';
import { rowKeyProblems } from './keys.ts';
import { common, text } from './words.ts';

/** The shape of a notes section. */
export const notesShape = z.strictObject({
  kind: z.literal('notes'),
  ...common,
  query: text,
  rows: text,
  key: text,
  empty: z.strictObject({ title: text, text }),
});

const needed = ['title', 'body_text', 'published_at', 'author'];

/** Its sense. */
export const notesCheck: Check<NotesSection> = (section, path, _portal, description) => {
  const unknown = operationProblems(`${path}.query`, section.query, 'query', description);
  if (unknown.length > 0) return unknown;
  return within(`${path}.rows`, section.rows, listsWith(section.query, needed, description), (fields) =>
    rowKeyProblems(`${path}.key`, section, fields, description),
  );
};
