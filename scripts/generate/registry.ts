import { contentOf, type Description, type Operation, operationsOf } from './description.ts';

const pascal = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;
const idsOf = (operations: { operation: Operation }[]) => operations.map(({ operation }) => operation.operationId);

function importsByTag(
  operations: { operation: Operation }[],
  file: (tag: string) => string,
  name: (id: string) => string,
) {
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0]))].sort();
  return tags.map((tag) => {
    const names = idsOf(operations.filter(({ operation }) => operation.tags[0] === tag)).map(name);
    return `import { ${names.join(', ')} } from '${file(tag)}';`;
  });
}

/** What a generated function takes: the parameters of the path, then the body, if there is one. */
function argumentsOf({ parameters, requestBody }: Operation): string {
  const path = (parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => `path.${name}`);
  return [...path, ...(requestBody ? ['body'] : [])].join(', ');
}

function parametersOf(operation: Operation): string {
  const id = operation.operationId;
  const path = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
  const multipart = contentOf(operation.requestBody?.content)?.[0] === 'multipart/form-data';
  const bodyType = multipart ? `Parameters<typeof ${id}>[0]` : `Body<'${id}'>`;
  const parameters = [];
  if (operation.requestBody) parameters.push(`body: ${bodyType}`);
  else if (path.length > 0) parameters.push('_body: undefined');
  if (path.length > 0) parameters.push(`path: { ${path.map(({ name }) => `${name}: number`).join('; ')} }`);
  return parameters.join(', ');
}

/** generated/queries.ts: operation id → query options. generated/commands.ts: operation id → the call. */
export function callsFile(description: Description, kind: 'query' | 'command'): string {
  const operations = operationsOf(description).filter(({ operation }) => operation['x-portal-kind'] === kind);
  const nameOf = (id: string) => (kind === 'query' ? `get${pascal(id)}QueryOptions` : id);
  const lines = operations.map(({ operation }) => {
    const id = operation.operationId;
    return `  ${id}: (${parametersOf(operation)}) => ${nameOf(id)}(${argumentsOf(operation)}),`;
  });
  const what =
    kind === 'query'
      ? 'The query options of every operation that reads'
      : 'The call of every operation that does something';
  const imports = importsByTag(operations, (tag) => `./hooks/${tag}/${tag}.ts`, nameOf);
  return `import type { operations } from './schema.ts';
${imports.join('\n')}

/** The JSON body of an operation, less the session token, which the transport fills in. */
export type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Omit<Json, 'session_token'>
  : undefined;

/** ${what}, by operation id. */
export const ${kind === 'query' ? 'queries' : 'commands'} = {
${lines.join('\n')}
};
`;
}

/** generated/bodies.ts: operation id → the zod schema of its JSON body, loaded when it is asked for. */
export function bodiesFile(description: Description): string {
  const lines = operationsOf(description)
    .filter(({ operation }) => contentOf(operation.requestBody?.content)?.[0] === 'application/json')
    .map(({ operation: { operationId: id, tags } }) => {
      const name = `${pascal(id)}Body`;
      return `  ${id}: () => import('./schemas/${tags[0]}/${tags[0]}.ts').then((file) => file.${name}),`;
    });
  return `/** The zod schema of every JSON body, less the session token, by operation id; loaded when it is asked for. */
export const bodies = {
${lines.join('\n')}
};
`;
}

/** More literal segments first, so that a path is never answered by a shorter or a variable one. */
function bySpecificity(a: { path: string }, b: { path: string }): number {
  const weight = (path: string) => path.split('/').filter((segment) => segment && !segment.startsWith('{')).length;
  return weight(b.path) - weight(a.path) || (a.path < b.path ? -1 : 1);
}

/** generated/mocks.ts: the MSW handler of every operation, the most specific path first. */
export function mocksFile(description: Description): string {
  const operations = operationsOf(description);
  const handler = (id: string) => `get${pascal(id)}MockHandler`;
  const lines = [...operations]
    .sort(bySpecificity)
    .map(({ operation: { operationId: id } }) => `  ${id}: ${handler(id)},`);
  return `${importsByTag(operations, (tag) => `./hooks/${tag}/${tag}.msw.ts`, handler).join('\n')}

/** The MSW handler of every operation, by operation id; in this order the most specific path comes first. */
export const mocks = {
${lines.join('\n')}
};
`;
}
