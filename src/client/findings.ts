import { type AnswerSchema, answers } from '../../generated/answers.ts';
import { alike, nearestFirst } from '../values/alike.ts';
import { isObject } from '../values/isObject.ts';
import { fitsSchema, fitsType } from './fitsSchema.ts';
import { placeOf } from './misplaced.ts';

/** How a place in an answer can differ from the description. */
export type FindingKind =
  | 'missing'
  | 'renamed'
  | 'unknown-field'
  | 'null'
  | 'type'
  | 'format'
  | 'unknown-value'
  | 'object-for-list'
  | 'deeper'
  | 'no-data'
  | 'not-json'
  | 'html';

/** One place where an answer differs, with the value itself, which may be personal. */
export interface Finding {
  kind: FindingKind;
  field: string;
  schema: AnswerSchema;
  value?: unknown;
  /** Likely new names of a missing field, or the described fields that an unknown field may stand for. */
  names?: readonly string[];
  /** Where the data seems to be: `result.items`; empty if the body is the data, without an envelope. */
  place?: string;
}

/** The name of an answer's data as a whole. */
export const root = 'data';
const mostNames = 3;

/** The name of an undescribed field, or `*` if it is not a plain name: an email address, say, is personal. */
export const plainName = (name: string): string => (/^[A-Za-z]\w{0,39}$/.test(name) ? name : '*');

/** The same for a path of names. */
export const plainPath = (path: string): string => path.split('.').map(plainName).join('.');

const below = (field: string, name: string) => (field === root ? name : `${field}.${name}`);

/** In which way a value fails to match its schema. */
function mismatch({ type, enum: values }: AnswerSchema, value: unknown): FindingKind {
  if (value === null) return 'null';
  if (type && !fitsType(type, value)) return type.includes('array') && isObject(value) ? 'object-for-list' : 'type';
  return values && !values.includes(value) ? 'unknown-value' : 'format';
}

function compare(schema: AnswerSchema, value: unknown, field: string): Finding[] {
  const { anyOf, items = {} } = schema;
  if (anyOf) return compareAny(anyOf, value, field);
  // An optional object that is null is not a nesting problem.
  const place = isObject(value) ? placeOf(schema, value) : '';
  if (place) return [{ kind: 'deeper', field, schema, place }];
  if (!fitsSchema(schema, value)) return [{ kind: mismatch(schema, value), field, schema, value }];
  if (Array.isArray(value)) return value.flatMap((item) => compare(items, item, `${field}[]`));
  return isObject(value) ? compareFields(schema, value, field) : [];
}

/** Compares a value with the only alternative whose type fits; otherwise any alternative may match. */
function compareAny(choices: readonly AnswerSchema[], value: unknown, field: string): Finding[] {
  const [only, ...others] = choices.filter(({ type }) => !type || fitsType(type, value));
  if (only && others.length === 0) return compare(only, value, field);
  const isAny = choices.some((choice) => compare(choice, value, field).every(({ kind }) => kind === 'unknown-field'));
  return isAny ? [] : [{ kind: value === null ? 'null' : 'type', field, schema: { anyOf: choices }, value }];
}

const fits = (schema: AnswerSchema, value: unknown) => compare(schema, value, root).every(isHarmless);

/** How many levels deeper a field is looked for. */
const deepest = 2;

/** The described fields of an object, which may be null. */
const fieldsIn = ({ properties, anyOf = [] }: AnswerSchema = {}): Readonly<Record<string, AnswerSchema>> =>
  properties ?? anyOf.find((one) => one.properties)?.properties ?? {};

/** Paths in nested objects to a value with this name that fits and is not another described field: `meta.total`. */
function pathsTo(
  name: string,
  schema: AnswerSchema,
  value: object,
  known: Readonly<Record<string, AnswerSchema>>,
  depth = 0,
): string[] {
  if (depth === deepest) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (!isObject(part)) return [];
    const described = fieldsIn(Object.hasOwn(known, key) ? known[key] : undefined);
    const isFound = Object.hasOwn(part, name) && !Object.hasOwn(described, name) && fits(schema, part[name]);
    const deeper = pathsTo(name, schema, part, described, depth + 1);
    return [...(isFound ? [name] : []), ...deeper].map((path) => `${key}.${path}`);
  });
}

function compareFields({ properties = {}, required = [] }: AnswerSchema, value: object, field: string): Finding[] {
  const found = new Map<string, unknown>(Object.entries(value));
  const isPath = (name: string) => name.includes('.') && Object.hasOwn(properties, name.split('.')[0] ?? '');
  const unknown = [...found.keys()].filter((name) => !Object.hasOwn(properties, name) && !isPath(name));
  const known = Object.entries(properties).flatMap(([name, schema]): Finding[] => {
    const place = below(field, name);
    // `undefined` can only come from a test; JSON has none.
    if (found.get(name) !== undefined) return compare(schema, found.get(name), place);
    if (!required.includes(name)) return [];
    const candidates = unknown.filter((other) => fits(schema, found.get(other)));
    const names = [...pathsTo(name, schema, value, properties), ...nearestFirst(name, candidates)].slice(0, mostNames);
    return [{ kind: names.length > 0 ? 'renamed' : 'missing', field: place, schema, names }];
  });
  // An object without described fields may have any fields.
  if (Object.keys(properties).length === 0) return known;
  const guessed = known.flatMap(({ kind, names = [] }) => (kind === 'renamed' ? names : []));
  const absent = Object.keys(properties).filter((name) => !found.has(name) && !required.includes(name));
  const others = unknown.filter((name) => !guessed.includes(name));
  return [
    ...known,
    ...others.map((name): Finding => {
      const meant = alike(name, absent).filter((one) => fits(properties[one] ?? {}, found.get(name)));
      return {
        kind: 'unknown-field',
        field: below(field, plainName(name)),
        schema: {},
        value: found.get(name),
        names: meant,
      };
    }),
  ];
}

/** What is wrong with an answer without data: it is not JSON at all, or the data is somewhere else in it. */
function withoutData(schema: AnswerSchema, body: unknown): Finding {
  if (typeof body === 'string') {
    const isPage = /^\s*<(!doctype|html|head|body|\?xml)/i.test(body);
    return { kind: isPage ? 'html' : 'not-json', field: root, schema, value: body };
  }
  const place = placeOf(schema, body);
  return place === undefined
    ? { kind: 'no-data', field: root, schema }
    : { kind: 'deeper', field: root, schema, place };
}

/** Whether a finding is only a field that the description does not know. */
export const isHarmless = ({ kind }: Finding): boolean => kind === 'unknown-field';

/**
 * Every place where an operation's data differs from the description, once for each occurrence. `body` is the whole
 * answer, as text where it is not JSON.
 */
export function findingsOf(operation: string, data: unknown, body?: unknown): Finding[] {
  const schema = answers[operation];
  if (!schema) return [];
  return data === undefined ? [withoutData(schema, body)] : compare(schema, data, root);
}
