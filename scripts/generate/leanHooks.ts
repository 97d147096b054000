import ts from 'typescript';

/**
 * The text of a file of hooks without those parts of orval's output that nothing here uses: overloads for `initialData`,
 * types of results, and a copy of each answer with its key in it.
 */
export function leanHooks(text: string): string {
  const source = ts.createSourceFile('hooks.ts', text, ts.ScriptTarget.Latest);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const code = source.statements.filter((statement) => !ts.isImportDeclaration(statement) && isUsed(statement));
  const lean = code.map((statement) => withoutKey(statement, statement.getFullText(source))).join('');
  return [...imports.map((statement) => withUsed(statement, source, lean)), lean].join('\n');
}

function isUsed(statement: ts.Statement): boolean {
  if (ts.isFunctionDeclaration(statement)) return statement.body !== undefined; // An overload has none.
  if (ts.isTypeAliasDeclaration(statement)) return !/Query(Result|Error)$/.test(statement.name.text);
  const [variable] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  return !variable || !ts.isIdentifier(variable.name) || variable.name.text !== 'withQueryKey';
}

/** A hook answers what `useQuery` does. */
function withoutKey(statement: ts.Statement, text: string): string {
  if (!ts.isFunctionDeclaration(statement)) return text;
  return text
    .replace(/withQueryKey\((\w+), \w+\.queryKey\)/, '$1')
    .replaceAll('& { queryKey: DataTag<QueryKey, TData, TError> }', '');
}

/** An import of the names that the code has. */
function withUsed(statement: ts.ImportDeclaration, source: ts.SourceFile, code: string): string {
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return statement.getFullText(source);
  const names = bindings.elements.map(({ name }) => name.text).filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const list = statement.getFullText(source).replace(/\{[^}]*\}/, `{ ${names.join(', ')} }`);
  return names.length > 0 ? list : '';
}
