import { formats, formatsFor } from '../../../src/values/formats.ts';
import { isObject } from '../../../src/values/isObject.ts';
import { isForm } from '../../../src/values/valueForms.ts';
import type { Description, Schema } from '../description.ts';
import { propertiesOf, resolve } from '../description.ts';

const texts: Readonly<Record<string, string>> = {
  date: '2026-07-10',
  'date-time': '2026-07-10T14:30:00Z',
  email: 'name@example.com',
  uuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  uri: 'https://example.com/',
};

/** The JSON type of a value. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const typesOf = ({ type }: Schema): string[] => {
  const named = [type ?? []].flat();
  return named.map((one) => (one === 'integer' ? 'number' : one));
};

/**
 * A value that a finite schema allows: from the given example, else from the schema's own example, else the first value
 * of an enumeration, the smallest number, or a list with one item.
 */
export function sampleOf(description: Description, schema: Schema, said?: unknown, name = 'Example'): unknown {
  const found = resolve(description, schema);
  const given = said === undefined ? found.example : said;
  const { enum: values, items, anyOf, format = '', minimum = 1, additionalProperties: further, required = [] } = found;
  const types = typesOf(found);
  if (given === null && types.includes('null')) return null;
  if (values) return values.includes(given) ? given : values[0];
  if (anyOf?.[0]) {
    const fitting = anyOf.find((one) => typesOf(resolve(description, one)).includes(typeOf(given)));
    return sampleOf(description, fitting ?? anyOf[0], given, name);
  }
  const kind = types.find((one) => one === typeOf(given)) ?? types[0];
  if (kind === 'object') {
    const from = isObject(given) ? given : undefined;
    const own = Object.entries(propertiesOf(description, schema))
      .filter(([key]) => !from || Object.hasOwn(from, key) || required.includes(key))
      .map(([key, part]) => [key, sampleOf(description, part, from?.[key], part.title ?? key)]);
    const named =
      typeof further === 'object'
        ? Object.entries(from ?? {}).map(([key, value]) => [key, sampleOf(description, further, value, key)])
        : [];
    return Object.fromEntries([...named, ...own]);
  }
  if (kind === 'array') {
    const list = Array.isArray(given) ? given : [undefined];
    return items ? list.map((item) => sampleOf(description, items, item, name)) : [];
  }
  if (kind === undefined) return given ?? {};
  if (kind === typeOf(given)) return given;
  if (kind === 'number') return Math.max(1, minimum);
  if (kind === 'boolean') return true;
  if (kind === 'null') return null;
  const [shown] = formatsFor(found['x-portal-format'] ?? '');
  // A number in a text.
  return shown && (isForm(shown) || formats[shown].numeric) ? '1' : (texts[format] ?? found.title ?? name);
}
