import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../scripts/filesIn.ts';
import { compiler } from './compiler.ts';

const root = join(import.meta.dirname, '../..');
const schema = 'generated/schema.ts';
const readers = ['src/kinds', 'src/figures'].flatMap((folder) =>
  filesIn(join(root, folder)).flatMap((file) => (/\.tsx?$/.test(file) ? [`${folder}/${file}`] : [])),
);

const { program } = compiler({}, [schema, ...readers]);
const checker = program.getTypeChecker();
const described = program.getSourceFile(join(root, schema));

/** The property that a node reads (`row.amount`, `{ amount } = row`), and where the compiler reports it if missing. */
function propertyRead(node: ts.Node): { symbol: ts.Symbol | undefined; name: ts.Node } | undefined {
  if (ts.isPropertyAccessExpression(node)) return { symbol: checker.getSymbolAtLocation(node.name), name: node.name };
  if (!ts.isBindingElement(node) || node.dotDotDotToken || !ts.isObjectBindingPattern(node.parent)) return undefined;
  const name = node.propertyName ?? node.name;
  return { symbol: checker.getTypeAtLocation(node.parent).getProperty(name.getText()), name };
}

const opened = ['name', 'documenttype', 'micid', 'key'];

/** The properties that `documentOf(file)` reads from the document it is given. */
function propertiesOpened(node: ts.Node): { symbol: ts.Symbol | undefined; name: ts.Node }[] {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'documentOf') return [];
  return node.arguments.flatMap((name) => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(name));
    return opened.map((property) => ({ symbol: type.getProperty(property), name }));
  });
}

/** Whether a field is sent; only the fields of answers are renamed here. */
const isSent = (field: ts.Node) =>
  /Body$/.test(ts.findAncestor(field.parent.parent, ts.isPropertySignature)?.name.getText() ?? '');

/** The fields of answers that panels and model read, each with the places that read it. */
const fields = new Map<ts.PropertySignature, Set<string>>();
for (const file of readers) {
  const source = program.getSourceFile(join(root, file));
  const walk = (node: ts.Node): void => {
    for (const { symbol, name } of [propertyRead(node) ?? [], propertiesOpened(node)].flat())
      for (const field of symbol?.declarations ?? [])
        if (field.getSourceFile() === described && ts.isPropertySignature(field) && !isSent(field))
          fields.set(field, (fields.get(field) ?? new Set()).add(`${file}:${name.getStart()}`));
    ts.forEachChild(node, walk);
  };
  if (source) walk(source);
}

/** A program in which these fields are renamed. */
function renaming(renamed: readonly ts.PropertySignature[]): ts.Program {
  let text = described?.text ?? '';
  for (const { name } of renamed.toSorted((a, b) => b.name.end - a.name.end))
    text = `${text.slice(0, name.end)}_renamed${text.slice(name.end)}`;
  return compiler({ [schema]: text }, readers).program;
}

/** The compiler's errors in these files by place. */
const refusals = (altered: ts.Program, files: readonly string[]): Map<string, string> =>
  new Map(
    files.flatMap((file) =>
      altered
        .getSemanticDiagnostics(altered.getSourceFile(join(root, file)))
        .map(
          ({ start, messageText }) => [`${file}:${start}`, ts.flattenDiagnosticMessageText(messageText, ' ')] as const,
        ),
    ),
  );

const placesOf = (field: ts.PropertySignature) => [...(fields.get(field) ?? [])];

const nameOf = (field: ts.PropertySignature) => {
  const owner = ts.findAncestor(field.parent.parent, ts.isPropertySignature);
  return `${owner?.name.getText() ?? ''}.${field.name.getText()}`;
};

/** The fields whose renaming the compiler does not notice. */
function unnoticed(renamed: readonly ts.PropertySignature[]): string[] {
  const altered = renaming(renamed);
  const reading = new Set(renamed.flatMap(placesOf).map((place) => place.replace(/:.*/, '')));
  const refused = refusals(altered, [...reading]);
  const left = renamed.filter((field) => !placesOf(field).some((place) => refused.has(place)));
  if (left.length === 0) return [];
  // A field read from a missing field is not checked, so the rest is tried again without the missing ones.
  if (left.length < renamed.length) return unnoticed(left);
  // The others are read through a type of our own, which the compiler refuses where it meets the description's type.
  const said = [...refusals(altered, readers).values()].join(' ');
  return left.filter(({ name }) => !new RegExp(`['"]${name.getText()}['"]`).test(said)).map(nameOf);
}

describe('A field that the description renames', () => {
  it('causes a compiler error in the panels and the model that read it', () => {
    const names = [...fields.keys()].map(nameOf);
    expect(names).toEqual(
      expect.arrayContaining(['Account.linked_investments', 'TeamMember.email', 'LoanDocument.can_delete']),
    );
    for (const field of opened)
      expect(names).toEqual(expect.arrayContaining([`DocumentFile.${field}`, `NoteAttachment.${field}`]));
    expect(unnoticed([...fields.keys()])).toEqual([]);
  });
});
