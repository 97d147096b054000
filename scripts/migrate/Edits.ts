import { isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import { keyOf, type Option } from './reader.ts';
import { type Place, placeOf, type Texts } from './source.ts';

/** A remark about a place. */
export interface Remark extends Place {
  message: string;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The range of an entry of an object or a list, with its comma, and with its line if nothing else is on it. */
function rangeOf(node: ts.Node): [start: number, end: number] {
  const { text } = node.getSourceFile();
  const [start, end] = [node.getStart(), node.end];
  const comma = /^\s*,/.exec(text.slice(end))?.[0].length;
  if (comma === undefined) return [start - (/,\s*$/.exec(text.slice(0, start))?.[0].length ?? 0), end];
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const rest = /^[ \t]*\r?\n/.exec(text.slice(end + comma))?.[0].length;
  if (rest !== undefined && text.slice(lineStart, start).trim() === '') return [lineStart, end + comma + rest];
  return [start, end + comma + (/^[ \t]*/.exec(text.slice(end + comma))?.[0].length ?? 0)];
}

/** Collects changes to files by their positions, so that everything between them stays as it is. */
export class Edits {
  readonly changes: Remark[] = [];
  readonly refusals: Remark[] = [];
  readonly #edits = new Map<string, Edit[]>();
  readonly #renamed = new Set<ts.Node>();

  /** Records a change once, even if the value is used in several places. */
  #write(node: ts.Node, [start, end]: [start: number, end: number], text: string): void {
    const { fileName } = node.getSourceFile();
    const edits = this.#edits.get(fileName) ?? [];
    const isKnown = edits.some((one) => one.start === start && one.end === end && one.text === text);
    if (!isKnown) this.#edits.set(fileName, [...edits, { start, end, text }]);
  }

  say(node: ts.Node, message: string): void {
    this.#add(this.changes, node, message);
  }

  /** Reports why a place cannot be rewritten; nothing is written then. */
  refuse(node: ts.Node, message: string): void {
    this.#add(this.refusals, node, message);
  }

  #add(remarks: Remark[], node: ts.Node, message: string): void {
    const one = { ...placeOf(node), message };
    if (!remarks.some((other) => isDeepStrictEqual(other, one))) remarks.push(one);
  }

  replace(node: ts.Node, text: string): void {
    this.#write(node, [node.getStart(), node.end], text);
  }

  insert(node: ts.Node, at: number, text: string): void {
    this.#write(node, [at, at], text);
  }

  /** Puts one text before a node and one after it. */
  wrap(node: ts.Node, before: string, behind: string): void {
    this.insert(node, node.getStart(), before);
    this.insert(node, node.end, behind);
  }

  /** Removes an entry of an object or a list; comments next to it stay. */
  remove(node: ts.Node): void {
    this.#write(node, rangeOf(node), '');
  }

  /** Removes a statement with its line. */
  removeLine(node: ts.Node): void {
    const rest = /^[ \t]*\r?\n/.exec(node.getSourceFile().text.slice(node.end))?.[0].length ?? 0;
    this.#write(node, [node.getStart(), node.end + rest], '');
  }

  rename(option: Option, to: string): void {
    this.#renamed.add(option);
    const [quote = ''] = /^['"]/.exec(option.name.getText()) ?? [];
    if (ts.isShorthandPropertyAssignment(option)) this.insert(option, option.getStart(), `${to}: `);
    else this.replace(option.name, `${quote}${to}${quote}`);
    this.say(option, `\`${keyOf(option)}\` is \`${to}\` now`);
  }

  isRenamed(option: ts.Node): boolean {
    return this.#renamed.has(option);
  }

  /** The texts with the changes applied. */
  appliedTo(texts: Texts): Texts {
    return new Map([...texts].map(([file, text]) => [file, applied(text, this.#edits.get(file) ?? [])]));
  }
}

/** A text with its edits applied. A removal wins over any other edit within its range. */
function applied(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  const isInsertion = ({ start, end }: Edit) => Number(start === end);
  const inOrder = edits.toSorted((a, b) => a.start - b.start || isInsertion(b) - isInsertion(a) || b.end - a.end);
  for (const { start, end, text: put } of inOrder) {
    if (start >= at) result += text.slice(at, start) + put;
    at = Math.max(at, end);
  }
  return result + text.slice(at);
}
