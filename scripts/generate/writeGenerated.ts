import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { answersFile, outlinesFile, valueKindsFile } from './answers.ts';
import { cachedForDescription } from './cachedForDescription.ts';
import { type Description, operationsOf } from './description.ts';
import { operationsFile, visitorOperationsFile } from './facts.ts';
import { fieldsFile } from './fields.ts';
import { adaptersFile, namesFile } from './foreign/adapterFiles.ts';
import { nameOf, type SourceDocument } from './foreign/source.ts';
import { hookTypesFile } from './hookTypes.ts';
import { generateWithOrval } from './orval.ts';
import { figuresFile } from './reference/figures.ts';
import { referenceFile } from './reference/reference.ts';
import { bodiesFile, examplesFile, mocksFile } from './registry.ts';
import { renamesFile } from './renames/file.ts';
import { sumsFile } from './sums.ts';

const banner = '// Written by `npm run generate` from openapi/. Do not edit.\n\n';

/** The README of generated/; tests/documentation.test.ts compares it with the folder. */
const readme = `<!-- Written by \`npm run generate\`. Do not edit. -->

# What is generated from openapi/

| file | what is in it | who reads it |
|---|---|---|
| \`schema.ts\` | the types of all bodies and answers | \`src/client/\`, the sandbox |
| \`operations.ts\` | the facts of each operation, such as its path and scope | \`src/client/\`, \`src/config/\`, the sandbox, scripts |
| \`visitorOperations.ts\` | those facts of the operations before a session | \`src/client/\`, so that visitors load no others |
| \`fields.ts\` | the fields of all bodies and answers, with titles and formats | \`src/config/\` and its check; never shipped |
| \`bodies.ts\`, \`schemas/\` | the rules of each body, in zod | forms, through \`src/client/bodyOf.ts\`; the sandbox |
| \`answers.ts\` | the schema of each answer | \`src/client/findings.ts\`, in development and for \`npm run api:verify\` |
| \`outlines.ts\` | the lists and objects that each answer must have | \`src/client/hasPromisedLists.ts\` |
| \`valueKinds.ts\` | which fields are numbers or dates | \`src/client/differenceCounts.ts\`, in production |
| \`sums.ts\` | what the totals of an answer count | \`src/client/sumFacts.ts\` |
| \`renames.ts\` | where the API has each field, if it has another name | \`src/client/renames.ts\`, the sandbox, scripts |
| \`adapters.ts\` | the adapters in openapi/apis/; for their names, a file an API in \`apis/\` | \`src/client/otherApi.ts\` |
| \`hooks/\` | options of queries, hooks, and handlers for mocks | \`src/client/\`, \`src/app/\`, \`mocks.ts\` |
| \`mocks.ts\` | the handlers in one list | the sandbox |
| \`examples.ts\` | what other APIs answer | the sandbox |
| [\`reference.md\`](reference.md) | every kind of section with its options, and every operation | people |
| [\`figures.md\`](figures.md) | each figure with its meaning, its fields and its places | people |
`;

/** Removes the examples of other APIs, which would make up most of the comments in the types. */
function withoutExamples(description: Description): Description {
  const copy = structuredClone(description);
  for (const { operation } of operationsOf(copy).filter((one) => one.operation['x-portal-wire'])) {
    for (const content of [operation.requestBody?.content, operation.responses['200']?.content])
      for (const media of Object.values(content ?? {})) delete media.example;
  }
  return copy;
}

/** Whether a type of openapi-typescript serves only descriptions with webhooks or definitions outside `components`. */
const isUnused = (node: ts.Node): boolean =>
  ts.isTypeAliasDeclaration(node) && ['webhooks', '$defs'].includes(node.name.text);

/** Writes all generated files into the folder `fresh`, which is emptied first. */
export async function writeGenerated(
  root: string,
  fresh: string,
  { description, apis }: { description: Description; apis: readonly SourceDocument[] },
): Promise<void> {
  rmSync(fresh, { recursive: true, force: true });
  // openapi-typescript has its own document type; the lint has proved that the description conforms to it.
  const types = await openapiTS(withoutExamples(description) as unknown as Parameters<typeof openapiTS>[0], {
    silent: true,
    // Files are sent and received as blobs, not as strings.
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  const adapted = apis.filter(({ adapter }) => adapter);
  const files = {
    'schema.ts': astToString(types.filter((node) => !isUnused(node))),
    'operations.ts': operationsFile(description),
    'fields.ts': fieldsFile(description),
    'answers.ts': answersFile(description),
    'outlines.ts': outlinesFile(description),
    'sums.ts': sumsFile(description),
    'valueKinds.ts': valueKindsFile(description),
    'visitorOperations.ts': visitorOperationsFile(description),
    'bodies.ts': bodiesFile(description),
    'mocks.ts': mocksFile(description),
    'examples.ts': examplesFile(description),
    'renames.ts': renamesFile(description),
    'adapters.ts': adaptersFile(adapted),
    ...Object.fromEntries(adapted.map((one) => [`apis/${nameOf(one)}.ts`, namesFile(one)])),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(fresh, name)), { recursive: true });
    writeFileSync(join(fresh, name), banner + text);
  }
  const reference = () => referenceFile(root, description);
  writeFileSync(
    join(fresh, 'reference.md'),
    cachedForDescription(root, 'reference', reference, ['src/config', 'src/kinds', 'src/values']),
  );
  writeFileSync(join(fresh, 'figures.md'), figuresFile(root));
  writeFileSync(join(fresh, 'README.md'), readme);
  await generateWithOrval(root, fresh, description);
  writeFileSync(join(fresh, 'hooks/portal.schemas.ts'), banner + hookTypesFile(description));
  execFileSync('biome', ['format', '--write', '--config-path=scripts', '--reporter=summary', fresh], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
