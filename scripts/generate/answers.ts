import { contentOf, type Description, type Operation, operationsOf, resolve, type Schema } from './description.ts';

/** A schema with resolved references, without texts for readers of the description. */
interface AnswerSchema {
  type?: string[];
  properties?: Record<string, AnswerSchema>;
  required?: string[];
  items?: AnswerSchema;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  anyOf?: AnswerSchema[];
}

function answerSchema(description: Description, schema: Schema): AnswerSchema {
  const { type, properties, required, items, ...rest } = resolve(description, schema);
  const below = (part: Schema) => answerSchema(description, part);
  const parts = (rest.allOf ?? []).map(below);
  const choices = rest.anyOf ?? rest.oneOf;
  const own = Object.entries(properties ?? {}).map(([name, property]) => [name, below(property)] as const);
  const fields = Object.assign({}, ...parts.map((part) => part.properties), Object.fromEntries(own));
  const needed = [...parts.flatMap((part) => part.required ?? []), ...(required ?? [])];
  return {
    // Whole numbers above 2^53 are kept as texts.
    ...((type || parts.length > 0) && { type: [type ?? 'object', rest['x-portal-long'] ? 'string' : []].flat() }),
    ...(Object.keys(fields).length > 0 && { properties: fields }),
    ...(needed.length > 0 && { required: needed }),
    ...(items && { items: below(items) }),
    ...(rest.enum && { enum: rest.enum }),
    ...(rest.format && { format: rest.format }),
    ...(rest.pattern && { pattern: rest.pattern }),
    ...(choices && { anyOf: choices.map(below) }),
  };
}

/** The schema of the data in an operation's JSON answer; undefined if there is none. */
function dataOf(description: Description, operation: Operation): AnswerSchema | undefined {
  const answer = contentOf(operation.responses['200']?.content);
  return answer?.[0] === 'application/json' ? answerSchema(description, answer[1]).properties?.data : undefined;
}

/** generated/answers.ts: the schema of each answer's data, for development and tests. */
export function answersFile(description: Description): string {
  const lines = operationsOf(description).flatMap(({ operation }) => {
    const data = dataOf(description, operation);
    return data ? [`  ${operation.operationId}: ${JSON.stringify(data)},`] : [];
  });
  return `/** A schema of the description, as JSON Schema. */
export interface AnswerSchema {
  readonly type?: readonly string[];
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly required?: readonly string[];
  readonly items?: AnswerSchema;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly anyOf?: readonly AnswerSchema[];
}

/** The schema of each answer's \`data\`. Never part of the shipped bundle. */
export const answers: Readonly<Record<string, AnswerSchema>> = {
${lines.join('\n')}
};
`;
}

type Outline = 'objects' | 'values' | { [field: string]: Outline };

function outlineOf(schema: AnswerSchema): Outline | undefined {
  if (schema.type?.length !== 1) return undefined;
  if (schema.type[0] === 'array') return schema.items?.properties ? 'objects' : 'values';
  if (schema.type[0] !== 'object') return undefined;
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const outline = schema.required?.includes(name) ? outlineOf(property) : undefined;
    return outline === undefined ? [] : [[name, outline] as const];
  });
  return Object.fromEntries(fields);
}

/** generated/outlines.ts: the lists and objects that each query's answer promises. */
export function outlinesFile(description: Description): string {
  const lines = operationsOf(description).flatMap(({ operation }) => {
    const data = operation['x-portal-kind'] === 'query' && dataOf(description, operation);
    const outline = data ? outlineOf(data) : undefined;
    return outline && Object.keys(outline).length > 0
      ? [`  ${operation.operationId}: ${JSON.stringify(outline)},`]
      : [];
  });
  return `/** A list of objects, a list of values, or an object with the lists and objects in it. */
export type Outline = 'objects' | 'values' | { readonly [field: string]: Outline };

/** The lists and objects that the data of each query always has. This file is shipped, so it holds nothing else. */
export const outlines: Readonly<Record<string, Outline>> = {
${lines.join('\n')}
};
`;
}

/** All fields of a schema, including nested ones, with the kind of their values. */
function fieldsOf(schema: AnswerSchema): (readonly [name: string, kind: string])[] {
  const { properties = {}, items, anyOf = [] } = schema;
  const own = Object.entries(properties).map(([name, property]) => [name, kindOf(property)] as const);
  const parts = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return [...own, ...parts.flatMap(fieldsOf)];
}

function kindOf({ type = [], format }: AnswerSchema): string {
  if (format === 'date' || format === 'date-time') return format;
  const [only, ...others] = type.filter((name) => name !== 'null');
  return others.length === 0 && (only === 'number' || only === 'integer') ? 'number' : 'other';
}

const lastWord = (name: string) => name.slice(name.lastIndexOf('_') + 1);

/** Maps each key to the kind of its fields, if they all have the same kind and there are at least `least` names. */
function commonKinds(fields: ReturnType<typeof fieldsOf>, keyOf: (name: string) => string, least: number) {
  const found = new Map<string, { kind: string; names: Set<string> }>();
  for (const [name, kind] of fields) {
    const known = found.get(keyOf(name)) ?? { kind, names: new Set() };
    found.set(keyOf(name), { kind: known.kind === kind ? kind : 'other', names: known.names.add(name) });
  }
  const common = [...found].filter(([, { kind, names }]) => kind !== 'other' && names.size >= least);
  return new Map(common.map(([key, { kind }]) => [key, kind]));
}

/** generated/valueKinds.ts: the fields of answers that are numbers, dates or date-times, by name. */
export function valueKindsFile(description: Description): string {
  const fields = operationsOf(description).flatMap(({ operation }) => fieldsOf(dataOf(description, operation) ?? {}));
  // Fewer than three names with the same last word are not a convention.
  const byWord = commonKinds(fields, lastWord, 3);
  const byName = [...commonKinds(fields, (name) => name, 1)].filter(([name]) => !byWord.has(lastWord(name)));
  return `/**
 * The kind of the fields with this name, or whose name ends with this word, in all answers. Names that mean different
 * things in different answers are left out. This file is shipped, so it holds nothing else.
 */
export const valueKinds: Readonly<Record<string, 'number' | 'date' | 'date-time'>> = ${JSON.stringify(
    Object.fromEntries([...byWord, ...byName].sort(([a], [b]) => a.localeCompare(b, 'en'))),
  )} as const;
`;
}
