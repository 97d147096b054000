import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { filesIn } from '../../filesIn.ts';
import { table } from './table.ts';

interface Figure {
  name: string;
  /** The function that computes it, and its file below src/. */
  call: string;
  file: string;
  text: string;
  fields: string;
}

const model = 'figures/';

const parsed = (root: string, file: string) =>
  ts.createSourceFile(file, readFileSync(join(root, 'src', file), 'utf8'), ts.ScriptTarget.Latest, true);

const tagText = (node: ts.Node, name: string) =>
  ts.getTextOfJSDocComment(ts.getJSDocTags(node).find(({ tagName }) => tagName.text === name)?.comment);

function nameOf(node: ts.Statement): string | undefined {
  if (ts.isFunctionDeclaration(node)) return node.name?.text;
  return ts.isVariableStatement(node) ? node.declarationList.declarations[0]?.name.getText() : undefined;
}

/** The functions of a file whose doc comments say which figure they compute. */
function figuresIn(file: ts.SourceFile): Figure[] {
  return file.statements.flatMap((node) => {
    const [name, call] = [tagText(node, 'figure'), nameOf(node)];
    if (name === undefined || call === undefined) return [];
    const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
    const text = ts.getTextOfJSDocComment(comment?.comment) ?? '';
    return [{ name, call, file: file.fileName, text, fields: tagText(node, 'fields') ?? '' }];
  });
}

/** What a file imports from the model, as `figures/cash.ts cash`. */
function importsOf(file: ts.SourceFile): string[] {
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const names = importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names) || !ts.isStringLiteral(moduleSpecifier)) return [];
    const from = join(dirname(file.fileName), moduleSpecifier.text);
    return names.elements.map(({ propertyName, name }) => `${from} ${(propertyName ?? name).text}`);
  });
}

const linkTo = (file: string, text = file) => `[${text}](../src/${file})`;

/** generated/figures.md: every figure of src/figures/, and the files of other folders that show it. */
export function figuresFile(root: string): string {
  const files = filesIn(join(root, 'src')).filter((file) => /\.tsx?$/.test(file));
  const isModel = (file: string) => file.startsWith(model);
  const figures = files.filter(isModel).flatMap((file) => figuresIn(parsed(root, file)));
  const places = new Map<string, string[]>();
  for (const file of files.filter((one) => !isModel(one)).sort()) {
    // Most files do not use the model, and need not be parsed.
    if (!readFileSync(join(root, 'src', file), 'utf8').includes(model)) continue;
    for (const imported of importsOf(parsed(root, file))) places.set(imported, [...(places.get(imported) ?? []), file]);
  }
  const rows = figures
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, call, file, text, fields }) => [
      name,
      text,
      linkTo(file, `\`${call}\``),
      fields,
      (places.get(`${file} ${call}`) ?? []).map((place) => linkTo(place)).join(', '),
    ]);
  const parts = [
    '<!-- Written by `npm run generate` from the doc comments in src/figures/. Do not edit. -->',
    '# Figures',
    'Each figure is defined once, by one function. *Places* are the files that call it, other than the model itself.',
    table(['figure', 'what it is', 'function', 'fields', 'places'], rows),
  ];
  return `${parts.join('\n\n')}\n`;
}
