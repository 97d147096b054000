import type { FormatKind } from '../../format/formatValue.ts';
import type { Description, Problem, Shape } from './problem.ts';
import { oneOf } from './problem.ts';

type Fields = { readonly [field: string]: Shape };

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
const isObject = (shape: Shape | undefined): shape is Fields => typeof shape === 'object' && !isList(shape);

/** The fields of a shape that is an object; none for anything else. */
export function fieldsOf(shape: Shape | undefined): Fields {
  return isObject(shape) ? shape : {};
}

/** The values that a field is limited to; none where it is free. */
export function valuesOf(shape: Shape | undefined): string[] {
  const [, values] = typeof shape === 'string' ? shape.split(': ') : [];
  return values ? values.split(' | ') : [];
}

/** The fields of a query's data. */
export const dataOf = (query: string, { shapes }: Description): Fields => fieldsOf(shapes[query]?.data);

/** The lists of objects in a query's data, by name; those of an object in it with a dot: `loan_details.payments`. */
export function listsOf(query: string, description: Description): Map<string, Fields> {
  const found = nested(dataOf(query, description));
  return new Map(found.flatMap(([path, shape]) => (isList(shape) && isObject(shape[0]) ? [[path, shape[0]]] : [])));
}

/** The lists of plain texts or numbers in a query's data, in the same way. */
export function plainListsOf(query: string, description: Description): string[] {
  const found = nested(dataOf(query, description));
  return found.flatMap(([path, shape]) => (isList(shape) && typeof shape[0] === 'string' ? [path] : []));
}

/** The objects in a query's data, in the same way. */
export function objectsOf(query: string, description: Description): Map<string, Fields> {
  return objectsIn(dataOf(query, description));
}

/** The objects in an object, in the same way. */
export function objectsIn(fields: Fields): Map<string, Fields> {
  return new Map(nested(fields).flatMap(([path, shape]) => (isObject(shape) ? [[path, shape]] : [])));
}

function nested(fields: Fields, prefix = ''): [path: string, shape: Shape][] {
  return Object.entries(fields).flatMap(([name, shape]) => [
    [`${prefix}${name}`, shape] as [string, Shape],
    ...(isObject(shape) ? nested(shape, `${prefix}${name}.`) : []),
  ]);
}

const has = (fields: Fields, names: readonly string[]) => names.every((name) => Object.hasOwn(fields, name));

/** The lists in a query's data whose rows have these fields. */
export function listsWith(query: string, names: readonly string[], description: Description): Map<string, Fields> {
  return new Map([...listsOf(query, description)].filter(([, fields]) => has(fields, names)));
}

/** Goes on with an object or a list where there is one of that name, else says which there are. */
export function within(
  path: string,
  name: string,
  known: ReadonlyMap<string, Fields>,
  check: (fields: Fields) => Problem[],
): Problem[] {
  const fields = known.get(name);
  return fields ? check(fields) : oneOf(path, name, [...known.keys()]);
}

/** Goes on in the same way with an object of a query's data, and with all of the data where none is named. */
export function withinData(
  path: string,
  { query, object }: { query: string; object?: string },
  description: Description,
  check: (fields: Fields) => Problem[],
): Problem[] {
  if (object === undefined) return check(dataOf(query, description));
  return within(`${path}.object`, object, objectsOf(query, description), check);
}

/** The commands whose body has these fields. */
export function commandsWith(names: readonly string[], { operations, shapes }: Description): string[] {
  return Object.entries(operations).flatMap(([id, { kind }]) =>
    kind === 'command' && has(fieldsOf(shapes[id]?.body), names) ? [id] : [],
  );
}

/** The formats that fit a field, by its type and the end of its name; the compiler knows the same (`fields.ts`). */
export function formatsOf(name: string, shape: Shape | undefined): FormatKind[] {
  if (typeof shape !== 'string') return [];
  const [type] = shape.split(': ');
  if (type === 'number') return numberFormats(name, shape);
  return type === 'string' ? textFormats(name, shape) : [];
}

function numberFormats(name: string, shape: string): FormatKind[] {
  if (name === 'unit_price' || name.endsWith('_per_unit_amount')) return ['price', 'money'];
  if (/(^|_)amount$/.test(name)) return ['money'];
  if (/(^|_)percent$/.test(name)) return ['percent', 'points'];
  if (name.endsWith('_year')) return ['year'];
  if (name.startsWith('units') && !name.endsWith('_count')) return ['units'];
  if (name.endsWith('_bytes')) return ['fileSize'];
  return [shape === 'number: 0 | 1' ? 'flag' : 'number'];
}

function textFormats(name: string, shape: string): FormatKind[] {
  if (/(^|_)date$/.test(name)) return ['date'];
  if (name.endsWith('_at')) return ['dateTime'];
  if (name === 'period') return ['month'];
  if (/(^|_)country$/.test(name)) return ['country', 'text', 'label'];
  return valuesOf(shape).length > 0 ? ['label'] : ['text', 'label'];
}

/** What a field is that is shown in a format. */
const things: Readonly<Record<FormatKind, string>> = {
  text: 'a text',
  label: 'an enumerated value',
  money: 'an amount',
  price: 'a price',
  percent: 'a percentage',
  points: 'a percentage',
  number: 'a number',
  units: 'a number of units',
  year: 'a year',
  date: 'a date',
  month: 'a month',
  dateTime: 'a date with a time',
  country: 'a country',
  flag: 'a flag',
  fileSize: 'a size in bytes',
};

/** The problems of one `{ field, format }` of an object; `key` where the field stands under another name. */
export function formatProblems(path: string, fields: Fields, field: string, format: string, key = 'field'): Problem[] {
  const shown = Object.keys(fields).filter((name) => formatsOf(name, fields[name]).length > 0);
  const unknown = oneOf(`${path}.${key}`, field, shown, misfitOf(fields, field));
  if (unknown.length > 0) return unknown;
  const fitting = formatsOf(field, fields[field]);
  const misfit = fitting[0] && Object.hasOwn(things, format) ? `does not fit ${things[fitting[0]]}` : undefined;
  return oneOf(`${path}.format`, format, fitting, misfit);
}

const misfitOf = (fields: Fields, field: string) => (Object.hasOwn(fields, field) ? 'does not fit here' : undefined);

/** No problem where a field of an object can be shown in one of these formats. */
export function fieldProblems(path: string, fields: Fields, field: string, formats: readonly FormatKind[]): Problem[] {
  const fitting = Object.keys(fields).filter((name) =>
    formatsOf(name, fields[name]).some((kind) => formats.includes(kind)),
  );
  return oneOf(path, field, fitting, misfitOf(fields, field));
}

/** No problem where an operation of this kind is described. */
export function operationProblems(
  path: string,
  id: string,
  kind: 'query' | 'command',
  { operations }: Description,
): Problem[] {
  const ids = Object.entries(operations).flatMap(([name, facts]) => (facts.kind === kind ? [name] : []));
  const other = kind === 'query' ? 'a command, not a query' : 'a query, not a command';
  return oneOf(path, id, ids, Object.hasOwn(operations, id) ? `is ${other}` : undefined);
}
