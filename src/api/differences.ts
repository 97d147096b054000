import { type AnswerSchema, answers } from '../../generated/answers.ts';

/** One place where an answer is not as the description says. */
export interface Difference {
  operation: string;
  field: string;
  expected: string;
  found: string;
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

function fitsType(types: readonly string[], value: unknown): boolean {
  const kind = kindOf(value);
  return types.includes(kind) || (kind === 'number' && types.includes('integer') && Number.isInteger(value));
}

/** What a value of a schema is: its types, or the values it may have. */
function wordsOf({ type, enum: values, anyOf }: AnswerSchema): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  return type?.join(' | ') ?? anyOf?.map(wordsOf).join(' | ') ?? 'anything';
}

type Finding = Omit<Difference, 'operation'>;

function compare(schema: AnswerSchema, value: unknown, field: string): Finding[] {
  const { type, anyOf, enum: values } = schema;
  const differs = [{ field, expected: wordsOf(schema), found: JSON.stringify(value)?.slice(0, 60) ?? 'nothing' }];
  if (anyOf) return anyOf.some((choice) => compare(choice, value, field).length === 0) ? [] : differs;
  if (type && !fitsType(type, value)) return differs;
  if (values && !values.includes(value)) return differs;
  if (Array.isArray(value)) return value.flatMap((item) => compare(schema.items ?? {}, item, `${field}[]`));
  if (typeof value !== 'object' || value === null) return [];
  const found = new Map(Object.entries(value));
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const isThere = found.has(name) || schema.required?.includes(name);
    return isThere ? compare(property, found.get(name), field === '' ? name : `${field}.${name}`) : [];
  });
}

/** Where an operation's data is not as the description says, each place once; fields that it does not know are no matter. */
export function differencesOf(operation: string, data: unknown): Difference[] {
  const schema = answers[operation];
  if (!schema) return [];
  const byField = new Map(compare(schema, data, '').map((finding) => [finding.field, finding]));
  return [...byField.values()].map((finding) => ({ operation, ...finding }));
}
