import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../filesIn.ts';
import type { Use } from './usesInScreens.ts';

interface SourceFile {
  file: string;
  text: string;
}

/** Each folder is read once: every difference asks for it. */
const read = new Map<string, SourceFile[]>();

/** The source files below a folder, with their text. */
function sourcesIn(root: string, folder: string): SourceFile[] {
  const source = join(root, folder);
  const known = read.get(source);
  if (known) return known;
  const names = existsSync(source) ? filesIn(source) : [];
  const files = names
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(source, file), 'utf8') }));
  read.set(source, files);
  return files;
}

/** Whether a text has the last name of a field's path as a word. */
const mentions = (text: string, field: string): boolean =>
  new RegExp(`\\b${field.split(/\W+/).filter(Boolean).at(-1) ?? ''}\\b`).test(text);

/** Whether the renderer of a kind of section mentions a field. */
export const isDrawn = (root: string, kind: string, field: string): boolean =>
  sourcesIn(root, `src/sections/${kind}`).some(({ text }) => mentions(text, field));

/** Folders that only list operations or name them as sources, or that are not part of the portal that is shipped. */
const notRead = /^src\/(portfolio|sandbox|screens|config|gallery|text|theme)\//;

/** The source files that name an operation in code and, if a field is given, mention it, as places that use it. */
export function usesInCode(root: string, operation: string, field?: string): Use[] {
  const name = `${operation[0]?.toUpperCase()}${operation.slice(1)}`;
  // A type argument alone calls nothing.
  const call = new RegExp(
    `\\b(use|get)${name}(Query)?\\b|(?<!<)'${operation}'|\\b(queries|commands)\\.${operation}\\b`,
  );
  return sourcesIn(root, 'src')
    .filter(
      ({ file, text }) => !notRead.test(file) && call.test(text) && (field === undefined || mentions(text, field)),
    )
    .map(({ file }) => ({ operation, of: 'answer', field: field ?? '', section: file, part: '' }));
}
