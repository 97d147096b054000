import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/** A remark of the compiler: the text that it marks, and why. */
export interface Remark {
  marked: string;
  message: string;
}

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);

/** The parsed files on disk, which do not change while tests run; programs of several test files share them. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** All icons are one declaration of three megabytes, of which only the names at its end are used. */
const icons = join(root, 'node_modules/lucide-react/dynamicIconImports.d.ts');
const readIcons = () => ts.sys.readFile(icons)?.replace(/^.*?(?=declare const dynamicIconImports)/s, '') ?? '';

/**
 * A program over files given by path that are not on disk, or differ from those on disk, and over others that are.
 * `remarksOn` returns the compiler's remarks on one of them.
 */
export function compiler(texts: Readonly<Record<string, string>>, others: readonly string[] = []) {
  const files = new Map(Object.entries(texts).map(([path, text]) => [join(root, path), text]));
  const names = [...files.keys(), ...others.map((path) => join(root, path))];
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: names }, ts.sys, root);
  // The files import every builder, whichever they use.
  options.noUnusedLocals = false;
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  // Their folder may not exist either.
  delete host.directoryExists;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? (path === icons ? readIcons() : readFile(path));
  host.getSourceFile = (path, ...rest) => {
    if (files.has(path)) return getSourceFile(path, ...rest);
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, ...rest));
    return parsed.get(path);
  };
  const program = ts.createProgram(names, options, host);
  const remarksOn = (path: string): Remark[] =>
    program
      .getSemanticDiagnostics(program.getSourceFile(join(root, path)))
      .map(({ messageText, start = 0, length = 0, file }) => ({
        marked: file?.text.slice(start, start + length) ?? '',
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }));
  return { program, remarksOn };
}
