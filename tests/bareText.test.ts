import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { filesIn } from '../scripts/filesIn.ts';
import { compiler } from './config/compiler.ts';

const root = join(import.meta.dirname, '..');

/** Whether React would render a value of this type as text, which it does not for falsy results of `&&`. */
function mayBeText(checker: ts.TypeChecker, type: ts.Type, seen = new Set<ts.Type>()): boolean {
  if (seen.has(type)) return false;
  seen.add(type);
  if (type.isUnion()) return type.types.some((one) => mayBeText(checker, one, seen));
  if (type.isStringLiteral()) return type.value !== '';
  const { Any, Unknown, StringLike, NumberLike, BigIntLike } = ts.TypeFlags;
  if (type.flags & (Any | Unknown | StringLike | NumberLike | BigIntLike)) return true;
  const item = checker.isArrayLikeType(type) && checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return item ? mayBeText(checker, item, seen) : false;
}

/** The name of the function, if it has one that a component could have. */
function componentName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node)) return node.name?.text;
  return ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : undefined;
}

/** An element of the page and a box are always rendered; another component may render nothing at first. */
const isOwnElement = (child: ts.JsxChild) =>
  ts.isJsxElement(child) && /^([a-z]|(Text|Small|Stack|Row|Grid|Card)$)/.test(child.openingElement.tagName.getText());

/** White space never changes, and nothing is inserted before it if all its siblings are elements of the page. */
const isSpace = (child: ts.JsxChild) => {
  const text = ts.isJsxExpression(child) ? child.expression : child;
  return text !== undefined && (ts.isJsxText(text) || ts.isStringLiteral(text)) && text.text.trim() === '';
};

/** Every text that React would put beside other nodes, as `file:line: source`. */
function bareTexts(program: ts.Program, files: readonly string[]): string[] {
  const checker = program.getTypeChecker();
  const isText = (child: ts.JsxChild) =>
    ts.isJsxText(child) ||
    (ts.isJsxExpression(child) &&
      child.expression !== undefined &&
      mayBeText(checker, checker.getTypeAtLocation(child.expression)));
  const isList = (child: ts.JsxChild) =>
    ts.isJsxExpression(child) &&
    child.expression !== undefined &&
    checker.isArrayLikeType(checker.getTypeAtLocation(child.expression));
  function bareIn(node: ts.Node): ts.Node[] {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const drawn = node.children.filter((child) =>
        ts.isJsxText(child)
          ? !child.containsOnlyTriviaWhiteSpaces
          : !ts.isJsxExpression(child) || child.expression !== undefined,
      );
      if (drawn.every((child) => isSpace(child) || isOwnElement(child))) return [];
      const isAlone = ts.isJsxElement(node) && drawn.length === 1;
      return drawn.filter((child) => isText(child) && !(isAlone && !isList(child)));
    }
    if (!/^[A-Z]/.test(componentName(node) ?? '')) return [];
    const signature = checker.getSignatureFromDeclaration(node as ts.FunctionDeclaration | ts.ArrowFunction);
    return signature && mayBeText(checker, checker.getReturnTypeOfSignature(signature)) ? [node] : [];
  }
  return files.flatMap((name) => {
    const file = program.getSourceFile(join(root, name));
    if (!file) throw new Error(`${name} is no part of the program.`);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      for (const bare of bareIn(node)) {
        const { line } = file.getLineAndCharacterOfPosition(bare.getStart());
        found.push(`${name}:${line + 1}: ${bare.getText().trim().split('\n')[0]}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

/** A text of every kind that has to be found; the components have those that are accepted. */
const sample = 'src/sample.tsx';
const bad = [
  'export const Beside = ({ busy }: { busy: boolean }) => <p>{busy && <i />}Save</p>;',
  'export const Given = ({ children }: { children: React.ReactNode }) => <p><i />{children}</p>;',
  'export const Joined = ({ name }: { name: string }) => <p>Dear {name}</p>;',
  'export const Alone = ({ name }: { name: string }) => name;',
  'export const Framed = ({ name }: { name: string }) => <>{name}</>;',
  'export const Several = ({ names }: { names: string[] }) => <p>{names}</p>;',
  'export const Spaced = ({ busy }: { busy: boolean }) => <p>{busy && <i />} <b>Save</b></p>;',
];

const sources = filesIn(join(root, 'src')).map((file) => `src/${file}`);
const components = sources.filter((file) => file.endsWith('.tsx'));

it('puts each text alone into an element, so that React still works after a translator has replaced it', () => {
  const declared = sources.filter((file) => file.endsWith('.d.ts'));
  const { program } = compiler({ [sample]: bad.join('\n') }, [...components, ...declared]);
  const lines = new Set(bareTexts(program, [sample]).map((found) => Number(found.split(':')[1])));
  expect([...lines]).toEqual(bad.map((_, index) => index + 1));
  expect(components.length).toBeGreaterThan(100);
  expect(bareTexts(program, components)).toEqual([]);
});
