import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../src/config/rules/problem.ts';

/** A value in the source: its node, its file, and its path relative to where that file begins to define it. */
interface ConfigNode {
  node: ts.Node;
  file: ts.SourceFile;
  path: string;
}

/** Splits `routes.signedIn./overview.sections[1]` into its keys; only routes contain dots or slashes. */
const keysOf = (path: string) => path.match(/\/[^.[]*|[^.[\]]+/g) ?? [];

const read = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

/** The value of a name in a file: a constant of the file itself, or of the file that the name is imported from. */
function meaningOf(name: string, file: ts.SourceFile): Omit<ConfigNode, 'path'> | undefined {
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
      if (found?.initializer) return { node: found.initializer, file };
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const named = statement.importClause?.namedBindings;
    const path = join(dirname(file.fileName), statement.moduleSpecifier.text);
    if (named && ts.isNamedImports(named) && named.elements.some((one) => one.name.text === name) && existsSync(path))
      return meaningOf(name, read(path));
  }
  return undefined;
}

/** The node at a key of an object or an array. */
function childOf(node: ts.Node, key: string): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find(
    (one) => one.name && (ts.isIdentifier(one.name) || ts.isStringLiteral(one.name)) && one.name.text === key,
  );
  if (found && ts.isShorthandPropertyAssignment(found)) return found.name;
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** Resolves names to their values, and builders to their arguments. */
function openedUp({ node, file, path }: ConfigNode): ConfigNode {
  // The options of a panel follow its name, and the portal the list of kinds.
  const options = ts.isCallExpression(node) && node.arguments.at(-1);
  if (options) return openedUp({ node: options, file, path });
  const meaning = ts.isIdentifier(node) && meaningOf(node.text, file);
  if (!meaning) return { node, file, path };
  return openedUp({ ...meaning, path: meaning.file === file ? path : '' });
}

const joined = (path: string, key: string) =>
  /^\d+$/.test(key) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/** Adds file, line and column to a problem: of its subject or, if that is not found, of the nearest enclosing node. */
export function placedIn(root: string): (problem: Problem) => Problem {
  const config = join(root, 'portal.config.ts');
  if (!existsSync(config)) return (problem) => problem;
  const file = read(config);
  const exported = file.statements.find((statement) => ts.isExportAssignment(statement));
  if (!exported) return (problem) => problem;
  const placeOf = (whole: string) => {
    let found: ConfigNode = openedUp({ node: exported.expression, file, path: '' });
    let isExact = true;
    let { path } = found;
    for (const key of keysOf(whole)) {
      const child: ts.Node | undefined = isExact ? childOf(found.node, key) : undefined;
      isExact = child !== undefined;
      if (child) found = openedUp({ node: child, file: found.file, path: joined(path, key) });
      path = child ? found.path : joined(path, key);
    }
    const { line, character } = found.file.getLineAndCharacterOfPosition(found.node.getStart(found.file));
    return { file: relative(root, found.file.fileName), line: line + 1, column: character + 1, path };
  };
  return (problem) => {
    if (problem.file !== undefined || problem.path === '') return problem;
    const also = problem.also?.map((path) => {
      const { file: name, line, column } = placeOf(path);
      return `${name}:${line}:${column}`;
    });
    return { ...problem, ...placeOf(problem.path), ...(also && { also: [...new Set(also)] }) };
  };
}
