import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTemporaryFolder } from './inTemporaryFolder.ts';
import { withOverlays } from './overlays.ts';
import { redocly } from './redocly.ts';

/** The part of a schema in the bundled description that the generator uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  /** What a value means, where type and `format` do not say so. */
  'x-portal-format'?: string;
  /** The field that identifies a list item. */
  'x-portal-key'?: string;
  title?: string;
  description?: string;
  pattern?: string;
  enum?: unknown[];
  maximum?: number;
  const?: unknown;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: [string];
  security?: Record<string, string[]>[];
  'x-portal-kind': 'query' | 'command';
  'x-portal-scope': 'user' | 'investor';
  'x-portal-persist'?: true;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: Schema; example?: unknown }> }>;
}

export interface Description {
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema> };
}

/** The description in openapi/ with its overlays applied, as one document with its parts under `components`. */
export const bundleDescription = (root: string): Description => withOverlays(root, bundleFile(root));

/** Bundles a description into one document, without overlays. */
export function bundleFile(root: string, source = 'openapi/portal.yaml'): Description {
  return inTemporaryFolder((folder) => {
    const file = join(folder, 'portal.json');
    const bundle = redocly(root, 'bundle', source, `--output=${file}`);
    if (!bundle.ok) throw new Error(`${bundle.stdout}${bundle.stderr}`.trim());
    // The lint has validated it against OpenAPI 3.1 and the rules for kind, scope and tags.
    return JSON.parse(readFileSync(file, 'utf8')) as Description;
  });
}

/** Resolves a reference into the components; anything else is returned unchanged. */
export function resolve(description: Description, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (!name) return schema;
  const target = description.components.schemas[name];
  if (!target) throw new Error(`openapi/: the reference ${schema.$ref} leads nowhere.`);
  return resolve(description, target);
}

/** All properties of an object schema, including those of its parts (`allOf`). */
export function propertiesOf(description: Description, schema: Schema): Record<string, Schema> {
  const { properties, allOf } = resolve(description, schema);
  return Object.assign({}, ...(allOf ?? []).map((part) => propertiesOf(description, part)), properties);
}

export interface DescribedOperation {
  path: string;
  operation: Operation;
}

/** All operations with their paths. */
export function operationsOf(description: Description): DescribedOperation[] {
  return Object.entries(description.paths)
    .map(([path, { post }]) => ({ path, operation: post }))
    .sort((a, b) => (a.operation.operationId < b.operation.operationId ? -1 : 1));
}

/** The only media type of a body or an answer, with its schema. */
export function contentOf(
  content: Record<string, { schema: Schema }> | undefined,
): [type: string, schema: Schema] | undefined {
  const entry = Object.entries(content ?? {})[0];
  return entry && [entry[0], entry[1].schema];
}
