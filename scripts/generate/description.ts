import type { ShownFor } from '../../generated/fields.ts';
import type { Wire } from '../../src/client/wire.ts';
import type { Paging } from '../../src/values/wirePages.ts';

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
  /** What a value means, if type and `format` do not tell. */
  'x-portal-format'?: string;
  /** The API's own name for this field, or its path: `net_amt`, `attributes.net_amt`. */
  'x-portal-wire'?: string;
  /** Whether a whole number may be above 2^53, and is therefore kept as a text. */
  'x-portal-long'?: true;
  /** The field that holds the amount's currency, or the currency itself. */
  'x-portal-currency'?: string;
  /** The values of a field beside it for which a form shows a field. */
  'x-portal-shown-for'?: ShownFor;
  /** The field that identifies a list item. */
  'x-portal-key'?: string;
  /** The values of an enumeration that count in a sum. */
  'x-portal-settled'?: string[];
  /** The field of the totals that these repeat for other currencies, by currency. */
  'x-portal-others-of'?: string;
  /** What the totals do not count, by the state of the payments. */
  'x-portal-left-out'?: true;
  title?: string;
  description?: string;
  pattern?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  const?: unknown;
  /** Its own example, of which the examples of answers are built. */
  example?: unknown;
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
  'x-portal-hook'?: true;
  /**
   * False if its list arrives whole; an adapter says how it is paged, if that differs from the portal's own way. `at` is
   * the place of the data in the answer, if it is not `data`.
   */
  'x-portal-pages'?: (Paging & { at?: string }) | false;
  /** Only for operations of other APIs: how they are called, and their whole answer as the API has it. */
  'x-portal-wire'?: Wire;
  'x-portal-example'?: unknown;
  parameters?: { name: string; in: string; required?: true; schema?: Schema }[];
  requestBody?: { required?: true; content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema: Schema; example?: unknown }> }>;
}

export interface Description {
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema> };
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

/** The method and the path of an operation on the wire. */
export const callOf = ({ path, operation }: DescribedOperation): { method: string; path: string } =>
  operation['x-portal-wire']?.call ?? { method: 'POST', path };

/** An operation's id as it appears in generated names. */
export const pascal = (id: string): string => `${id[0]?.toUpperCase()}${id.slice(1)}`;

/** The only media type of a body or an answer, with its schema. */
export function contentOf(
  content: Record<string, { schema: Schema }> | undefined,
): [type: string, schema: Schema] | undefined {
  const entry = Object.entries(content ?? {})[0];
  return entry && [entry[0], entry[1].schema];
}
