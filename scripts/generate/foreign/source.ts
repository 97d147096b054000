import { basename } from 'node:path';
import type { Adapter } from '../../../src/client/defineAdapter.ts';
import { isObject } from '../../../src/values/isObject.ts';

/** A part of another API's description: an object about which nothing is known. */
export type Node = Readonly<Record<string, unknown>>;

/** A description as its authors wrote it, bundled into one document. */
export interface SourceDocument {
  /** The file to name in messages. */
  file: string;
  root: Node;
  /** What the file beside it says in code. */
  adapter?: Adapter;
}

/** The name of an API: that of its file, without its ending. */
export const nameOf = ({ file }: Pick<SourceDocument, 'file'>): string => basename(file).replace(/\.\w+$/, '');

export const nodeOf = (value: unknown): Node => (isObject(value) ? value : {});
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A key of a reference, unescaped. */
function keyOf(written: string): string {
  const key = written.replaceAll('~1', '/').replaceAll('~0', '~');
  // A percent sign may also be literal.
  return /%(?![\dA-Fa-f]{2})/.test(key) ? key : decodeURIComponent(key);
}

/** The value at a place of the document, such as `#/components/schemas/Loan`; undefined if there is none. */
export function at({ root }: SourceDocument, reference: string): unknown {
  const keys = reference.split('/').slice(1).map(keyOf);
  return keys.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return Object.hasOwn(nodeOf(value), key) ? nodeOf(value)[key] : undefined;
  }, root);
}

/** The target of a reference within the document; any other value unchanged. A circle of references leads nowhere. */
export function followed(document: SourceDocument, value: unknown): Node {
  let node = nodeOf(value);
  for (let steps = 0; steps < 20; steps += 1) {
    const reference = textOf(node.$ref);
    if (reference === undefined) return node;
    node = nodeOf(at(document, reference));
  }
  return {};
}

/** Like `followed`, for a part that an operation requires. Throws if the reference leads nowhere. */
export function needed(document: SourceDocument, value: unknown, what: string): Node {
  const reference = textOf(nodeOf(value).$ref);
  if (reference !== undefined && at(document, reference) === undefined)
    throw new Error(`${what} is '${reference}', which leads nowhere; an overlay can add it`);
  return followed(document, value);
}
