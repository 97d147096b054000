import type { Description, Schema } from '../description.ts';
import { propertiesOf, resolve } from '../description.ts';

const texts: Readonly<Record<string, string>> = {
  date: '2026-07-10',
  'date-time': '2026-07-10T14:30:00Z',
  email: 'name@example.com',
  uuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  uri: 'https://example.com/',
};

/** A value that a finite schema allows: the first of its values, the least number, one item of a list. */
export function sampleOf(description: Description, schema: Schema, name = 'Example'): unknown {
  const { type, enum: values, items, anyOf, format = '', minimum, title } = resolve(description, schema);
  const [kind] = [type ?? []].flat();
  const [value] = values ?? [];
  if (value !== undefined) return value;
  const properties = Object.entries(propertiesOf(description, schema));
  if (properties.length > 0)
    return Object.fromEntries(properties.map(([key, part]) => [key, sampleOf(description, part, part.title ?? key)]));
  const [choice] = anyOf ?? [];
  if (choice) return sampleOf(description, choice, name);
  if (kind === 'array') return items ? [sampleOf(description, items, name)] : [];
  if (kind === 'number' || kind === 'integer') return Math.max(1, minimum ?? 1);
  if (kind === 'boolean') return true;
  if (kind === 'null') return null;
  return kind === 'string' ? (texts[format] ?? title ?? name) : {};
}
