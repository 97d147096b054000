import { callOf, contentOf, type DescribedOperation, type Description, operationsOf, pascal } from './description.ts';
import { isForVisitors } from './facts.ts';

const idsOf = (operations: DescribedOperation[]) => operations.map(({ operation }) => operation.operationId);

function importsByTag(operations: DescribedOperation[], file: (tag: string) => string, name: (id: string) => string) {
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0]))].sort();
  return tags.map((tag) => {
    const names = idsOf(operations.filter(({ operation }) => operation.tags[0] === tag)).map(name);
    return `import { ${names.join(', ')} } from '${file(tag)}';`;
  });
}

type Kind = 'query' | 'command';

const nameOf = (kind: Kind) => (id: string) => (kind === 'query' ? `get${pascal(id)}QueryOptions` : id);

/** The lines of an object from operation id to query options or call; path parameters follow the body. */
function callLines(operations: DescribedOperation[], kind: Kind): string[] {
  return operations.map(({ operation: { operationId: id, parameters = [], requestBody } }) => {
    const call = nameOf(kind)(id);
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    const path = inPath.map(({ name }) => name);
    if (path.length === 0) return id === call ? `  ${id},` : `  ${id}: ${call},`;
    const body = requestBody ? `body: Parameters<typeof ${call}>[${path.length}]` : '_body: undefined';
    const given = [...path.map((name) => `path.${name}`), ...(requestBody ? ['body'] : [])].join(', ');
    const types = inPath.map(({ name, schema = {} }) => `${name}: ${schema.type === 'string' ? 'string' : 'number'}`);
    return `  ${id}: (${body}, path: { ${types.join('; ')} }) => ${call}(${given}),`;
  });
}

const ofKind = (operations: DescribedOperation[], kind: Kind) =>
  operations.filter(({ operation }) => operation['x-portal-kind'] === kind);

const callImports = (operations: DescribedOperation[], kind: Kind) =>
  importsByTag(operations, (tag) => `./hooks/${tag}/${tag}.ts`, nameOf(kind));

/** generated/visitorCalls.ts: the calls of the operations that need no session, for visitors. */
export function visitorCallsFile(description: Description): string {
  const operations = operationsOf(description).filter(isForVisitors);
  const [queries, commands] = [ofKind(operations, 'query'), ofKind(operations, 'command')];
  return `${[...callImports(queries, 'query'), ...callImports(commands, 'command')].join('\n')}

/** The query options and calls of the operations that need no session, by operation id. */
export const visitorCalls = {
  queries: {
${callLines(queries, 'query').join('\n')}
  },
  commands: {
${callLines(commands, 'command').join('\n')}
  },
} as const;
`;
}

/** generated/queries.ts: operation id → query options. generated/commands.ts: operation id → call. */
export function callsFile(description: Description, kind: Kind): string {
  const operations = ofKind(operationsOf(description), kind);
  const lines = callLines(operations, kind);
  const what =
    kind === 'query'
      ? 'The query options of every operation that reads'
      : 'The call of every operation that does something';
  const imports = callImports(operations, kind);
  return `${imports.join('\n')}

/** ${what}, by operation id. */
export const ${kind === 'query' ? 'queries' : 'commands'} = {
${lines.join('\n')}
};
`;
}

/** generated/bodies.ts: operation id → the zod schema of its JSON body, loaded on demand. */
export function bodiesFile(description: Description): string {
  const lines = operationsOf(description)
    .filter(({ operation }) => contentOf(operation.requestBody?.content)?.[0] === 'application/json')
    .map(({ operation: { operationId: id, tags } }) => {
      const name = `${pascal(id)}Body`;
      return `  ${id}: () => import('./schemas/${tags[0]}/${tags[0]}.ts').then((file) => file.${name}),`;
    });
  return `/** Loads the zod schema of each JSON body, which lacks the session token, by operation id. */
export const bodies = {
${lines.join('\n')}
};
`;
}

/** Sorts paths with more literal segments first, so that no shorter or variable path answers in their place. */
function bySpecificity(one: DescribedOperation, other: DescribedOperation): number {
  const weight = (path: string) => path.split('/').filter((segment) => segment && !segment.startsWith('{')).length;
  const [a, b] = [callOf(one).path, callOf(other).path];
  return weight(b) - weight(a) || (a < b ? -1 : 1);
}

/** generated/mocks.ts: the MSW handlers of all operations, most specific path first. */
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
