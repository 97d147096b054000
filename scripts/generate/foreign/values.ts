import type { ValueKind } from '../../../src/format/wireValues.ts';
import type { Schema } from '../description.ts';

/** The words of `x-portal-format` for values of other APIs: what such a value is on the wire, and in the portal. */
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

/** Whether a value is something else in the portal than on the wire. */
export const changes = (format: unknown) => typeof format === 'string' && Object.hasOwn(words, format);

/** A schema of the wire as the portal has its values. */
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
