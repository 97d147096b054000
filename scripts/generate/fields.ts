import type { Field, Fields, OperationFields, Part } from '../../generated/fields.ts';
import { formatsFor } from '../../src/values/formats.ts';
import { boundsOf } from './bounds.ts';
import { contentOf, type Description, operationsOf, propertiesOf, resolve, type Schema } from './description.ts';

const kinds: Record<string, Field['type']> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
};

/** The formats of a value, by its type, its `format` and its `x-portal-format`. */
function formatsOf({ 'x-portal-format': portal, format, enum: values }: Schema, type: string): string[] {
  const isBit = type !== 'string' && values?.every((value) => value === 0 || value === 1 || value === null);
  const isFlag = type === 'boolean' || isBit;
  const described = [isFlag ? 'flag' : (portal ?? format), values && type === 'string' ? 'enum' : kinds[type]];
  return described.map((one) => formatsFor(one ?? '')).find((fitting) => fitting.length > 0) ?? [];
}

function fieldOf(schema: Schema): Field {
  const types = [schema.type ?? []].flat();
  const [type = ''] = types.filter((name) => name !== 'null');
  const values = schema.enum?.filter((value) => value !== null).map(String);
  return {
    type: kinds[type] ?? 'other',
    formats: type in kinds ? formatsOf(schema, type) : [],
    ...(schema.title !== undefined && { title: schema.title }),
    ...(values && { values }),
    ...(types.includes('null') && { nullable: true }),
    ...(schema['x-portal-format'] === 'money-minor' && { currency: schema['x-portal-currency'] }),
  };
}

/** Resolves a reference; properties beside it take precedence. */
export function followed(description: Description, schema: Schema): Schema {
  const { $ref: _, ...beside } = schema;
  return { ...resolve(description, schema), ...beside };
}

function isObject({ properties, allOf }: Schema): boolean {
  return properties !== undefined || allOf !== undefined;
}

/** A union less null; undefined unless exactly one schema is left. */
function onlyChoice(description: Description, { anyOf = [], oneOf = [] }: Schema): Schema | undefined {
  const [first, ...others] = [...anyOf, ...oneOf]
    .map((one) => followed(description, one))
    .filter(({ type }) => type !== 'null');
  return others.length === 0 ? first : undefined;
}

/** Turns a union of one schema and null into a nullable schema; returns anything else unchanged. */
export function nonNull(description: Description, schema: Schema): Schema {
  const found = followed(description, schema);
  const only = isObject(found) || found.items ? undefined : onlyChoice(description, found);
  if (!only) return found;
  const inner = nonNull(description, only);
  const isNullable = [...(found.anyOf ?? []), ...(found.oneOf ?? [])].length > 1;
  const type = isNullable ? [inner.type ?? []].flat() : [];
  // Keywords next to the union describe this value.
  return {
    ...inner,
    ...(found.title !== undefined && { title: found.title }),
    ...(type.length > 0 && { type: [...new Set([...type, 'null'])] }),
  };
}

function partOf(description: Description, schema: Schema): Part {
  const found = nonNull(description, schema);
  if (found.items) {
    const item = followed(description, found.items);
    const { 'x-portal-key': key } = found;
    return isObject(item)
      ? { rows: fieldsOf(description, item), ...(key !== undefined && { key }) }
      : { items: fieldOf({ ...(found.title !== undefined && { title: found.title }), ...item }) };
  }
  if (isObject(found)) return { fields: fieldsOf(description, found) };
  const { additionalProperties: entry } = found;
  if (entry && typeof entry === 'object') return { entries: fieldOf(followed(description, entry)) };
  const choices = [...(found.anyOf ?? []), ...(found.oneOf ?? [])].map((one) => followed(description, one));
  const [first, ...others] = choices.filter(({ type }) => type !== 'null');
  if (!first) return fieldOf(found);
  const titled = found.title !== undefined && { title: found.title };
  // Several enumerations are merged; any other union is unknown.
  const values = [first, ...others].flatMap((one) => (one.type === 'string' ? (one.enum ?? []) : []));
  const areAll = [first, ...others].every((one) => one.type === 'string' && one.enum);
  return areAll
    ? fieldOf({ type: 'string', enum: [...new Set(values)], ...titled })
    : { type: 'other', formats: [], ...titled };
}

/** The fields of an object. */
const fieldsOf = (description: Description, schema: Schema): Fields =>
  Object.fromEntries(
    Object.entries(propertiesOf(description, schema)).map(([name, property]) => {
      const { 'x-portal-shown-for': shownFor } = property;
      return [name, { ...partOf(description, property), ...(shownFor && { shownFor }) }];
    }),
  );

/** The fields of each body and of each answer's data, by operation id. */
export function describedFields(description: Description): Record<string, OperationFields> {
  const entries = operationsOf(description).map(({ operation }): [string, OperationFields] => {
    const body = contentOf(operation.requestBody?.content);
    const answer = contentOf(operation.responses['200']?.content);
    const data = answer?.[0] === 'application/json' ? propertiesOf(description, answer[1]).data : undefined;
    const facts = {
      body: body ? fieldsOf(description, body[1]) : {},
      data: data ? fieldsOf(description, data) : {},
      ...boundsOf(description, operation),
      ...(operation['x-portal-wire'] && { paths: true as const }),
    };
    return [operation.operationId, facts];
  });
  return Object.fromEntries(entries);
}

/** generated/fields.ts: the described fields, for the compiler and for the check of the config. */
export function fieldsFile(description: Description): string {
  const lines = Object.entries(describedFields(description)).map(([id, facts]) => `  ${id}: ${JSON.stringify(facts)},`);
  return `/** A value: the formats that it can be shown in, the usual one first; none if it is not shown. */
export interface Field {
  readonly type: 'string' | 'number' | 'boolean' | 'other';
  readonly formats: readonly string[];
  readonly title?: string;
  readonly values?: readonly string[];
  readonly nullable?: true;
  /** The currency of an amount in its minor unit, or the field with it. */
  readonly currency?: string;
  readonly shownFor?: ShownFor;
}

/** The values of a field beside it for which a form shows a field, and whether it is required then. */
export interface ShownFor {
  readonly field: string;
  readonly values: readonly string[];
  readonly required: boolean;
}

/** A list of objects: the fields of its rows, and the one that identifies a row, if the description names it. */
export interface List {
  readonly rows: Fields;
  readonly key?: string;
  readonly shownFor?: ShownFor;
}

/** What a name holds: a value, an object by its fields, a list of objects, a list of values, or values by name. */
export type Part = Field | { readonly fields: Fields; readonly shownFor?: ShownFor } | List | { readonly items: Field; readonly shownFor?: ShownFor } | { readonly entries: Field; readonly shownFor?: ShownFor };

export interface Fields {
  readonly [name: string]: Part;
}

/** The facts about an operation's body and its answer's data. */
export interface OperationFields {
  readonly body: Fields;
  readonly data: Fields;
  /** The required names of the body; \`0\` is a list item. Those in an optional object apply only if it is sent. */
  readonly required: readonly string[];
  /** The most rows that a page can have. */
  readonly largestPage?: number;
  /** Whether values within objects are fields as well, by their paths. */
  readonly paths?: true;
  /** The fields of a list that repeat a value in the rows of the example. */
  readonly repeats?: Readonly<Record<string, readonly string[]>>;
}

/** The fields of every operation, for the compiler and for the check of the config; never part of the shipped bundle. */
export const fields = {
${lines.join('\n')}
} as const satisfies Readonly<Record<string, OperationFields>>;
`;
}
