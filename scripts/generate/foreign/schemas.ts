import type { ShownFor } from '../../../generated/fields.ts';
import { isForm, shownAs } from '../../../src/values/valueForms.ts';
import { titleOf } from '../../../src/values/words.ts';
import type { Schema } from '../description.ts';
import { referenceIn, schemaMerger } from './merged.ts';
import { pascalName, uniqueNames } from './names.ts';
import { listOf, type Node, nodeOf, type SourceDocument, textOf } from './source.ts';

/** Texts become part of comments and tables, so they must contain neither line breaks nor the end of a comment. */
export const plainText = (value: unknown): string | undefined =>
  textOf(value)?.replace(/\s+/g, ' ').replaceAll('*/', '* /').trim() || undefined;

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const keptFormats = ['date', 'date-time', 'email', 'uuid', 'uri'];

/** The format of a text that is a file: only a form can have one, since in JSON a binary text is a text. */
export const fileFormat = 'portal-file';
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

/** The values of an enumeration, if all are texts or numbers. */
function valuesOf(node: Node): (string | number)[] | undefined {
  const all = 'const' in node ? [node.const] : listOf(node.enum);
  const values = [...new Set(all.filter((value) => value !== null))];
  const [first] = values;
  const isPlain = typeof first === 'string' || typeof first === 'number';
  // Only if all have the type of the first.
  return isPlain && values.every((value) => typeof value === typeof first)
    ? (values as (string | number)[])
    : undefined;
}

/** The example of a single value; those of objects and lists come from their fields. */
function exampleOf(node: Node): Pick<Schema, 'example'> {
  const found = node.example ?? listOf(node.examples)[0];
  return ['string', 'number', 'boolean'].includes(typeof found) ? { example: found } : {};
}

/** The portal's keywords that stay as they are. */
const kept = ['x-portal-settled', 'x-portal-others-of', 'x-portal-left-out', 'x-portal-format', 'x-portal-currency'];

/** The keywords that stay next to a reference. */
const words = ['title', 'description', 'x-portal-format', 'x-portal-currency', 'x-portal-key'];

/** The direction of a value: `readOnly` values are never sent, and `writeOnly` values never answered. */
type Way = 'sent' | 'answered';

const goesOnly: Readonly<Record<Way, string>> = { sent: 'writeOnly', answered: 'readOnly' };

/** Turns the schemas of a description into those that the generators understand. */
export interface SchemaReader {
  /** Reads a schema; a referenced one becomes a named schema. */
  read(schema: unknown, way: Way): Schema;
  /** The schema with its references resolved, and its parts and choices of objects merged. */
  merged(schema: unknown): Node;
  /** The named schemas that have been read so far. */
  named: Record<string, Schema>;
}

/** The field that identifies a list's items: `id`, the one named after their schema, or a required one. */
function keyOf({ properties, required }: Node, schema = ''): string | undefined {
  const ids = Object.keys(nodeOf(properties)).filter((name) => /^id$|_id$|Id$/.test(name));
  const plain = (name: string) => name.replaceAll('_', '').toLowerCase();
  return (
    ids.find((name) => name === 'id') ??
    ids.find((name) => plain(name) === `${plain(schema)}id`) ??
    ids.find((name) => listOf(required).includes(name))
  );
}

/**
 * Creates a reader of a description's schemas. It reads each once, or twice if any field goes only one way, so the
 * time taken is proportional to the description. Names begin with `prefix`, so that descriptions never share one.
 */
