import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type ts from 'typescript';
import type { Problem } from '../../src/config/rules/problem.ts';

const root = join(import.meta.dirname, '../..');

type Compiler = typeof ts;
type Place = Required<Pick<Problem, 'file' | 'line' | 'column'>>;

const below = (path: string) => relative(root, path);

function placeAt(path: string, text: string, at: number): Place {
  const lines = text.slice(0, at).split('\n');
  return { file: below(path), line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** The place that an error names: `file:///…:12:3`, or `file:///…:12` above the line with a mark below the word. */
function placeIn({ stack = '' }: Error): (Place & { path: string }) | undefined {
  const [, url, line, column] = /(file:\/\/\S+?):(\d+)(?::(\d+))?/.exec(stack) ?? [];
  if (!url) return undefined;
  const path = fileURLToPath(url);
  const marked = /^( *)\^/m.exec(stack)?.[1]?.length ?? 0;
  return { path, file: below(path), line: Number(line), column: column ? Number(column) : marked + 1 };
}

/** The first syntax error in a file, in the compiler's words. */
function syntaxProblem({ transpileModule, flattenDiagnosticMessageText }: Compiler, path: string): Problem | undefined {
  const text = readFileSync(path, 'utf8');
  const [found] = transpileModule(text, { fileName: path, reportDiagnostics: true }).diagnostics ?? [];
  if (!found) return undefined;
  const message = flattenDiagnosticMessageText(found.messageText, ' ');
  return { ...placeAt(path, text, found.start ?? 0), path: '', message };
}

/** The problem of an import that cannot be resolved, with its place; undefined for any other error. */
function importProblem({ preProcessFile }: Compiler, error: Error): Problem | undefined {
  const [, kind, missing, path] = /^Cannot find (\w+) '(.+)' imported from (.+)$/m.exec(error.message) ?? [];
  if (!missing || !path) return undefined;
  const text = readFileSync(path, 'utf8');
  const wanted = preProcessFile(text).importedFiles.find(({ fileName }) =>
    kind === 'package' ? `${fileName}/`.startsWith(`${missing}/`) : join(dirname(path), fileName) === missing,
  );
  const named = wanted?.fileName ?? missing;
  const message = `there is no ${kind === 'package' ? 'package' : 'file'} '${named}'.`;
  return { ...placeAt(path, text, text.indexOf(`'${named}'`)), path: '', message };
}

/** The problem of an undeclared name, at its first occurrence, because the engine reports the place of the call. */
function nameProblem(
  { createSourceFile, forEachChild, isIdentifier, ScriptTarget }: Compiler,
  error: Error,
  path: string,
) {
  const [, name] = /^(\S+) is not defined$/.exec(error.message) ?? [];
  const text = readFileSync(path, 'utf8');
  const find = (node: ts.Node): ts.Node | undefined =>
    isIdentifier(node) && node.text === name ? node : forEachChild(node, find);
  const found = name && find(createSourceFile(path, text, ScriptTarget.Latest, true));
  return found ? { ...placeAt(path, text, found.getStart()), path: '', message: error.message } : undefined;
}

async function problemOf(error: unknown): Promise<Problem> {
  if (!(error instanceof Error)) return { path: '', message: String(error) };
  // Imported here, because only a config that cannot be loaded needs the compiler.
  const { default: compiler } = await import('typescript');
  const place = placeIn(error);
  const isSyntax = 'code' in error && String(error.code).endsWith('TYPESCRIPT_SYNTAX');
  const known =
    (place && isSyntax && syntaxProblem(compiler, place.path)) ||
    (place && nameProblem(compiler, error, place.path)) ||
    importProblem(compiler, error);
  if (known) return known;
  const { path: _, ...where } = place ?? { path: '' };
  return { ...where, path: '', message: error.message.split('\n')[0] ?? '' };
}

/**
 * Loads a config file, by default portal.config.ts, and returns its export, or the problem that prevents loading it.
 */
export async function loadConfig(file = 'portal.config.ts'): Promise<{ portal?: unknown; problem?: Problem }> {
  try {
    const { default: portal } = await import(pathToFileURL(join(root, file)).href);
    return { portal };
  } catch (error) {
    return { problem: await problemOf(error) };
  }
}
