import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { consoleReporter, generate, type Options, withReporter } from 'orval';
import { emailAddress } from '../../src/values/emailAddress.ts';
import { filesIn } from '../filesIn.ts';
import { type Description, operationsOf, pascal, type Schema } from './description.ts';
import { leanHooks } from './leanHooks.ts';

const header = () => ['Written by npm run generate from openapi/. Do not edit.'];

/**
 * Removes `session_token` from all requests: the arguments of a hook become part of the query key, and keys are
 * persisted in the browser's storage.
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
 * Prepares the input for hooks and handlers: only success responses, because every error becomes an `ApiError`
 * (`refusal.ts`), and no examples of files, which are strings and cannot be sent as files.
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

/** The zod schemas are shipped, so texts for readers of the description are removed. */
function withoutProse(description: Description): Description {
  const drop = (key: string, value: unknown) =>
    key === 'description' && typeof value === 'string' ? undefined : value;
  // The schemas are the same, except for their texts.
  const schemas = JSON.parse(
    JSON.stringify(description.components.schemas, drop),
  ) as Description['components']['schemas'];
  return { ...description, components: { ...description.components, schemas } };
}

/** Replaces zod's own pattern for emails, which refuses many that exist: `jean&marie@…`, `josé@…`; a file is no text. */
function correctBodies(folder: string): void {
  for (const file of filesIn(folder)) {
    const path = join(folder, file);
    const written = readFileSync(path, 'utf8').replace(
      /zod\.union\(\[[^[]*(zod\.instanceof\(Blob\)),[^[]*zod\.string\(\)\s*\]\)/g,
      '$1',
    );
    const [head = '', ...rest] = written.split('zod.email()');
    const declared =
      rest.length === 0 ? head : head.replace("'zod/mini';", `$&\n\nconst emailAddress = ${emailAddress};`);
    writeFileSync(path, [declared, ...rest].join('zod.email({ pattern: emailAddress })'));
  }
}

/** The files of hooks and of handlers, by tag. */
function filesOf(folder: string, description: Description): string[] {
  const tags = new Set(operationsOf(description).map(({ operation }) => operation.tags[0]));
  return [...tags].flatMap((tag) => ['ts', 'msw.ts'].map((end) => join(folder, `hooks/${tag}/${tag}.${end}`)));
}

/** The names of the hooks that the description requests. */
const hooksOf = (description: Description) =>
  new Set(
    operationsOf(description)
      .filter(({ operation }) => operation['x-portal-hook'])
      .map(({ operation }) => `use${pascal(operation.operationId)}`),
  );

/** Throws if a file is missing: orval reports some errors only on the console, and gaps would be noticed much later. */
function refuseGaps(folder: string, description: Description): void {
  for (const file of filesOf(folder, description)) {
    if (!existsSync(file)) throw new Error(`orval did not write ${relative(folder, file)}.`);
  }
  if (!existsSync(join(folder, 'schemas'))) throw new Error('orval did not write the zod schemas.');
}

/**
 * Gives each call the operation's id, and makes query options of a query, with a hook if the description asks for one. A
 * command becomes only its call: a generated hook would retry it and keep its variables, which `useCommand` avoids.
 */
function perOperation(description: Description) {
  const overrides = operationsOf(description).map(({ operation: { operationId: id, 'x-portal-kind': kind } }) => {
    // orval writes options only together with a hook; `leanHooks` removes the unused hooks.
    const query = { useQuery: kind === 'query', useMutation: false };
    return [id, { query, requestOptions: { id } }] as const;
  });
  return Object.fromEntries(overrides);
}

/**
 * orval has its own document type. The lint has proved that the description conforms to it, so orval's validation is
 * switched off, which saves a quarter of a second.
 */
const inputOf = (description: Description) =>
  ({ target: description, unsafeDisableValidation: true }) as unknown as Options['input'];

const reporter: typeof consoleReporter = {
  ...consoleReporter,
  warn: (event) => event.message.includes('validation is disabled') || consoleReporter.warn(event),
};

/** Runs orval so that it prints its warnings, but neither successes nor the note that validation is off. */
const run = (root: string, options: Options) =>
  withReporter(reporter, () => generate(options, root, { logLevel: 'warn' }));

/** Writes hooks, query options, MSW handlers and zod bodies, by tag, into `folder`. */
export async function generateWithOrval(root: string, folder: string, description: Description): Promise<void> {
  const bare = withoutToken(description);
  const shared = { mode: 'tags-split', tsconfig: join(root, 'tsconfig.json'), indexFiles: false } as const;
  await run(root, {
    input: inputOf(withoutRefusals(bare)),
    output: {
      ...shared,
      // orval writes its types next to this file, into `portal.schemas.ts`; `hookTypesFile` replaces them with those
      // of schema.ts.
      target: join(folder, 'hooks/portal.ts'),
      client: 'react-query',
      httpClient: 'axios',
      mock: { generators: [{ type: 'msw', delay: false, useExamples: true }] },
      override: {
        header,
        mutator: { path: join(root, 'src/client/send.ts'), name: 'send' },
        query: {
          signal: true,
          shouldExportKeys: false,
          // Without `useHooks: false`, orval takes the function for a hook, and options could be created only in React.
          queryOptions: { path: join(root, 'src/client/scope.ts'), name: 'scoped', useHooks: false },
        },
        operations: perOperation(description),
      },
    },
  });
  await run(root, {
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
  });
  refuseGaps(folder, description);
  correctBodies(join(folder, 'schemas'));
  const hooks = hooksOf(description);
  for (const file of filesOf(folder, description)) writeFileSync(file, leanHooks(readFileSync(file, 'utf8'), hooks));
}
