import { callOf, contentOf, type DescribedOperation, type Description, operationsOf, pascal } from './description.ts';
import { bodyKinds } from './facts.ts';

const idsOf = (operations: DescribedOperation[]) => operations.map(({ operation }) => operation.operationId);

function importsByTag(operations: DescribedOperation[], file: (tag: string) => string, name: (id: string) => string) {
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0]))].sort();
  return tags.map((tag) => {
    const names = idsOf(operations.filter(({ operation }) => operation.tags[0] === tag)).map(name);
    return `import { ${names.join(', ')} } from '${file(tag)}';`;
  });
}

/** generated/bodies.ts: operation id → the zod schema of its body, loaded on demand. */
export function bodiesFile(description: Description): string {
  const lines = operationsOf(description)
    .filter(({ operation }) => bodyKinds[contentOf(operation.requestBody?.content)?.[0] ?? ''])
    .map(({ operation: { operationId: id, tags } }) => {
      const name = `${pascal(id)}Body`;
      return `  ${id}: () => import('./schemas/${tags[0]}/${tags[0]}.ts').then((file): unknown => file.${name}),`;
    });
  return `/**
 * Loads the zod schema of each body, which lacks the session token, by operation id. Their types are left out, because
 * those of deep bodies are more than the compiler can compare.
 */
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

/** generated/examples.ts: what other APIs answer, in their own form. */
export function examplesFile(description: Description): string {
  const lines = [...operationsOf(description)].sort(bySpecificity).flatMap(({ operation }) => {
    const { operationId: id, 'x-portal-example': example = null } = operation;
    return operation['x-portal-wire'] ? [`  ${id}: ${JSON.stringify(example)},`] : [];
  });
  return `/** The example of each operation of another API, in its own form; the most specific path comes first. */
export const examples: Readonly<Record<string, unknown>> = {
${lines.join('\n')}
};
`;
}

/** generated/mocks.ts: the MSW handlers of the portal's own operations, most specific path first. */
export function mocksFile(description: Description): string {
  const operations = operationsOf(description).filter(({ operation }) => !operation['x-portal-wire']);
  const handler = (id: string) => `get${pascal(id)}MockHandler`;
  const lines = [...operations]
    .sort(bySpecificity)
    .map(({ operation: { operationId: id } }) => `  ${id}: ${handler(id)},`);
  return `${importsByTag(operations, (tag) => `./hooks/${tag}/${tag}.msw.ts`, handler).join('\n')}

/** The MSW handlers of the portal's own operations, by their ids; in this order the most specific path comes first. */
export const mocks = {
${lines.join('\n')}
};
`;
}
