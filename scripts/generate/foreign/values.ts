import { formatsFor } from '../../../src/values/formats.ts';
import { isObject } from '../../../src/values/isObject.ts';
import type { ValueKind } from '../../../src/values/wireValues.ts';
import type { Schema } from '../description.ts';

/** The formats that `x-portal-format` adds for values of other APIs: their form on the wire and in the portal. */
const words: Readonly<Record<string, { value: ValueKind; schema: Partial<Schema> }>> = {
  money: { value: 'money', schema: { 'x-portal-format': 'money' } },
  'money-minor': { value: 'minor', schema: { type: 'number', 'x-portal-format': 'money' } },
  fraction: { value: 'fraction', schema: { 'x-portal-format': 'percent' } },
  'epoch-seconds': { value: 'seconds', schema: { type: 'string', format: 'date-time' } },
  'epoch-milliseconds': { value: 'milliseconds', schema: { type: 'string', format: 'date-time' } },
};

const bounds = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'pattern',
  'format',
  'enum',
];

/** Whether a value has another form in the portal than on the wire. */
export const changes = (format: unknown) => typeof format === 'string' && Object.hasOwn(words, format);

/** A schema with the values of the wire converted into the portal's form. */
export function inPortal(schema: Schema): Schema {
  const word = words[schema['x-portal-format'] ?? ''];
  if (!word) return schema;
  if (word.value === 'money') return { ...schema, 'x-portal-value': { kind: 'money' } };
  const { 'x-portal-format': _, example: __, ...own } = schema;
  const rest: Schema = Object.fromEntries(Object.entries(own).filter(([key]) => !bounds.includes(key)));
  const types = [own.type ?? []].flat();
  const type =
    word.schema.type ?? types.filter((one) => one !== 'null').map((one) => (one === 'integer' ? 'number' : one));
  const all = [...[type].flat(), ...(types.includes('null') ? ['null'] : [])];
  const [only, ...others] = all;
  return {
    ...rest,
    ...word.schema,
    ...(only !== undefined && { type: others.length > 0 ? all : only }),
    'x-portal-value': { kind: word.value, ...(types.includes('string') && { isText: true as const }) },
  };
}

const isKnown = (format: unknown) =>
  typeof format === 'string' && (format === 'currency' || changes(format) || formatsFor(format).length > 0);

/** The places where a document has an unknown `x-portal-format`, each with its value. */
export function unknownFormats(node: unknown, path = ''): [path: string, format: string][] {
  if (Array.isArray(node)) return node.flatMap((one, index) => unknownFormats(one, `${path}[${index}]`));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([name, part]): [string, string][] => {
    const place = path === '' ? name : `${path}.${name}`;
    // A field may have this name as well; its value is then a schema.
    if (name !== 'x-portal-format' || isObject(part)) return unknownFormats(part, place);
    return isKnown(part) ? [] : [[place, String(part)]];
  });
}

/** All formats that `x-portal-format` can give a value of another API. */
export const knownFormats = [...Object.keys(words), 'percent', 'price', 'units', 'number', 'currency'].join(', ');
