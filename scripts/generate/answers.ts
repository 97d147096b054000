import { contentOf, type Description, type Operation, operationsOf, resolve, type Schema } from './description.ts';

/** A schema with its references followed, and less what only a reader of the description needs. */
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
    ...((type || parts.length > 0) && { type: [type ?? 'object'].flat() }),
    ...(Object.keys(fields).length > 0 && { properties: fields }),
    ...(needed.length > 0 && { required: needed }),
    ...(items && { items: below(items) }),
    ...(rest.enum && { enum: rest.enum }),
    ...(rest.format && { format: rest.format }),
    ...(rest.pattern && { pattern: rest.pattern }),
    ...(choices && { anyOf: choices.map(below) }),
  };
}

/** What is in the envelope of an operation's JSON answer; undefined where there is nothing, or no such answer. */
function dataOf(description: Description, operation: Operation): AnswerSchema | undefined {
  const answer = contentOf(operation.responses['200']?.content);
  return answer?.[0] === 'application/json' ? answerSchema(description, answer[1]).properties?.data : undefined;
}

/** generated/answers.ts: the schema of each answer's data, for development and the tests. */
export function answersFile(description: Description): string {
  const lines = operationsOf(description).flatMap(({ operation }) => {
    const data = dataOf(description, operation);
    return data ? [`  ${operation.operationId}: ${JSON.stringify(data)},`] : [];
  });
  return `/** A schema of the description, in the words of JSON Schema. */
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

/** What each answer has under \`data\`. Never part of the shipped bundle. */
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

/** generated/outlines.ts: the lists and objects that the answer of each query promises. */
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

/** The lists and objects that the data of each query always has; shipped, so no more than that. */
export const outlines: Readonly<Record<string, Outline>> = {
${lines.join('\n')}
};
`;
}
