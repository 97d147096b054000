import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, type Options } from 'orval';
import { type Description, operationsOf, type Schema } from './description.ts';
import { leanHooks } from './leanHooks.ts';

const header = () => ['Written by npm run generate from openapi/. Do not edit.'];

/**
 * The description without `session_token` in any request: an argument of a hook becomes part of the cache's key,
 * and keys are kept in the browser's storage.
 */
function withoutToken(description: Description): Description {
  const copy = structuredClone(description);
  for (const [name, schema] of Object.entries(copy.components.schemas)) if (name.endsWith('Body')) dropToken(schema);
  return copy;
}

function dropToken(schema: Schema): void {
  delete schema.properties?.session_token;
  schema.required = schema.required?.filter((field) => field !== 'session_token');
  if (schema.required?.length === 0) delete schema.required;
}

/**
 * What hooks and handlers are made from: the answers of success alone, since every refusal is an `ApiError` (`send.ts`).
 * The example of a file is left out: it is a text, which no handler can answer as a file.
 */
function withoutRefusals(description: Description): Description {
  const copy = structuredClone(description);
  for (const { operation } of operationsOf(copy)) {
    const success = operation.responses['200'];
    operation.responses = success ? { 200: success } : {};
    for (const [type, content] of Object.entries(success?.content ?? {})) {
      if (type !== 'application/json') delete content.example;
    }
  }
  return copy;
}

/** The zod schemas are shipped, and what only a reader of the description needs would be shipped with them. */
function withoutProse(description: Description): Description {
  const drop = (key: string, value: unknown) =>
    key === 'description' && typeof value === 'string' ? undefined : value;
  // The same schemas, less their sentences.
  const schemas = JSON.parse(
    JSON.stringify(description.components.schemas, drop),
  ) as Description['components']['schemas'];
  return { ...description, components: { ...description.components, schemas } };
}

const tagsOf = (description: Description) =>
  new Set(operationsOf(description).map(({ operation }) => operation.tags[0]));

/** orval reports some failures on the console alone; what it left out would be missed much later. */
function refuseGaps(folder: string, description: Description): void {
  for (const tag of tagsOf(description)) {
    for (const file of [`hooks/${tag}/${tag}.ts`, `hooks/${tag}/${tag}.msw.ts`]) {
      if (!existsSync(join(folder, file))) throw new Error(`orval did not write ${file}.`);
    }
  }
  if (!existsSync(join(folder, 'schemas'))) throw new Error('orval did not write the zod schemas.');
}

const scoping = { user: 'forUser', investor: 'forInvestor' };

/**
 * A query becomes options and a hook, whose key ends with whose answer it is. A command becomes its call alone: a
 * generated hook would try it again and keep its variables, which `useCommand` refuses to.
 */
function perOperation(root: string, description: Description) {
  const path = join(root, 'src/api/scope.ts');
  const overrides = operationsOf(description).map(({ operation }) => {
    const name = scoping[operation['x-portal-scope']];
    const isQuery = operation['x-portal-kind'] === 'query';
    // Without `useHooks: false` orval takes the function for a hook, and the options could not be made outside React.
    const queryOptions = { path, name, useHooks: false };
    return [operation.operationId, { query: { useQuery: isQuery, useMutation: false, queryOptions } }] as const;
  });
  return Object.fromEntries(overrides);
}

/** orval has its own type of document, which the lint has proved this to be. */
const inputOf = (description: Description) => ({ target: description }) as unknown as Options['input'];

/** What it warns of is told, and not what went well. */
const quiet = { logLevel: 'warn' } as const;

/** Hooks, query options, MSW handlers and zod bodies, by tag, into `folder`. */
export async function generateWithOrval(root: string, folder: string, description: Description): Promise<void> {
  const bare = withoutToken(description);
  const shared = { mode: 'tags-split', tsconfig: join(root, 'tsconfig.json'), indexFiles: false } as const;
  await generate(
    {
      input: inputOf(withoutRefusals(bare)),
      output: {
        ...shared,
        // orval puts its types beside this, into `portal.schemas.ts`; `hookTypesFile` replaces them by those of schema.ts.
        target: join(folder, 'hooks/portal.ts'),
        client: 'react-query',
        httpClient: 'axios',
        mock: { generators: [{ type: 'msw', delay: false, useExamples: true }] },
        override: {
          header,
          mutator: { path: join(root, 'src/api/send.ts'), name: 'send' },
          requestOptions: false,
          query: { signal: true, shouldExportKeys: false },
          operations: perOperation(root, description),
        },
      },
    },
    root,
    quiet,
  );
  await generate(
    {
      input: inputOf(withoutProse(bare)),
      output: {
        ...shared,
        target: join(folder, 'schemas'),
        client: 'zod',
        override: {
          header,
          zod: {
            variant: 'mini',
            version: 4,
            generate: { body: true, response: false, param: false, query: false, header: false },
          },
        },
      },
    },
    root,
    quiet,
  );
  refuseGaps(folder, description);
  for (const tag of tagsOf(description)) {
    const file = join(folder, `hooks/${tag}/${tag}.ts`);
    writeFileSync(file, leanHooks(readFileSync(file, 'utf8')));
  }
}
