import { contentOf, type Description, operationsOf } from './description.ts';

/**
 * generated/hooks/portal.schemas.ts: the types that hooks and handlers use, from schema.ts. It replaces orval's own
 * types, which duplicate them. Bodies lack the session token, which the transport fills in.
 */
export function hookTypesFile(description: Description): string {
  const schemas = operationsOf(description).flatMap(({ operation: { requestBody, responses } }) => {
    const [body, answer] = [requestBody?.content, responses['200']?.content].map((content) => contentOf(content)?.[1]);
    return [
      { name: nameOf(body?.$ref), without: 'session_token' },
      { name: nameOf(answer?.$ref), without: undefined },
    ];
  });
  const lines = schemas.flatMap(({ name, without }) => {
    if (name === undefined) return [];
    const type = `components['schemas']['${name}']`;
    return [`export type ${name} = ${without ? `Omit<${type}, '${without}'>` : type};`];
  });
  return `import type { components } from '../schema.ts';\n\n${[...new Set(lines)].sort().join('\n')}\n`;
}

const nameOf = (reference: string | undefined) => reference?.split('/').at(-1);
