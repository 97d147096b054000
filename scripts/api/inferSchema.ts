import { plainName } from '../../src/client/findings.ts';
import { fitsSchema } from '../../src/client/fitsSchema.ts';
import { isObject } from '../../src/values/isObject.ts';
import type { Schema } from '../generate/description.ts';

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

/** The types of values, without those that are included in another one. */
function typesOf(values: readonly unknown[]): string[] {
  const types = [...new Set(values.map(typeOf))];
  return types.includes('number') ? types.filter((type) => type !== 'integer') : types;
}

const formats = ['date', 'date-time', 'email'];

/** The most values that an enumeration has, and the greatest length of one. */
const [mostValues, longest] = [12, 40];

/** Whether texts can be further values of a described enumeration. */
export const fitEnumeration = (texts: readonly string[]): boolean =>
  new Set(texts).size <= mostValues && texts.every((text) => text.length <= longest && /^[\w .-]+$/.test(text));

/** Whether texts look like constants of an enumeration; a capital letter may begin a person's name. */
const looksEnumerated = (texts: readonly string[]) =>
  fitEnumeration(texts) && texts.every((text) => /^([a-z][a-z0-9_]*|[A-Z][A-Z0-9_]*)$/.test(text));

/** Whether texts repeat as those of an enumeration do; a few words that occur once may be anything. */
const repeats = (texts: readonly string[]) => texts.length >= 6 && new Set(texts).size * 3 <= texts.length;

const meanings: [RegExp, string][] = [
  [/_amount$/, 'money'],
  [/_percent$/, 'percent'],
];

/** Whether all of these are texts with decimal numbers. */
export const areDecimals = (texts: readonly unknown[]): boolean =>
  texts.length > 0 && texts.every((text) => typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text));

/** A schema for the observed values of a field. It contains no value, except those of an enumeration. */
export function inferSchema(name: string, values: readonly unknown[]): Schema {
  const types = typesOf(values);
  const texts = values.filter((value) => typeof value === 'string');
  const format =
    texts.length > 0 ? formats.find((one) => texts.every((text) => fitsSchema({ format: one }, text))) : undefined;
  const isEnumerated =
    texts.length === values.length && format === undefined && repeats(texts) && looksEnumerated(texts);
  const objects = values.filter(isObject);
  const items = values.flatMap((value) => (Array.isArray(value) ? value : []));
  const isNumber = types.some((type) => type === 'number' || type === 'integer');
  const meaning = meanings.find(([pattern]) => pattern.test(name))?.[1];
  // Digits may mean anything, so they are an amount only if the name says so.
  const areAmounts = meaning !== undefined && areDecimals(texts);
  return {
    type: types.length === 1 ? types[0] : types,
    ...(format && { format }),
    ...(isEnumerated && { enum: [...new Set(texts)].toSorted() }),
    ...((isNumber || areAmounts) && {
      'x-portal-format': (types.includes('integer') ? undefined : meaning) ?? 'number',
    }),
    ...(objects.length > 0 && propertiesIn(objects)),
    ...(types.includes('array') && { items: items.length > 0 ? inferSchema(name, items) : {} }),
  } as Schema; // It has a `type`, since fields without values are not inferred.
}

/** The properties of objects; those that all of them have are required. Keys that are not plain names are left open. */
function propertiesIn(objects: readonly Readonly<Record<string, unknown>>[]): Pick<Schema, 'properties' | 'required'> {
  const names = [...new Set(objects.flatMap(Object.keys))];
  if (names.some((name) => plainName(name) === '*')) return {};
  const valuesOf = (name: string) => objects.filter((one) => Object.hasOwn(one, name)).map((one) => one[name]);
  const required = names.filter((name) => valuesOf(name).length === objects.length);
  return {
    properties: Object.fromEntries(names.map((name) => [name, inferSchema(name, valuesOf(name))])),
    ...(required.length > 0 && { required }),
  };
}
