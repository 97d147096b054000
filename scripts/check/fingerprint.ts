import { createHash, hash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { filesIn } from '../filesIn.ts';

/** Everything else in the project folder is tracked by git, or is about to be. */
const notRead = /^(\.git|\.generated-\d+|node_modules|dist|dist-demo|test-results|playwright-report|.+\.log)$/;

/** The packages that npm has installed: the tools and types of the check, with their versions. */
const installed = 'node_modules/.package-lock.json';

/** What a module imports and exports from others, with the names and whether only types. */
const imported = /^(?:import|export)\b[^'";=]*['"][^'"\n]+['"]|\bimport\s*\(\s*['"][^'"\n]+['"]/gm;

/** What a file refers to by its path: the imports of a module, and the references of a description. */
const references = [/\b(?:from|import)\s*\(?\s*['"](\.{0,2}\/[^'"?]+)/g, /\$ref['"]?:\s*['"]?([^'"#\s,}]+)/g];

function filesOf(root: string, part: string): string[] {
  const path = join(root, part);
  if (!existsSync(path)) return [];
  return statSync(path).isDirectory() ? filesIn(path).map((file) => `${path}/${file}`) : [path];
}

interface Known {
  edited: string;
  hash: string;
  /** A hash of its imports alone. */
  imports: string;
  /** The paths of what it refers to, whether that exists or not. */
  refersTo: readonly string[];
}

/** Files by when they were edited last, so that each is read once in a process. */
const known = new Map<string, Known>();

function contentOf(file: string): Known {
  const { ctimeMs, ino, size } = statSync(file);
  const edited = `${ctimeMs} ${ino} ${size}`;
  const last = known.get(file);
  if (last?.edited === edited) return last;
  const bytes = readFileSync(file);
  const text = /\.([cm]?[jt]sx?|ya?ml|json)$/.test(file) ? bytes.toString() : '';
  const named = references.flatMap((pattern) => [...text.matchAll(pattern)].map(([, path = '']) => path));
  const refersTo = named.map((path) => resolve(dirname(file), path));
  const imports = hash('sha256', (text.match(imported) ?? []).join('\n'));
  const content = { edited, hash: hash('sha256', bytes), imports, refersTo };
  known.set(file, content);
  return content;
}

/** Whether npm has linked a package to a folder elsewhere. */
function hasLinks(folder: string): boolean {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.some(
    (entry) => entry.isSymbolicLink() || (entry.name.startsWith('@') && hasLinks(join(folder, entry.name))),
  );
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** The files of a step that is given one file after another, with a hash of each. */
export const hashesOf = (root: string, parts: readonly string[]): Map<string, string> =>
  new Map(parts.flatMap((part) => filesOf(root, part)).map((file) => [relative(root, file), contentOf(file).hash]));

/**
 * A hash of everything that decides a result: what was asked for, the names and contents of all files in parts of the
 * project and of those that they refer to, wherever these are, the installed packages and Node's version. Of the parts in
 * `importing`, only the names of their files and what these import count. Without parts it covers the whole project.
 * Where a package is linked, whose files are not known here, no two are the same.
 */
export function fingerprint(
  root: string,
  parts: readonly string[] = readdirSync(root),
  asked?: unknown,
  importing: readonly string[] = [],
): string {
  const read = parts.filter((part) => !notRead.test(part));
  const files = new Set([...read, installed].flatMap((part) => filesOf(root, part)));
  for (const file of files)
    for (const path of contentOf(file).refersTo) if (!files.has(path) && isFile(path)) files.add(path); // This visits additions, too.
  const whole = createHash('sha256').update(`${process.version}\n${JSON.stringify(asked)}`);
  if (hasLinks(join(root, 'node_modules'))) whole.update(randomUUID());
  for (const file of [...files].sort()) whole.update(`\n${relative(root, file)}\n${contentOf(file).hash}`);
  const importers = importing.flatMap((part) => filesOf(root, part));
  for (const file of importers.sort()) whole.update(`\n${relative(root, file)}\n${contentOf(file).imports}`);
  return whole.digest('hex');
}
