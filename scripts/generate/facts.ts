import { boundsOf } from './bounds.ts';
import {
  contentOf,
  type DescribedOperation,
  type Description,
  type Operation,
  operationsOf,
  propertiesOf,
  resolve,
  type Schema,
} from './description.ts';

const bodyKinds: Record<string, 'json' | 'multipart'> = {
  'application/json': 'json',
  'multipart/form-data': 'multipart',
};
const answerKinds: Record<string, 'json' | 'pdf' | 'zip'> = {
  'application/json': 'json',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
};

function sessionOf({ security }: Operation): 'none' | 'optional' | 'required' {
  if (!security) return 'required';
  if (security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

function factsOf(description: Description, path: string, operation: Operation) {
  const body = contentOf(operation.requestBody?.content);
  const answer = contentOf(operation.responses['200']?.content);
  const data = answer?.[0] === 'application/json' ? propertiesOf(description, answer[1]).data : undefined;
  return {
    path,
    kind: operation['x-portal-kind'],
    scope: operation['x-portal-scope'],
    persist: operation['x-portal-persist'] === true,
    session: sessionOf(operation),
    body: body ? bodyKinds[body[0]] : 'none',
    answer: answer ? answerKinds[answer[0]] : 'none',
    investor: body ? 'investor_id' in propertiesOf(description, body[1]) : false,
    data: data !== undefined,
    paged: data !== undefined && 'last_page' in propertiesOf(description, data),
  };
}

/** Lines of an object: operation id → facts. */
function factLines(description: Description, operations: DescribedOperation[]): string[] {
  return operations.map(
    ({ path, operation }) => `  ${operation.operationId}: ${JSON.stringify(factsOf(description, path, operation))},`,
  );
}

export const isForVisitors = ({ operation }: DescribedOperation) => sessionOf(operation) !== 'required';

/** generated/visitorOperations.ts: the same of the operations that go without a session, for who has none yet. */
export function visitorOperationsFile(description: Description): string {
  return `/** What is known of the operations that go without a session, as in operations.ts. */
export const visitorOperations = {
${factLines(description, operationsOf(description).filter(isForVisitors)).join('\n')}
} as const;
`;
}

/** generated/operations.ts: what the transport and the screens have to know of each operation. */
export function operationsFile(description: Description): string {
  const lines = factLines(description, operationsOf(description));
  return `/**
 * What is known of each operation, by its id. \`persist\`: its answer may be kept in the browser's storage; \`investor\`:
 * its body declares \`investor_id\`; \`data\`: its answer has some; \`paged\`: a page of it, and which is the last one.
 */
export const operations = {
${lines.join('\n')}
} as const satisfies Record<
  string,
  {
    path: string;
    kind: 'query' | 'command';
    scope: 'user' | 'investor';
    persist: boolean;
    session: 'none' | 'optional' | 'required';
    body: 'none' | 'json' | 'multipart';
    answer: 'json' | 'pdf' | 'zip';
    investor: boolean;
    data: boolean;
    paged: boolean;
  }
>;
`;
}

type Shape = string | { [field: string]: Shape } | [Shape];

function shapeOf(description: Description, schema: Schema): Shape {
  const resolved = resolve(description, schema);
  if (resolved.items) return [shapeOf(description, resolved.items)];
  if (resolved.properties || resolved.allOf) {
    const fields = Object.entries(propertiesOf(description, resolved));
    return Object.fromEntries(fields.map(([name, property]) => [name, shapeOf(description, property)]));
  }
  const alternatives = [...(resolved.anyOf ?? []), ...(resolved.oneOf ?? [])].filter(({ type }) => type !== 'null');
  if (alternatives.length > 0) return eitherOf(alternatives.map((one) => shapeOf(description, one)));
  const found = [resolved.type].flat().find((name) => name !== 'null') ?? 'unknown';
  const type = found === 'integer' ? 'number' : found;
  const values = resolved.enum?.filter((value) => value !== null);
  return values ? `${type}: ${values.join(' | ')}` : type;
}

/** One shape that all of several have: the values of enumerations together; unknown where they have nothing in common. */
function eitherOf(shapes: Shape[]): Shape {
  const [first] = shapes;
  if (first !== undefined && shapes.length === 1) return first;
  const values = shapes.flatMap((shape) =>
    typeof shape === 'string' ? (shape.match(/^string: (.*)$/)?.[1] ?? []) : [],
  );
  return values.length === shapes.length
    ? `string: ${[...new Set(values.join(' | ').split(' | '))].join(' | ')}`
    : 'unknown';
}

/** generated/shapes.ts: the fields of each body and of the data of each answer, for the check of the config. */
export function shapesFile(description: Description): string {
  const lines = operationsOf(description).map(({ operation }) => {
    const body = contentOf(operation.requestBody?.content);
    const answer = contentOf(operation.responses['200']?.content);
    const bodyShape = body ? shapeOf(description, body[1]) : {};
    const data = answer?.[0] === 'application/json' ? propertiesOf(description, answer[1]).data : undefined;
    const shape = {
      body: bodyShape,
      data: data ? shapeOf(description, data) : {},
      ...boundsOf(description, operation),
    };
    return `  ${operation.operationId}: ${JSON.stringify(shape)},`;
  });
  return `/**
 * The type of a field, \`string: a | b\` where only some values are allowed; the fields of an object; or, in brackets,
 * what the items of a list are.
 */
export type Shape = string | { readonly [field: string]: Shape } | readonly [Shape];

/**
 * The fields of each operation's body and of its answer's data, and what the check holds the config against besides:
 * \`required\`, the names in the body that it cannot go without (those in an object where there is one, \`0\` for an item of
 * a list); \`largestPage\`, the most rows that a page can have; \`repeats\`, the fields of a list that have one value in
 * several rows of the example. Never part of the shipped bundle.
 */
export const shapes: Readonly<
  Record<
    string,
    {
      readonly body: Shape;
      readonly data: Shape;
      readonly required: readonly string[];
      readonly largestPage?: number;
      readonly repeats?: Readonly<Record<string, readonly string[]>>;
    }
  >
> = {
${lines.join('\n')}
};
`;
}
