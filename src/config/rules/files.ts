import { z } from 'zod';
import type { FilesSection } from '../sections/files.ts';
import type { Check } from './check.ts';
import { bodyOf, commandsWith, listsWith, operationProblems, valuesOf } from './fields.ts';
import { type Description, oneOf, type Problem } from './problem.ts';
import { common, text } from './words.ts';

/** The shape of a files section. */
export const filesShape = z.strictObject({
  kind: z.literal('files'),
  ...common,
  query: text,
  rows: text,
  upload: z.strictObject({ command: text, types: z.array(text).min(1) }).optional(),
  removal: text.optional(),
  empty: z.strictObject({ title: text, text }),
});

const inRow = ['name', 'documenttype', 'micid', 'key'];
const inRemovable = ['document_id', 'can_delete'];
const inUpload = ['file', 'name', 'documenttype'];
const inRemoval = ['document_id'];

/** Its sense. */
export const filesCheck: Check<FilesSection> = (section, path, _portal, description) => {
  const unknown = operationProblems(`${path}.query`, section.query, 'query', description);
  if (unknown.length > 0) return unknown;
  const removals = listsWith(section.query, inRemovable, description).has(section.rows)
    ? commandsWith(inRemoval, description)
    : [];
  return [
    ...oneOf(`${path}.rows`, section.rows, [...listsWith(section.query, inRow, description).keys()]),
    ...(section.upload ? uploadProblems(`${path}.upload`, section.upload, description) : []),
    ...(section.removal ? oneOf(`${path}.removal`, section.removal, removals) : []),
  ];
};

function uploadProblems(
  path: string,
  { command, types }: NonNullable<FilesSection['upload']>,
  description: Description,
): Problem[] {
  const unknown = oneOf(`${path}.command`, command, commandsWith(inUpload, description));
  if (unknown.length > 0) return unknown;
  const known = valuesOf(bodyOf(command, description).documenttype);
  return types.flatMap((type, index) => oneOf(`${path}.types[${index}]`, type, known));
}
