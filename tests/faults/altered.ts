import type { AnswerSchema } from '../../generated/answers.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rebuilds a value from the inside out. */
function altered(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return change(value.map((item) => altered(item, change)));
  if (!isObject(value)) return change(value);
  return change(Object.fromEntries(Object.entries(value).map(([name, item]) => [name, altered(item, change)])));
}

const isNullable = ({ type, anyOf }: AnswerSchema): boolean =>
  (type?.includes('null') || anyOf?.some(isNullable)) ?? false;

/** A value with null everywhere its schema allows it. */
export function withNulls(schema: AnswerSchema, value: unknown): unknown {
  if (isNullable(schema)) return null;
  if (Array.isArray(value)) return value.map((item) => withNulls(schema.items ?? {}, item));
  if (!isObject(value)) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([name, item]) => [name, withNulls(schema.properties?.[name] ?? {}, item)]));
}

/** Of strings, those that are names of something for machines. */
const isKey = (name: string) => /(^|_)(id|key|micid|hash|currency|token|url|email|extension|mime)$|hash$/i.test(name);

/** A value with another text in place of each that people read. */
export function withTexts(schema: AnswerSchema, value: unknown, change: (text: string) => string, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withTexts(schema.items ?? {}, item, change, name));
  if (typeof value === 'string') {
    return schema.enum || schema.format || schema.pattern || isKey(name) ? value : change(value);
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withTexts(schema.properties?.[name] ?? {}, item, change, name)]),
  );
}

/** A value with null for each described field that it lacks. */
export function withAllFields(schema: AnswerSchema, value: unknown): unknown {
  const { properties = {}, anyOf = [], items = {} } = schema;
  const inner = anyOf.find((one) => one.properties);
  if (inner) return withAllFields(inner, value);
  if (Array.isArray(value)) return value.map((item) => withAllFields(items, item));
  if (!isObject(value)) return value;
  const names = [...new Set([...Object.keys(value), ...Object.keys(properties)])];
  return Object.fromEntries(names.map((name) => [name, withAllFields(properties[name] ?? {}, value[name] ?? null)]));
}

/** A value without the fields that are null. */
export const withoutNulls = (value: unknown) => altered(value, (part) => part ?? undefined);

const long = `${'שלום עולם 👩‍💼 '.repeat(600)}`.slice(0, 10_000);

/** Huge numbers, and texts far too long for any column. */
export const extreme = (value: unknown) =>
  altered(value, (part) => (typeof part === 'number' ? 1e15 : typeof part === 'string' ? `${part}${long}` : part));

/** Numbers as strings, strings as numbers. */
export const mistyped = (value: unknown) =>
  altered(value, (part) => (typeof part === 'number' ? String(part) : typeof part === 'string' ? 7 : part));

export const withEmptyLists = (value: unknown) => altered(value, (part) => (Array.isArray(part) ? [] : part));

/** Each list as an object with the same items. */
export const withoutLists = (value: unknown) => altered(value, (part) => (Array.isArray(part) ? { ...part } : part));

/** Repeats the items of an object's own lists up to 20,000 times or some megabytes. */
export function withLongLists(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, Array.isArray(item) && item.length > 0 ? repeated(item) : item]),
  );
}

function repeated(list: readonly unknown[]): unknown[] {
  const most = 2_000_000 / (JSON.stringify(list).length / list.length);
  return Array.from({ length: Math.min(20_000, Math.ceil(most)) }, (_, index) => list[index % list.length]);
}
