import type { Wire } from '../../src/client/wire.ts';
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
import { nonNull } from './fields.ts';
import { isPaged, pageFacts } from './pages.ts';
import { isRenamed } from './renames/shapes.ts';
import { besideIn } from './values.ts';

export const bodyKinds: Record<string, 'json' | 'multipart'> = {
  'application/json': 'json',
  'multipart/form-data': 'multipart',
};
const answerKinds: Record<string, 'json' | 'pdf' | 'zip' | 'file'> = {
  'application/json': 'json',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/octet-stream': 'file',
};

function sessionOf({ security }: Operation): 'none' | 'optional' | 'required' {
  if (!security) return 'required';
  if (security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

/** The required single values of a body. */
function needsOf(description: Description, body: Schema): NonNullable<Wire['needs']> {
  const { required = [] } = resolve(description, body);
  const fields = propertiesOf(description, body);
  return Object.fromEntries(
    required.flatMap((name): [string, 'text' | 'number'][] => {
      const { type } = nonNull(description, fields[name] ?? {});
      const [kind] = [type ?? []].flat().filter((one) => one !== 'null');
      if (kind === 'string') return [[name, 'text']];
      return kind === 'number' || kind === 'integer' ? [[name, 'number']] : [];
    }),
  );
}

/** What differs on the wire. */
function wireOf(description: Description, wire: Wire, body: Schema | undefined, data: Schema | undefined): Wire {
  const needs = body ? needsOf(description, body) : {};
  return {
    ...wire,
    ...(Object.keys(needs).length > 0 && { needs }),
    ...besideIn(description, data ?? {}),
  };
}

/** The facts about an operation. */
export function factsOf(description: Description, path: string, operation: Operation) {
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
    paged: isPaged(description, body?.[1], data),
    ...pageFacts(description, operation, body?.[1], data),
    ...(operation['x-portal-wire'] && { wire: wireOf(description, operation['x-portal-wire'], body?.[1], data) }),
  };
}

/** The lines of an object from operation id to facts. */
function factLines(description: Description, operations: DescribedOperation[]): string[] {
  return operations.map(
    ({ path, operation }) => `  ${operation.operationId}: ${JSON.stringify(factsOf(description, path, operation))},`,
  );
}

const isForVisitors = ({ operation }: DescribedOperation) => sessionOf(operation) !== 'required';

/** The operation that is called while the signed-in code is still loading (src/app/createApp.tsx). */
const asksFirst = ({ operation }: DescribedOperation) => operation.operationId === 'investorList';

/** Whether an operation differs from the portal's own form in any way. */
function isOtherwise(description: Description, { path, operation }: DescribedOperation): boolean {
  const facts = factsOf(description, path, operation);
  return ['wire', 'pages', 'open'].some((one) => one in facts);
}

/** generated/visitorOperations.ts: the facts about the operations that need no session, for visitors. */
export function visitorOperationsFile(description: Description): string {
  return `/** The facts of operations.ts about the operations that need no session, or are called first in one. */
export const visitorOperations = {
${factLines(
  description,
  operationsOf(description).filter((one) => isForVisitors(one) || asksFirst(one)),
).join('\n')}
} as const;

/** Whether any operation, here or in operations.ts, is one of another API; if not, no code for these is shipped. */
export const hasOtherApis: boolean = ${operationsOf(description).some((one) => isOtherwise(description, one))};

/** Whether the API has another name for any field than the portal (renames.ts); if not, no code for it is loaded. */
export const hasRenames: boolean = ${isRenamed(description)};
`;
}

/** generated/operations.ts: the facts about each operation that the transport and the screens need. */
export function operationsFile(description: Description): string {
  const lines = factLines(description, operationsOf(description));
  return `/**
 * The facts about each operation, by its id. \`persist\`: its answer may be kept in the browser's storage; \`investor\`:
 * its body declares \`investor_id\`; \`data\`: its answer has data; \`paged\`: it takes a page and says which
 * page is the last; \`pages\`: its pages are requested in another way; \`open\`: the field that requests a page, if the
 * description does not say how; \`wire\`: how an operation of another API is called.
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
    answer: 'json' | 'pdf' | 'zip' | 'file';
    investor: boolean;
    data: boolean;
    paged: boolean;
    pages?: object;
    open?: string;
    wire?: object;
  }
>;
`;
}
