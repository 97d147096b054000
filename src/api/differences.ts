import { type AnswerSchema, answers } from '../../generated/answers.ts';
import { isObject } from '../format/isObject.ts';
import { fitsSchema, fitsType, wordsOf } from './fitsSchema.ts';
import { nearestFirst, placeOf } from './misplaced.ts';

/** One place where an answer differs from the description. */
export interface Difference {
  operation: string;
  field: string;
  expected: string;
  found: string;
}

type Finding = Omit<Difference, 'operation'>;

const root = 'data';
const mostNames = 3;

const written = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'nothing';
const below = (field: string, name: string) => (field === root ? name : `${field}.${name}`);

function compare(schema: AnswerSchema, value: unknown, field: string): Finding[] {
  const { anyOf, items = {} } = schema;
  if (anyOf) return compareAny(anyOf, value, field);
  const differs = (found: string) => [{ field, expected: wordsOf(schema), found }];
  // An optional object that is null is not a nesting problem.
  const place = isObject(value) ? placeOf(schema, value) : '';
  if (place)
    return differs(`the data seems to be ${place.includes('.') ? '' : 'one level '}deeper, under \`${place}\``);
  if (!fitsSchema(schema, value)) return differs(written(value));
  if (Array.isArray(value)) return value.flatMap((item) => compare(items, item, `${field}[]`));
  return isObject(value) ? compareFields(schema, value, field) : [];
}

/** Compares a value with the only alternative whose type fits; otherwise any alternative may match. */
function compareAny(choices: readonly AnswerSchema[], value: unknown, field: string): Finding[] {
  const [only, ...others] = choices.filter(({ type }) => !type || fitsType(type, value));
  if (only && others.length === 0) return compare(only, value, field);
  const isAny = choices.some((choice) => compare(choice, value, field).length === 0);
  return isAny ? [] : [{ field, expected: wordsOf({ anyOf: choices }), found: written(value) }];
}

function compareFields(schema: AnswerSchema, value: object, field: string): Finding[] {
  const { properties = {}, required = [] } = schema;
  const found = new Map<string, unknown>(Object.entries(value));
  const unknown = [...found.keys()].filter((name) => !Object.hasOwn(properties, name));
  return Object.entries(properties).flatMap(([name, property]) => {
    const place = below(field, name);
    // `undefined` can only come from a test; JSON has none.
    if (found.get(name) !== undefined) return compare(property, found.get(name), place);
    if (!required.includes(name)) return [];
    const names = unknown.filter((other) => compare(property, found.get(other), place).length === 0);
    const renamed = nearestFirst(name, names).slice(0, mostNames);
    const hint = renamed.length > 0 ? `; perhaps renamed: ${renamed.map((other) => `\`${other}\``).join(', ')}` : '';
    return [{ field: place, expected: wordsOf(property), found: `nothing${hint}` }];
  });
}

/** What is wrong with an answer without data: it is not JSON at all, or the data is somewhere else in it. */
function withoutData(schema: AnswerSchema, body: unknown): Finding {
  const finding = (found: string, expected = wordsOf(schema)) => ({ field: root, expected, found });
  if (typeof body === 'string') {
    const isPage = /^\s*<(!doctype|html|head|body|\?xml)/i.test(body);
    return finding(isPage ? 'an HTML page; is this the address of the API?' : written(body), 'JSON');
  }
  const place = placeOf(schema, body);
  if (place === '') return finding('the data seems to be there without the level `data` around it');
  return finding(place === undefined ? 'nothing' : `the data seems to be under \`${place}\``);
}

/**
 * The places where an operation's data differs from the description, each place once. Fields that the description does
 * not know are ignored. `body` is the whole answer, as text where it is not JSON.
 */
export function differencesOf(operation: string, data: unknown, body?: unknown): Difference[] {
  const schema = answers[operation];
  if (!schema) return [];
  const found = data === undefined ? [withoutData(schema, body)] : compare(schema, data, root);
  const byField = new Map(found.map((finding) => [finding.field, finding]));
  return [...byField.values()].map((finding) => ({ operation, ...finding }));
}
