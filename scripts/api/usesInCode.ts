import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../filesIn.ts';
import { readInCode } from './readInCode.ts';
import type { Use } from './usesInScreens.ts';

interface SourceFile {
  file: string;
  text: string;
}

/** Caches the files of each folder, which every difference needs. */
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
  sourcesIn(root, `src/kinds/${kind}`).some(({ text }) => mentions(text, field));

/** Folders that only list operations or name them as sources, or that are not part of the shipped portal. */
const notRead = /^src\/(figures|sandbox|screens|config|dev|values|ui)\//;

/** The files of panels that only list the operations that each panel calls. */
const panelLists = /^src\/kinds\/\w+\.ts$/;

/** Whether the compiler knows which fields a file reads. */
const isTyped = (file: string): boolean => /^src\/(figures|kinds)\//.test(file);

/**
 * The source files that name an operation in code, as places that use it. Given a field of the answer, only those that
 * read it: in the model and in kinds of sections according to the compiler, elsewhere if they mention it.
 */
export function usesInCode(root: string, operation: string, field?: string): Use[] {
  const name = `${operation[0]?.toUpperCase()}${operation.slice(1)}`;
  // A type argument on its own calls nothing.
  const call = new RegExp(
    `\\b(use|get)${name}(Query)?\\b|(?<!<)'${operation}'|\\b(queries|commands)\\.${operation}\\b`,
  );
  const files = sourcesIn(root, 'src').filter(({ file, text }) => {
    if (field !== undefined && isTyped(file)) return false;
    if (notRead.test(file) || panelLists.test(file) || !call.test(text)) return false;
    return field === undefined || mentions(text, field);
  });
  const read = field === undefined ? [] : readInCode(root, operation, field);
  return [...files.map(({ file }) => file), ...read].map((file) => ({
    operation,
    of: 'answer',
    field: field ?? '',
    section: file,
    part: '',
  }));
}
