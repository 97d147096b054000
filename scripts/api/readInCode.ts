import { join } from 'node:path';
import ts from 'typescript';
import { filesIn } from '../filesIn.ts';

/** The folders whose code reads answers by their generated types. */
const typed = ['src/figures', 'src/kinds'];

/** The files that read a field of an operation's answer, such as `activities[].net_amount`. */
type Readers = (operation: string, field: string) => string[];

/** A program without the types of libraries, which take long to load; only those of queries lead to fields. */
function programOf(root: string): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const options: ts.CompilerOptions = { ...ts.parseJsonConfigFileContent(config, ts.sys, root).options, types: [] };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from, _, settings) =>
    literals.map(({ text }) =>
      /^(\.|@tanstack\/)/.test(text) ? ts.resolveModuleName(text, from, settings, host) : { resolvedModule: undefined },
    );
  const files = typed.flatMap((folder) => filesIn(join(root, folder)).map((file) => join(root, folder, file)));
  return ts.createProgram({ rootNames: files.filter((file) => /\.tsx?$/.test(file)), options, host });
}

/** The properties that a node reads: `row.amount`, `{ amount } = row`. */
function propertyRead(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isPropertyAccessExpression(node)) return checker.getSymbolAtLocation(node.name);
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  return checker.getTypeAtLocation(node.parent).getProperty((node.propertyName ?? node.name).getText());
}

function readersOf(root: string): Readers {
  const program = programOf(root);
  const checker = program.getTypeChecker();
  const described = program.getSourceFile(join(root, 'generated/schema.ts'));
  const operations = described?.statements.find(
    (one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === 'operations',
  );
  if (!operations) return () => [];
  const files = new Map<ts.Node, Set<string>>();
  function walk(node: ts.Node, file: string): void {
    for (const place of propertyRead(node, checker)?.declarations ?? [])
      if (place.getSourceFile() === described) files.set(place, (files.get(place) ?? new Set()).add(file));
    ts.forEachChild(node, (child) => walk(child, file));
  }
  for (const source of program.getSourceFiles()) {
    const file = source.fileName.slice(root.length + 1);
    if (typed.some((folder) => file.startsWith(`${folder}/`))) walk(source, file);
  }
  const insideOf = (type: ts.Type, name: string): ts.Symbol | undefined =>
    checker.getPropertyOfType(checker.getNonNullableType(type), name);
  return (operation, field) => {
    const [last = '', ...before] = field.replaceAll('[]', '.[]').split('.').reverse();
    const way = [operation, 'responses', '200', 'content', 'application/json', 'data', ...before.reverse()];
    let type: ts.Type | undefined = checker.getTypeAtLocation(operations);
    for (const name of way) {
      const property: ts.Symbol | undefined = type && name !== '[]' ? insideOf(type, name) : undefined;
      if (name === '[]')
        type = type && checker.getIndexTypeOfType(checker.getNonNullableType(type), ts.IndexKind.Number);
      else type = property && checker.getTypeOfSymbol(property);
    }
    const found = type && insideOf(type, last);
    return (found?.declarations ?? []).flatMap((place) => [...(files.get(place) ?? [])]);
  };
}

const known = new Map<string, Readers>();

/** The files of the model and of the kinds of sections that read a field of an answer, as the compiler understands them. */
export function readInCode(root: string, operation: string, field: string): string[] {
  const readers = known.get(root) ?? readersOf(root);
  known.set(root, readers);
  return readers(operation, field);
}