export function schemaReader(document: SourceDocument, prefix: string): SchemaReader {
  const named: Record<string, Schema> = {};
  const names = new Map<string, string>();
  const unique = uniqueNames();
  // Without values that go only one way, what is sent has the schemas of what is answered.
  const isDirected = /"(readOnly|writeOnly)":true/.test(JSON.stringify(document.root));
  const merged = schemaMerger(document);
  /** The schemas that are being read, so that reading one that contains itself ends. */
  const open = new Set<unknown>();

  function nameFor(reference: string, way: Way): string {
    const isSent = way === 'sent' && isDirected;
    const key = isSent ? `${reference} sent` : reference;
    const known = names.get(key);
    if (known !== undefined) return known;
    const last = decodeURIComponent(reference.split('/').at(-1) ?? '');
    // These words are reserved for the bodies and answers of operations.
    const plain = pascalName(last).replace(/(Body|Answer)$/, '$1Part');
    const name = unique(`${prefix}${plain}${isSent ? 'Sent' : ''}`);
    names.set(key, name);
    named[name] = {};
    named[name] = readInline(merged({ $ref: reference }), way);
    return name;
  }

  /** The fields that go this way, by name. */
  function propertiesOf({ properties, 'x-portal-shown-for': said }: Node, way: Way): Record<string, Schema> {
    const other = goesOnly[way === 'sent' ? 'answered' : 'sent'];
    const entries = Object.entries(nodeOf(properties)).filter(
      ([name, one]) => name !== '__proto__' && merged(one)[other] !== true,
    );
    const isCurrency = ([, one]: (typeof entries)[number]) => merged(one)['x-portal-format'] === 'currency';
    const [currency] = entries.find(isCurrency) ?? entries.find(([name]) => name === 'currency') ?? [];
    return Object.fromEntries(
      entries.map(([name, one]) => {
        const { description, ...schema } = read(one, way);
        const title = plainText(nodeOf(one).title) ?? titleOf(name);
        const whole = merged(one);
        const { 'x-portal-format': format, 'x-portal-currency': named = currency } = {
          ...merged(whole.items ?? {}),
          ...whole,
        };
        const isAmount = shownAs(String(format)) === 'money';
        // Without its currency, an amount in minor units cannot be read.
        const place = textOf(named) ?? (format === 'money' ? undefined : '');
        return [
          name,
          {
            ...schema,
            title,
            ...(isAmount && place !== undefined && { 'x-portal-currency': place }),
            ...(Object.hasOwn(nodeOf(said), name) && {
              'x-portal-shown-for': nodeOf(said)[name] as ShownFor, // As `toldApart` has written it.
            }),
            ...(description && { description }),
          },
        ];
      }),
    );
  }

  /** The choices of a schema that could not be merged into one. */
  function unionOf(node: Node, way: Way): Pick<Schema, 'anyOf'> {
    const choices = listOf(node.anyOf).map((one) => read(one, way));
    if (choices.length === 0) return {};
    return { anyOf: node.nullable === true ? [...choices, { type: 'null' }] : choices };
  }

  function readInline(node: Node, way: Way): Schema {
    const found = typesOf(node);
    const values = valuesOf(node);
    const isNullable = found.includes('null') || listOf(node.enum).includes(null);
    const valueType = values && (typeof values[0] === 'string' ? 'string' : 'number');
    const type = valueType ? [valueType, ...(isNullable ? ['null'] : [])] : found;
    const format = node.format === fileFormat ? 'binary' : keptFormats.find((one) => one === node.format);
    const isText = type.includes('string') && !values;
    const properties = isObject(type) && node.properties ? propertiesOf(node, way) : undefined;
    const key = type.includes('array')
      ? (textOf(node['x-portal-key']) ?? keyOf(merged(node.items), textOf(nodeOf(node.items).$ref)?.split('/').at(-1)))
      : undefined;
    const further = node.additionalProperties;
    const description = plainText(node.description);
    const isLong = type.includes('integer') && node.format !== 'int32' && !isText;
    return {
      ...(isLong && { 'x-portal-long': true as const }),
      ...(type.length > 0 && { type: type.length === 1 ? type[0] : type }),
      ...(values && { enum: isNullable ? [...values, null] : values }),
      ...(properties && { properties, required: requiredOf(node, properties) }),
      ...(type.includes('array') && { items: read(node.items ?? {}, way) }),
      ...(key !== undefined && { 'x-portal-key': key }),
      ...(isObject(type) &&
        !properties &&
        further !== undefined &&
        further !== false && { additionalProperties: further === true ? true : read(further, way) }),
      ...unionOf(node, way),
      ...(isText && format && { format }),
      ...(isText && !format && isPattern(node.pattern) && { pattern: node.pattern }),
      // The bounds of a value in another form do not apply to what is entered.
      ...(!values &&
        !isForm(String(node['x-portal-format'])) &&
        Object.fromEntries(bounds.filter((one) => typeof node[one] === 'number').map((one) => [one, node[one]]))),
      ...Object.fromEntries(kept.filter((one) => one in node).map((one) => [one, node[one]])),
      ...(plainText(node.title) && { title: plainText(node.title) }),
      ...(description && { description }),
      ...exampleOf(node),
    };
  }

  function read(schema: unknown, way: Way): Schema {
    const found = referenceIn(nodeOf(schema));
    if (!found) {
      if (open.has(schema)) return {};
      open.add(schema);
      const whole = readInline(merged(schema), way);
      open.delete(schema);
      return whole;
    }
    const own = words.filter((one) => typeof found.beside[one] === 'string');
    const beside = Object.fromEntries(own.map((one) => [one, plainText(found.beside[one])]));
    const reference = { ...beside, $ref: `#/components/schemas/${nameFor(found.reference, way)}` };
    return found.isNullable ? { ...beside, anyOf: [reference, { type: 'null' }] } : reference;
  }

  return { read, merged, named };
}

const isObject = (type: readonly string[]) => type.includes('object');

const requiredOf = (node: Node, properties: Readonly<Record<string, Schema>>) => [
  ...new Set(
    listOf(node.required).flatMap((name) =>
      typeof name === 'string' && Object.hasOwn(properties, name) ? [name] : [],
    ),
  ),
];
