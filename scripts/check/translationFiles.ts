import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The files with a language's translations of the config's labels. */
export function translationFiles(root: string, language: string): string[] {
  const folder = `src/values/text/${language}`;
  const names = readdirSync(join(root, folder)).filter((name) => /^config.*\.ts$/.test(name));
  return names.sort().map((name) => `${folder}/${name}`);
}

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('translations.ts', text, ts.ScriptTarget.Latest, true);
}

/** All `'text': 'translation'` entries of a file. */
function entriesOf(file: ts.SourceFile): { text: string; entry: ts.PropertyAssignment }[] {
  const found: { text: string; entry: ts.PropertyAssignment }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && (ts.isStringLiteral(node.name) || ts.isIdentifier(node.name))) {
      found.push({ text: node.name.text, entry: node });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The places at which texts are translated, sorted by line. */
export function placesOf(root: string, file: string, texts: readonly string[]): { text: string; line: number }[] {
  const source = parse(readFileSync(join(root, file), 'utf8'));
  return entriesOf(source)
    .filter(({ text }) => texts.includes(text))
    .map(({ text, entry }) => ({ text, line: source.getLineAndCharacterOfPosition(entry.getStart()).line + 1 }));
}

/** The range of an entry with its comma, including its lines and trailing comment if nothing else is on them. */
function rangeOf(text: string, entry: ts.PropertyAssignment): [start: number, end: number] {
  const afterComma = entry.end + (/^\s*,/.exec(text.slice(entry.end))?.[0].length ?? 0);
  const afterComments = ts.getTrailingCommentRanges(text, afterComma)?.at(-1)?.end ?? afterComma;
  const lineStart = text.lastIndexOf('\n', entry.getStart()) + 1;
  const before = text.slice(lineStart, entry.getStart());
  const lineRest = /^[ \t]*\n/.exec(text.slice(afterComments));
  if (before.trim() === '' && lineRest) return [lineStart, afterComments + lineRest[0].length];
  const gap = /[ \t]*$/.exec(before)?.[0].length ?? 0;
  return [entry.getStart() - gap, afterComma];
}

/** Joins the text around a removed entry without leaving two empty lines, or one beside a brace. */
function joined(before: string, after: string): string {
  if (/(\n|\{)\n$/.test(before) && after.startsWith('\n')) return before + after.slice(1);
  if (before.endsWith('\n\n') && /^[ \t]*\}/.test(after)) return before.slice(0, -1) + after;
  return before + after;
}

/** Removes the translations of some texts from a file; all other lines and comments stay unchanged. */
export function withoutTranslations(file: string, texts: readonly string[]): string {
  const ranges = entriesOf(parse(file)).flatMap(({ text, entry }) =>
    texts.includes(text) ? [rangeOf(file, entry)] : [],
  );
  const rest = ranges.reduceRight((text, [start, end]) => joined(text.slice(0, start), text.slice(end)), file);
  return rest.replace(/= \{\n\};/g, '= {};');
}
