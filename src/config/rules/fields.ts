import type { Field, Fields, List, Part } from '../../../generated/fields.ts';
import { formats as allFormats, type FormatKind } from '../../values/formats.ts';
import { shownAs } from '../../values/valueForms.ts';
import { pathedData } from './paths.ts';
import type { Description, Problem } from './problem.ts';
import { oneOf, problemIf } from './problem.ts';

/** What a list of values has in it; undefined for anything else. */
export const itemsOf = (part: Part | undefined): Field | undefined =>
  part !== undefined && 'items' in part ? part.items : undefined;

/** Whether this is a single value, not an object or a list. */
export const isField = (part: Part | undefined): part is Field => part !== undefined && 'formats' in part;

/** The values that a field is limited to; empty if it accepts any. */
export const valuesOf = (part: Part | undefined): readonly string[] => (isField(part) ? (part.values ?? []) : []);

/** The fields of an object that are limited to a fixed set of texts. */
export const enumeratedIn = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => formatsOf(fields[name]).includes('label') && valuesOf(fields[name]).length > 0);

/** The fields of a query's data. */
export function dataOf(query: string, { fields }: Description): Fields {
  const found = fields[query];
  return found ? pathedData(found) : {};
}

/** The fields of an operation's body. */
export const bodyOf = (id: string, { fields }: Description): Fields => fields[id]?.body ?? {};

/** The value at a dotted path of a body; the items of a list are numbers in it. */
export const partOn = (path: string, fields: Fields): Part | undefined =>
  path.split('.').reduce<Part | undefined>(
    (part, name) => {
      if (part && 'rows' in part) return { fields: part.rows };
      return part && 'fields' in part ? part.fields[name] : undefined;
    },
    { fields },
  );

/** The paths of the lists of plain texts or numbers in a query's data; nested ones use dots. */
export function plainListsOf(query: string, description: Description): string[] {
  const { parts } = nested(dataOf(query, description));
  return parts.flatMap(([path, part]) => ('items' in part ? [path] : []));
}

/** The lists of plain texts at the top level of a query's data. */
export function textListsOf(query: string, description: Description): string[] {
  return Object.entries(dataOf(query, description)).flatMap(([name, part]) =>
    'items' in part && part.items.type === 'string' ? [name] : [],
  );
}

/** The paths of the texts in a response; nested ones use dots. */
export function textsOf(query: string, description: Description): string[] {
  const objects = [['', dataOf(query, description)] as const, ...objectsOf(query, description)];
  return objects.flatMap(([object, fields]) =>
    Object.keys(fields)
      .filter((name) => formatsOf(fields[name]).includes('text'))
      .map((name) => (object ? `${object}.${name}` : name)),
  );
}

/** Whether a field holds free text or a list of texts. */
export function isWords(part: Part | undefined): boolean {
  const field = part && 'items' in part ? part.items : part;
  return isField(field) && field.type === 'string' && !field.values;
}

/** Whether the server returns a query's list in pages. */
export const isPagedQuery = (query: string, { operations }: Description): boolean => operations[query]?.paged === true;

/** The queries that return the files between two dates in parts. */
export const downloads = (description: Description): string[] =>
  Object.entries(description.operations).flatMap(([id, { kind, answer }]) =>
    kind === 'query' && answer !== 'json' && has(bodyOf(id, description), ['start_date', 'end_date', 'page'])
      ? [id]
      : [],
  );

/** The queries of other APIs that return one file. */
export const otherFiles = (description: Description): string[] =>
  Object.entries(description.operations).flatMap(([id, { kind, answer, wire }]) =>
    kind === 'query' && answer !== 'json' && wire ? [id] : [],
  );

/** The objects in a query's data, by path. */
export function objectsOf(query: string, description: Description): Map<string, Fields> {
  return objectsIn(dataOf(query, description));
}

/** The objects nested in an object, by path. */
export const objectsIn = (fields: Fields): Map<string, Fields> => nested(fields).objects;

interface Nested {
  parts: [path: string, part: Part][];
  objects: Map<string, Fields>;
}

/** Nothing changes the description's facts, so each object is unfolded once. */
const unfolded = new WeakMap<Fields, Nested>();

