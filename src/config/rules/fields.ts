import type { FormatKind } from '../../format/formatValue.ts';
import type { Description, Field, Fields, Part, Problem } from './problem.ts';
import { oneOf } from './problem.ts';

/** Whether it is one value, and neither an object nor a list. */
export const isField = (part: Part | undefined): part is Field => part !== undefined && 'formats' in part;

/** The values that a field is limited to; none where it is free. */
export const valuesOf = (part: Part | undefined): readonly string[] => (isField(part) ? (part.values ?? []) : []);

/** The fields of a query's data. */
export const dataOf = (query: string, { fields }: Description): Fields => fields[query]?.data ?? {};

/** The fields of an operation's body. */
export const bodyOf = (id: string, { fields }: Description): Fields => fields[id]?.body ?? {};

/** The lists of objects in a query's data, by name; those of an object in it with a dot: `loan_details.payments`. */
export function listsOf(query: string, description: Description): Map<string, Fields> {
  const found = nested(dataOf(query, description));
  return new Map(found.flatMap(([path, part]) => ('rows' in part ? [[path, part.rows]] : [])));
}

/** The lists of plain texts or numbers in a query's data, in the same way. */
export function plainListsOf(query: string, description: Description): string[] {
  const found = nested(dataOf(query, description));
  return found.flatMap(([path, part]) => ('items' in part ? [path] : []));
}

/** The objects in a query's data, in the same way. */
export function objectsOf(query: string, description: Description): Map<string, Fields> {
  return objectsIn(dataOf(query, description));
}

/** The objects in an object, in the same way. */
export function objectsIn(fields: Fields): Map<string, Fields> {
  return new Map(nested(fields).flatMap(([path, part]) => ('fields' in part ? [[path, part.fields]] : [])));
}

function nested(fields: Fields, prefix = ''): [path: string, part: Part][] {
  return Object.entries(fields).flatMap(([name, part]) => [
    [`${prefix}${name}`, part] as [string, Part],
    ...('fields' in part ? nested(part.fields, `${prefix}${name}.`) : []),
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
export function commandsWith(names: readonly string[], description: Description): string[] {
  return Object.entries(description.operations).flatMap(([id, { kind }]) =>
    kind === 'command' && has(bodyOf(id, description), names) ? [id] : [],
  );
}

/** The formats that fit a field, the usual one first; the description says so, and the compiler knows the same (`../fields.ts`). */
export const formatsOf = (part: Part | undefined): readonly FormatKind[] =>
  isField(part) ? (part.formats as readonly FormatKind[]) : [];

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
  const shown = Object.keys(fields).filter((name) => formatsOf(fields[name]).length > 0);
  const unknown = oneOf(`${path}.${key}`, field, shown, misfitOf(fields, field));
  if (unknown.length > 0) return unknown;
  const fitting = formatsOf(fields[field]);
  const misfit = fitting[0] && Object.hasOwn(things, format) ? `does not fit ${things[fitting[0]]}` : undefined;
  return oneOf(`${path}.format`, format, fitting, misfit);
}

const misfitOf = (fields: Fields, field: string) => (Object.hasOwn(fields, field) ? 'does not fit here' : undefined);

/** No problem where a field of an object can be shown in one of these formats. */
export function fieldProblems(path: string, fields: Fields, field: string, formats: readonly FormatKind[]): Problem[] {
  const fitting = Object.keys(fields).filter((name) => formatsOf(fields[name]).some((kind) => formats.includes(kind)));
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
