import { contentOf, type Description, type Operation, propertiesOf, resolve, type Schema } from './description.ts';

/**
 * The required names of a body, with dots for nesting; `0` stands for a list item. Those in an optional object are
 * required only if the object is present.
 */
function requiredIn(description: Description, schema: Schema, prefix = ''): string[] {
  const { items, required = [], allOf = [] } = resolve(description, schema);
  if (items) return requiredIn(description, items, `${prefix}0.`);
  const needed = [...allOf.flatMap((part) => resolve(description, part).required ?? []), ...required];
  return Object.entries(propertiesOf(description, schema)).flatMap(([name, property]) => [
    ...(needed.includes(name) ? [`${prefix}${name}`] : []),
    ...requiredIn(description, property, `${prefix}${name}.`),
  ]);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that have the same text or number, or no value, in several rows. */
function repeatedIn(rows: readonly Record<string, unknown>[]): string[] {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...names].filter((name) => {
    const values = rows.map((row) => row[name] ?? null).filter((value) => value === null || typeof value !== 'object');
    return new Set(values).size < values.length;
  });
}

/** The repeated fields of every list of objects in an example, by the list's dotted path. */
function repeatsIn(example: unknown, path = ''): [list: string, names: string[]][] {
  if (Array.isArray(example)) return [[path, repeatedIn(example.filter(isObject))]];
  if (!isObject(example)) return [];
  return Object.entries(example).flatMap(([name, value]) => repeatsIn(value, path ? `${path}.${name}` : name));
}

/**
 * The required and allowed values of an operation's body, and the fields that do not identify the rows of its example.
 */
export function boundsOf(description: Description, { requestBody, responses }: Operation) {
  const body = contentOf(requestBody?.content)?.[1];
  const perPage = body && propertiesOf(description, body).per_page;
  const largestPage = perPage && resolve(description, perPage).maximum;
  const example = responses['200']?.content?.['application/json']?.example;
  const repeats = repeatsIn(isObject(example) ? example.data : undefined).filter(([, names]) => names.length > 0);
  return {
    required: body ? requiredIn(description, body) : [],
    ...(largestPage !== undefined && { largestPage }),
    ...(repeats.length > 0 && { repeats: Object.fromEntries(repeats) }),
  };
}