/** What an object and the objects in it consist of. */
function nested(fields: Fields): Nested {
  const known = unfolded.get(fields);
  if (known) return known;
  const partsOf = (of: Fields, prefix: string): Nested['parts'] =>
    Object.entries(of).flatMap(([name, part]) => [
      [`${prefix}${name}`, part],
      ...('fields' in part ? partsOf(part.fields, `${prefix}${name}.`) : []),
    ]);
  const parts = partsOf(fields, '');
  const objects = new Map(parts.flatMap(([path, part]) => ('fields' in part ? [[path, part.fields]] : [])));
  unfolded.set(fields, { parts, objects });
  return { parts, objects };
}

const has = (fields: Fields, names: readonly string[]) => names.every((name) => Object.hasOwn(fields, name));

/** All that is in an object and in its objects, by path. */
export const partsIn = (fields: Fields): Map<string, Part> => new Map(nested(fields).parts);

/** The lists of objects in a query's data, by path: `loan_details.payments`. */
export function listsOf(query: string, description: Description): Map<string, List> {
  const { parts } = nested(dataOf(query, description));
  return new Map(parts.flatMap(([path, part]) => ('rows' in part ? [[path, part]] : [])));
}

/** The commands whose body has these fields. */
export function commandsWith(names: readonly string[], description: Description): string[] {
  return Object.entries(description.operations).flatMap(([id, { kind }]) =>
    kind === 'command' && has(bodyOf(id, description), names) ? [id] : [],
  );
}

/** The formats that fit a field, the usual one first; the compiler reads the same list. */
export const formatsOf = (part: Part | undefined): readonly FormatKind[] =>
  isField(part) ? (part.formats as readonly FormatKind[]) : [];

/** Plainer words for a value of a format, if the format's own name would be unclear. */
const things: Readonly<Partial<Record<FormatKind, string>>> = {
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

/** Whether a field of the description has a format. */
const isGenerated = (format: string, { fields }: Description) => JSON.stringify(fields).includes(`"${format}"`);

/** The problems of one `{ field, format }`; `key` is given if the field has another name in the config. */
export function formatProblems(
  path: string,
  { of: fields, description }: { of: Fields; description: Description },
  { field, format, key, formats }: { field: string; format: string; key: string; formats: readonly FormatKind[] },
): Problem[] {
  const shown = Object.keys(fields).filter((name) => isShownAs(fields[name], formats));
  const unknown = oneOf(`${path}.${key}`, field, shown, misfitOf(fields, field));
  if (unknown.length > 0) return unknown;
  const fitting = formatsOf(fields[field]);
  // Nearly every field ends here; the code below searches the whole description.
  if (fitting.some((one) => one === format)) return [];
  const [usual] = fitting;
  const misfit =
    usual && Object.hasOwn(allFormats, format) ? `does not fit ${things[usual] ?? `a value in '${usual}'`}` : undefined;
  const isUnseen = usual && Object.hasOwn(allFormats, format) && !isGenerated(format, description);
  const unseen = isUnseen
    ? 'is not the format of any field in generated/ yet; run `npm run generate` if it is new'
    : undefined;
  return oneOf(`${path}.format`, format, fitting, unseen ?? misfit);
}

const misfitOf = (fields: Fields, field: string) => (Object.hasOwn(fields, field) ? 'does not fit here' : undefined);

/** Whether a field can be shown, limited to these formats if any are given. */
export const fits = (part: Part | undefined, formats: readonly FormatKind[]) =>
  formatsOf(part).some((format) => formats.length === 0 || formats.includes(format));

/** As `fits`, for a place that reads values by their format. */
export const isShownAs = (part: Part | undefined, formats: readonly FormatKind[]) =>
  formatsOf(part).some((format) => formats.length === 0 || formats.includes(shownAs(format)));

/** Reports a field that the object does not have or that fits none of these formats. */
export function fieldProblems(
  path: string,
  fields: Fields,
  field: string,
  formats: readonly FormatKind[],
  accepts = fits,
): Problem[] {
  const fitting = Object.keys(fields).filter((name) => accepts(fields[name], formats));
  return oneOf(path, field, fitting, misfitOf(fields, field));
}

/** Reports an operation of this kind that the description does not have. */
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

/** Reports a known field that has a label neither in the description nor in the config. */
export const labelProblems = (path: string, part: Part | undefined, label: unknown): Problem[] =>
  problemIf(
    isField(part) && label === undefined,
    `${path}.label`,
    'is missing, and the field has no title in openapi/ either; add one of them',
  );
