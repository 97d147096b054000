import ts from 'typescript';

/**
 * Removes what nobody uses of orval's output: hooks that the description does not request, overloads for `initialData`,
 * result types, a copy of each answer with its key, and the list of a tag's handlers.
 */
export function leanHooks(text: string, hooks: ReadonlySet<string>): string {
  const source = ts.createSourceFile('hooks.ts', text, ts.ScriptTarget.Latest);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const code = source.statements.filter((statement) => !ts.isImportDeclaration(statement) && isUsed(statement, hooks));
  const lean = code.map((statement) => withoutKey(statement, leanText(statement, source))).join('');
  const header = text.slice(0, imports[0]?.getStart(source));
  return [header, ...imports.map((statement) => withUsed(statement, source, lean)), lean].join('\n');
}

function nameOf(statement: ts.Statement): string {
  const [variable] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  return variable && ts.isIdentifier(variable.name) ? variable.name.text : '';
}

function isUsed(statement: ts.Statement, hooks: ReadonlySet<string>): boolean {
  // Overloads have no body.
  if (ts.isFunctionDeclaration(statement)) return statement.body !== undefined && hooks.has(statement.name?.text ?? '');
  if (ts.isTypeAliasDeclaration(statement)) return !/Query(Result|Error)$/.test(statement.name.text);
  return !/^(withQueryKey|get\w+(?<!Response)Mock)$/.test(nameOf(statement));
}

/** The text of a statement. An example is not exported, since only the handler in the same file answers with it. */
function leanText(statement: ts.Statement, source: ts.SourceFile): string {
  const text = statement.getFullText(source);
  return nameOf(statement).endsWith('ResponseMock') ? text.replace('export const', 'const') : text;
}

/** Makes a hook return the result of `useQuery`. */
function withoutKey(statement: ts.Statement, text: string): string {
  if (!ts.isFunctionDeclaration(statement)) return text;
  return text
    .replace(/withQueryKey\((\w+), \w+\.queryKey\)/, '$1')
    .replaceAll('& { queryKey: DataTag<QueryKey, TData, TError> }', '');
}

/** Reduces an import to the names that the code uses. */
function withUsed(statement: ts.ImportDeclaration, source: ts.SourceFile, code: string): string {
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return statement.getText(source);
  const names = bindings.elements.map(({ name }) => name.text).filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const list = statement.getText(source).replace(/\{[^}]*\}/, `{ ${names.join(', ')} }`);
  return names.length > 0 ? list : '';
}
