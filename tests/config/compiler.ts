import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/** A remark of the compiler: the text that it marks, and why. */
export interface Remark {
  marked: string;
  message: string;
}

/**
 * A program over files given by path that are not on disk, or differ from those on disk. `remarksOn` returns the
 * compiler's remarks on one of them. Passing a program with mostly the same files makes this one faster.
 */
export function compiler(texts: Readonly<Record<string, string>>, before?: ts.Program) {
  const files = new Map(Object.entries(texts).map(([path, text]) => [join(root, path), text]));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [...files.keys()] }, ts.sys, root);
  // The files import every builder, whichever they use.
  options.noUnusedLocals = false;
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  // Their folder may not exist either.
  delete host.directoryExists;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, ...rest) =>
    (files.has(path) ? undefined : before?.getSourceFile(path)) ?? getSourceFile(path, ...rest);
  const program = ts.createProgram([...files.keys()], options, host);
  const remarksOn = (path: string): Remark[] =>
    program
      .getSemanticDiagnostics(program.getSourceFile(join(root, path)))
      .map(({ messageText, start = 0, length = 0, file }) => ({
        marked: file?.text.slice(start, start + length) ?? '',
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }));
  return { program, remarksOn };
}
