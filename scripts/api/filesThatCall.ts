import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The source files below a folder, with their text. */
function filesIn(root: string, folder: string): { file: string; text: string }[] {
  const source = join(root, folder);
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(source, file), 'utf8') }));
}

/** Whether a text has the last name of a field's path as a word. */
export const mentions = (text: string, field: string): boolean =>
  new RegExp(`\\b${field.split(/\W+/).filter(Boolean).at(-1) ?? ''}\\b`).test(text);

/** Whether the renderer of a kind of section mentions a field. */
export const isDrawn = (root: string, kind: string, field: string): boolean =>
  filesIn(root, `src/sections/${kind}`).some(({ text }) => mentions(text, field));

/** Folders that only list operations, or that are not part of the portal that is shipped. */
const notRead = /^src\/(sandbox|screens|config|gallery|text|theme)\//;

/** The source files that name an operation in code, with their text. */
export function filesThatCall(root: string, operation: string): { file: string; text: string }[] {
  const name = `${operation[0]?.toUpperCase()}${operation.slice(1)}`;
  // A type argument alone calls nothing.
  const call = new RegExp(
    `\\b(use|get)${name}(Query)?\\b|(?<!<)'${operation}'|\\b(queries|commands)\\.${operation}\\b`,
  );
  return filesIn(root, 'src').filter(({ file, text }) => !notRead.test(file) && call.test(text));
}
