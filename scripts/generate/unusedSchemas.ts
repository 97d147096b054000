import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/config/rules/problem.ts';
import type { Description } from './description.ts';

/** A warning for each schema that no operation refers to; the bundled description lacks it. */
export function unusedSchemas(root: string, { components }: Description): Problem[] {
  const folder = 'openapi/schemas';
  const files = readdirSync(join(root, folder)).sort();
  return files.flatMap((name) => {
    const lines = readFileSync(join(root, folder, name), 'utf8').split('\n');
    return lines.flatMap((text, index): Problem[] => {
      // Schemas start at the beginning of a line; everything in them is indented.
      const [, schema] = /^['"]?(\w+)['"]?:/.exec(text) ?? [];
      if (!schema || Object.hasOwn(components.schemas, schema)) return [];
      const message = 'no operation uses this schema';
      return [{ file: `${folder}/${name}`, line: index + 1, path: schema, message, severity: 'warning' }];
    });
  });
}
