import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Adapter } from '../../../src/client/defineAdapter.ts';
import { methods, takenBy } from './calls.ts';
import { answeredBy, sentBody } from './parts.ts';
import { type SchemaReader, schemaReader } from './schemas.ts';
import { followed, nameOf, nodeOf, type SourceDocument } from './source.ts';

const load = createRequire(import.meta.url);

/** The adapter beside a description: `bank.ts` beside `bank.yaml`. */
export function adapterBeside(root: string, file: string): Adapter | undefined {
  const path = join(root, file.replace(/\.\w+$/, '.ts'));
  return existsSync(path) ? load(path).default : undefined;
}

/** How deep in an answer an adapter may name a place. */
const deepest = 4;

/** The dotted paths of the values in a schema; `*` stands for an item of a list. */
function placesIn(merged: SchemaReader['merged'], schema: unknown, depth = deepest): string[] {
  const { properties, items } = merged(schema ?? {});
  const parts = items ? [['*', items] as const] : Object.entries(nodeOf(properties));
  const within = (part: unknown) => (depth > 1 ? placesIn(merged, part, depth - 1) : []);
  return parts.flatMap(([name, part]) => [name, ...within(part).map((inner) => `${name}.${inner}`)]);
}

/** generated/apis/NAME.ts: the names in the calls of a description, as far as they can be read. */
export function namesFile(document: SourceDocument): string {
  const reader = schemaReader(document, '');
  const union = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(' | ') || 'never';
  const paths = Object.entries(nodeOf(document.root.paths)).map(([path, value]) => {
    const item = followed(document, value);
    const calls = methods.flatMap((method) => {
      if (!(method in item)) return [];
      const written = { method, path, item, operation: nodeOf(item[method]), kind: 'command' as const };
      try {
        const { properties } = takenBy(document, written, sentBody(document, written, reader)?.schema);
        const answer = placesIn(reader.merged, answeredBy(document, written.operation).media?.schema);
        return [
          `${method}: { fields: ${union(placesIn(reader.merged, { properties }, 2))}; answer: ${union(answer)} };`,
        ];
      } catch {
        return []; // `adapt` says why it is left out.
      }
    });
    return `  ${JSON.stringify(path)}: { ${calls.join(' ')} };`;
  });
  return `/** The names in ${document.file}, for the adapter beside it. */
export type paths = {
${paths.join('\n')}
};
`;
}

/** generated/adapters.ts: the adapters in openapi/apis/, loaded on demand. */
export function adaptersFile(apis: readonly SourceDocument[]): string {
  const lines = apis.map(
    (one) => `  ${JSON.stringify(nameOf(one))}: () => import('../openapi/apis/${nameOf(one)}.ts'),`,
  );
  return `/** The adapters of other APIs, by their names, loaded on demand. */
export const adapters = {
${lines.join('\n')}
};
`;
}
