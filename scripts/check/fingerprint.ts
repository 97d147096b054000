import { createHash, hash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { filesIn } from '../filesIn.ts';

/** Folders and files that git does not track; everything else in the project's folder is read. */
const notRead = /^(\.git|\.generated-\d+|node_modules|dist|dist-demo|test-results|playwright-report|.+\.log)$/;

/** The packages that npm has installed: the tools and types of the check, with their versions. */
const installed = 'node_modules/.package-lock.json';

/** Matches a module's imports and re-exports, with the names and whether they are types only. */
const imported = /^(?:import|export)\b[^'";=]*['"][^'"\n]+['"]|\bimport\s*\(\s*['"][^'"\n]+['"]/gm;

/** Match what a file refers to by path: the imports of a module, and the references of a description. */
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
  /** The paths that it refers to, whether they exist or not. */
  refersTo: readonly string[];
}

/** The files that have been read, so that a process reads each once until it is edited. */
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

/** The files of a step that checks each file on its own, with a hash of each. */
export const hashesOf = (root: string, parts: readonly string[]): Map<string, string> =>
  new Map(parts.flatMap((part) => filesOf(root, part)).map((file) => [relative(root, file), contentOf(file).hash]));

/**
 * A hash of everything that a result depends on: the request, the names and contents of all files in these parts of the
 * project and of the files that they refer to, the installed packages and Node's version. Of the parts in `importing`,
 * only the names of the files and their imports count. Without parts, it covers the whole project. If a package is
 * linked to a folder, whose files are unknown here, every hash is different.
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
