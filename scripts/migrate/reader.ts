import { posix } from 'node:path';
import ts from 'typescript';

export type Option = ts.PropertyAssignment | ts.ShorthandPropertyAssignment;

/** A call of a builder such as `table`: its exported name, even if the file renames it, and its options. */
export interface Built {
  builder: string;
  /** The file that exports it, relative to src/config/ and without its ending: `kinds/table`. */
  from: string;
  options: ts.Node;
}

const isOption = (node: ts.Node): node is Option =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);

export const keyOf = ({ name }: Option): string => (ts.isComputedPropertyName(name) ? '' : name.text);

/** The local names of a file's imports, with the file that each comes from. */
function importsOf(source: ts.SourceFile) {
  const imports = new Map<string, { name: string; file: string }>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const file = posix.join(posix.dirname(source.fileName), statement.moduleSpecifier.text);
    const named = statement.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) continue;
    for (const { name, propertyName } of named.elements)
      imports.set(name.text, { name: propertyName?.text ?? name.text, file });
  }
  return imports;
}

/** Reads the source of the config: builders, their options, and the values of names in the config's own files. */
export class Reader {
  readonly sources: readonly ts.SourceFile[];
  /** Spread or computed options that cannot be read here. */
  readonly unread: ts.Node[] = [];
  readonly #imports: ReadonlyMap<ts.SourceFile, ReturnType<typeof importsOf>>;

  constructor(sources: readonly ts.SourceFile[]) {
    this.sources = sources;
    this.#imports = new Map(sources.map((source) => [source, importsOf(source)]));
  }

  /** Every call of a builder in any file. */
  built(): Built[] {
    return this.sources.flatMap((source) => this.#builtIn(source, source));
  }

  #builtIn(source: ts.SourceFile, node: ts.Node): Built[] {
    const found: Built[] = [];
    const call = this.builderOf(source, node);
    if (call) found.push(call);
    ts.forEachChild(node, (child) => void found.push(...this.#builtIn(source, child)));
    return found;
  }

  builderOf(source: ts.SourceFile, node: ts.Node): Built | undefined {
    const [options] = ts.isCallExpression(node) ? node.arguments : [];
    if (!options || !ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
    const { name, file } = this.#imports.get(source)?.get(node.expression.text) ?? {};
    const from = /^src\/config\/(.+)\.ts$/.exec(file ?? '')?.[1];
    return name && from ? { builder: name, from, options } : undefined;
  }

  /** The local name of something that a file imports from src/config/. */
  nameIn(source: ts.SourceFile, wanted: string): string | undefined {
    return [...(this.#imports.get(source) ?? [])].find(([, { name }]) => name === wanted)?.[0];
  }

  /** Resolves names to the values that the config's files give them. */
  valueOf(node: ts.Node): ts.Node {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return this.valueOf(node.expression);
    const meaning = ts.isIdentifier(node) && this.#meaningOf(node.text, node.getSourceFile());
    return meaning ? this.valueOf(meaning) : node;
  }

  #meaningOf(name: string, source: ts.SourceFile): ts.Node | undefined {
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
      if (found?.initializer) return found.initializer;
    }
    const imported = this.#imports.get(source)?.get(name);
    const file = this.sources.find(({ fileName }) => fileName === imported?.file);
    return imported && file && this.#meaningOf(imported.name, file);
  }

  /** The options of an object, including those that it spreads. */
  optionsOf(node: ts.Node): Option[] {
    const value = this.valueOf(node);
    if (!ts.isObjectLiteralExpression(value)) {
      this.unread.push(node);
      return [];
    }
    return value.properties.flatMap((one) => {
      if (ts.isSpreadAssignment(one)) return this.optionsOf(one.expression);
      return isOption(one) ? [one] : [];
    });
  }

  option(node: ts.Node, key: string): Option | undefined {
    return this.optionsOf(node).find((one) => keyOf(one) === key);
  }

  /** The entries of a list, including those of lists that it spreads. */
  entriesOf(option: Option | undefined): ts.Node[] {
    return option ? this.#entriesIn(valueIn(option)) : [];
  }

  #entriesIn(node: ts.Node): ts.Node[] {
    const value = this.valueOf(node);
    if (!ts.isArrayLiteralExpression(value)) {
      this.unread.push(node);
      return [];
    }
    return value.elements.flatMap((one) => (ts.isSpreadElement(one) ? this.#entriesIn(one.expression) : [one]));
  }
}

/** The value of an option as it is written; for a shorthand, its name. */
export const valueIn = (option: Option): ts.Node =>
  ts.isShorthandPropertyAssignment(option) ? option.name : option.initializer;
