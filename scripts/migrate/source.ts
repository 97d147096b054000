import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesIn } from '../filesIn.ts';

/** The texts of the files that make up the config, by path relative to the project's root. */
export type Texts = ReadonlyMap<string, string>;

const folders = ['src/screens', 'src/hosts'];

/** Reads portal.config.ts, the screens and the hosts. */
export function configTexts(root: string): Texts {
  const inFolders = folders.flatMap((folder) => filesIn(join(root, folder)).map((name) => `${folder}/${name}`));
  const files = ['portal.config.ts', ...inFolders.filter((name) => name.endsWith('.ts')).sort()];
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** The place of a node: a file, with line and column from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

export function placeOf(node: ts.Node): Place {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { file: source.fileName, line: line + 1, column: character + 1 };
}

/** Parses the files. Syntax errors are left to the compiler. */
export const sourcesOf = (texts: Texts): ts.SourceFile[] =>
  [...texts].map(([file, text]) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS));

/** The first syntax error of a file, in the compiler's words; undefined if there is none. */
export function syntaxError(file: string, text: string): (Place & { message: string }) | undefined {
  const { diagnostics = [] } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true });
  const [first] = diagnostics;
  if (!first) return undefined;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const { line, character } = source.getLineAndCharacterOfPosition(first.start ?? 0);
  const message = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  return { file, line: line + 1, column: character + 1, message };
}
