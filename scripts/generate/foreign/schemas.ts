import type { Schema } from '../description.ts';
import { pascalName, titleOf, uniqueNames } from './names.ts';
import { followed, listOf, type Node, nodeOf, type SourceDocument, textOf } from './source.ts';

/** Texts go into comments and tables, where neither lines nor the end of a comment may occur. */
export const plainText = (value: unknown): string | undefined =>
  textOf(value)?.replace(/\s+/g, ' ').replaceAll('*/', '* /').trim() || undefined;

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const keptFormats = ['date', 'date-time', 'email', 'uuid', 'uri'];
const bounds = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const;

/** The types of a schema; those of 3.0 may have `nullable` beside them. */
function typesOf(node: Node): string[] {
  const named = listOf(Array.isArray(node.type) ? node.type : [node.type]).filter((one) => types.includes(String(one)));
  const guessed = node.properties ? ['object'] : node.items ? ['array'] : [];
  const found = [...new Set(named.length > 0 ? named.map(String) : guessed)];
  return node.nullable === true && found.length > 0 && !found.includes('null') ? [...found, 'null'] : found;
}

function isPattern(value: unknown): value is string {
  try {
    return typeof value === 'string' && new RegExp(value, 'u') !== undefined;
  } catch {
    return false;
  }
}

/** The values of an enumeration, if they are texts or numbers alone. */
function valuesOf(node: Node): (string | number)[] | undefined {
  const all = 'const' in node ? [node.const] : listOf(node.enum);
  const values = [...new Set(all.filter((value) => value !== null))];
  const [first] = values;
  const isPlain = typeof first === 'string' || typeof first === 'number';
  // All of them have the type of the first.
  return isPlain && values.every((value) => typeof value === typeof first)
    ? (values as (string | number)[])
    : undefined;
}

/** Reads the schemas of a description into those that the generators know. */
export interface SchemaReader {
  /** A schema; one behind a reference becomes a named one. */
  read(schema: unknown): Schema;
  /** The named schemas that have been read so far. */
  named: Record<string, Schema>;
}

/** The field of a list's items that tells them apart, by its name. */
function keyOf(document: SourceDocument, items: unknown): string | undefined {
  const { properties, required } = followed(document, items);
  const ids = Object.keys(nodeOf(properties)).filter((name) => /^id$|_id$|Id$/.test(name));
  const needed = listOf(required);
  return ids.find((name) => name === 'id') ?? ids.find((name) => needed.includes(name)) ?? undefined;
}

/**
 * Creates a reader of a description's schemas. Each is read once, so the time is proportional to the description.
 * `prefix` begins the names, so that two descriptions never share one.
 */
export function schemaReader(document: SourceDocument, prefix: string): SchemaReader {
  const named: Record<string, Schema> = {};
  const names = new Map<string, string>();
  const unique = uniqueNames();

  function nameFor(reference: string): string {
    const known = names.get(reference);
    if (known !== undefined) return known;
    const last = decodeURIComponent(reference.split('/').at(-1) ?? '');
    // Bodies and answers of operations end with these words.
    const name = unique(`${prefix}${pascalName(last).replace(/(Body|Answer)$/, '$1Part')}`);
    names.set(reference, name);
    named[name] = {};
    named[name] = readInline(followed(document, { $ref: reference }));
    return name;
  }

  function propertiesOf(properties: Node): Record<string, Schema> {
    const entries = Object.entries(properties).filter(([name]) => name !== '__proto__');
    return Object.fromEntries(
      entries.map(([name, one]) => {
        const { description, ...schema } = read(one);
        const title = plainText(nodeOf(one).title) ?? titleOf(name);
        return [name, { ...schema, title, ...(description && { description }) }];
      }),
    );
  }

  /** A union without its null, which goes into the type where there is only one other choice. */
  function unionOf(node: Node): Pick<Schema, 'anyOf'> {
    const choices = [...listOf(node.anyOf), ...listOf(node.oneOf)];
    if (choices.length === 0) return {};
    const isNull = (one: unknown) => nodeOf(one).type === 'null' || nodeOf(one).const === null;
    const rest: Schema[] = choices.filter((one) => !isNull(one)).map(read);
    const mayBeNull = choices.some(isNull) || node.nullable === true;
    return { anyOf: mayBeNull ? [...rest, { type: 'null' }] : rest };
  }

  function readInline(node: Node): Schema {
    const found = typesOf(node);
    const values = valuesOf(node);
    const isNullable = found.includes('null') || listOf(node.enum).includes(null);
    const valueType = values && (typeof values[0] === 'string' ? 'string' : 'number');
    const type = valueType ? [valueType, ...(isNullable ? ['null'] : [])] : found;
    const format = keptFormats.find((one) => one === node.format);
    const isText = type.includes('string') && !values;
    const properties = isObject(type) && node.properties ? propertiesOf(nodeOf(node.properties)) : undefined;
    const key = type.includes('array') ? (textOf(node['x-portal-key']) ?? keyOf(document, node.items)) : undefined;
    const further = node.additionalProperties;
    const description = plainText(node.description);
    const parts = listOf(node.allOf).map(read);
    return {
      ...(type.length > 0 && { type: type.length === 1 ? type[0] : type }),
      ...(values && { enum: isNullable ? [...values, null] : values }),
      ...(properties && { properties }),
      ...(properties && { required: requiredOf(node) }),
      ...(type.includes('array') && { items: read(node.items ?? {}) }),
      ...(key !== undefined && { 'x-portal-key': key }),
      ...(isObject(type) &&
        !properties &&
        further !== undefined &&
        further !== false && { additionalProperties: further === true ? true : read(further) }),
      ...(parts.length > 0 && { allOf: parts }),
      ...unionOf(node),
      ...(isText && format && { format }),
      ...(isText && !format && isPattern(node.pattern) && { pattern: node.pattern }),
      ...(!values &&
        Object.fromEntries(bounds.filter((one) => typeof node[one] === 'number').map((one) => [one, node[one]]))),
      ...(values &&
        Array.isArray(node['x-portal-settled']) && { 'x-portal-settled': node['x-portal-settled'].map(String) }),
      ...(typeof node['x-portal-others-of'] === 'string' && { 'x-portal-others-of': node['x-portal-others-of'] }),
      ...(node['x-portal-left-out'] === true && { 'x-portal-left-out': true as const }),
      ...(typeof node['x-portal-format'] === 'string' && { 'x-portal-format': node['x-portal-format'] }),
      ...(plainText(node.title) && { title: plainText(node.title) }),
      ...(description && { description }),
    };
  }

  function read(schema: unknown): Schema {
    const node = nodeOf(schema);
    const reference = textOf(node.$ref);
    if (reference === undefined) return readInline(node);
    const own = ['title', 'description', 'x-portal-format', 'x-portal-key'].filter(
      (one) => typeof node[one] === 'string',
    );
    const beside = Object.fromEntries(own.map((one) => [one, plainText(node[one])]));
    return { ...beside, $ref: `#/components/schemas/${nameFor(reference)}` };
  }

  return { read, named };
}

const isObject = (type: readonly string[]) => type.includes('object');

const requiredOf = (node: Node) => [
  ...new Set(
    listOf(node.required).flatMap((name) =>
      typeof name === 'string' && name in nodeOf(node.properties) ? [name] : [],
    ),
  ),
];
