import ts from 'typescript';

/**
 * Removes the unused parts of orval's hooks: overloads for `initialData`, result types, and a copy of each answer with
 * its key.
 */
export function leanHooks(text: string): string {
  const source = ts.createSourceFile('hooks.ts', text, ts.ScriptTarget.Latest);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const code = source.statements.filter((statement) => !ts.isImportDeclaration(statement) && isUsed(statement));
  const lean = code.map((statement) => withoutKey(statement, statement.getFullText(source))).join('');
  return [...imports.map((statement) => withUsed(statement, source, lean)), lean].join('\n');
}

function isUsed(statement: ts.Statement): boolean {
  if (ts.isFunctionDeclaration(statement)) return statement.body !== undefined; // Overloads have no body.
  if (ts.isTypeAliasDeclaration(statement)) return !/Query(Result|Error)$/.test(statement.name.text);
  const [variable] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  return !variable || !ts.isIdentifier(variable.name) || variable.name.text !== 'withQueryKey';
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
  if (!bindings || !ts.isNamedImports(bindings)) return statement.getFullText(source);
  const names = bindings.elements.map(({ name }) => name.text).filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const list = statement.getFullText(source).replace(/\{[^}]*\}/, `{ ${names.join(', ')} }`);
  return names.length > 0 ? list : '';
}
