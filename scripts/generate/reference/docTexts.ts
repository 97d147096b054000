import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A declaration of the config in its source file. */
export interface Source {
  node: ts.Node;
  file: ts.SourceFile;
}

/** An option in the source: its doc text, and the declaration of its value. */
export interface DocumentedOption {
  text: string;
  source: Source;
}

const files = new Map<string, ts.SourceFile>();

function read(path: string): ts.SourceFile {
  const known = files.get(path);
  const file = known ?? ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  files.set(path, file);
  return file;
}

/** Doc texts of the vocabulary say what a value is, not what an option does. */
const isVocabulary = ({ file }: Source) => /\/(declare|menuWords)\.ts$/.test(file.fileName);

/** The doc comment of a node on one line; empty if there is none. */
function textOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return (ts.getTextOfJSDocComment(comment?.comment) ?? '').replace(/\s+/g, ' ').trim();
}

/** The constant with a name, in a file or in the file that it is imported from. */
function constantOf(name: string, file: ts.SourceFile): (DocumentedOption & { source: Source }) | undefined {
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
      if (found?.initializer) return { text: textOf(statement), source: { node: found.initializer, file } };
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const named = statement.importClause?.namedBindings;
    const path = join(dirname(file.fileName), statement.moduleSpecifier.text);
    if (named && ts.isNamedImports(named) && named.elements.some((one) => one.name.text === name) && existsSync(path))
      return constantOf(name, read(path));
  }
  return undefined;
}

/** The value behind a name, a `.declared` or a cast. */
function meaningOf({ node, file }: Source): DocumentedOption | undefined {
  if (ts.isAsExpression(node) || ts.isPropertyAccessExpression(node)) return meaningOf({ node: node.expression, file });
  return ts.isIdentifier(node) ? constantOf(node.text, file) : { text: '', source: { node, file } };
}

/** The doc text of the constant that a value consists of: `optional(breakdown)` inherits that of `breakdown`. */
function inheritedText(source: Source): string {
  const { node, file } = source;
  if (ts.isCallExpression(node) && node.arguments[0]) return inheritedText({ node: node.arguments[0], file });
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return '';
  const found = meaningOf(source);
  return found && !isVocabulary(found.source) ? found.text : '';
}

/** The options of a declaration, with their doc texts: the entries of the objects among the arguments of its calls. */
export function documentedOptions(source: Source): Map<string, DocumentedOption> {
  const found = meaningOf(source)?.source;
  if (!found || isVocabulary(found)) return new Map();
  const { node, file } = found;
  if (ts.isCallExpression(node))
    return new Map(node.arguments.flatMap((one) => [...documentedOptions({ node: one, file })]).reverse());
  if (!ts.isObjectLiteralExpression(node)) return new Map();
  const options = node.properties.flatMap((one): [string, DocumentedOption][] => {
    if (ts.isSpreadAssignment(one)) return [...documentedOptions({ node: one.expression, file })];
    const value = ts.isPropertyAssignment(one) ? one.initializer : one.name;
    if (!value || !one.name) return [];
    const own = { node: value, file };
    return [[one.name.getText().replaceAll("'", ''), { text: textOf(one) || inheritedText(own), source: own }]];
  });
  return new Map(options);
}

/** An exported constant of a file below `root`, with its doc text. Throws if there is none. */
export function exported(root: string, file: string, name: string): DocumentedOption {
  const found = constantOf(name, read(join(root, file)));
  if (!found) throw new Error(`${file} has no constant '${name}'.`);
  return found;
}

/** The doc text of each word of the vocabulary, by the value of its `is`. */
export function vocabulary(root: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const name of ['declare', 'menuWords']) {
    for (const statement of read(join(root, `src/config/${name}.ts`)).statements) {
      const [, is] = (ts.isVariableStatement(statement) && /\bis: '(\w+)'/.exec(statement.getText())) || [];
      if (is) words.set(is, textOf(statement));
    }
  }
  return words;
}
