import { isObject } from '../../../src/format/isObject.ts';

/** A part of somebody's description: an object about which nothing is known. */
export type Node = Readonly<Record<string, unknown>>;

/** A description as its authors wrote it, bundled into one document. */
export interface SourceDocument {
  /** Its file, for messages. */
  file: string;
  root: Node;
}

export const nodeOf = (value: unknown): Node => (isObject(value) ? value : {});
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a reference within the document leads to; anything else as it is. References that lead in a circle end nowhere. */
export function followed({ root }: SourceDocument, value: unknown): Node {
  let node = nodeOf(value);
  for (let steps = 0; steps < 20; steps += 1) {
    const reference = textOf(node.$ref);
    if (reference === undefined) return node;
    const keys = reference.split('/').slice(1);
    const plain = keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
    node = nodeOf(plain.reduce<unknown>((at, key) => (Array.isArray(at) ? at[Number(key)] : nodeOf(at)[key]), root));
  }
  return {};
}
