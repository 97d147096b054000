import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { isError, isJson, printReport, reportOf } from './check/reportProblems.ts';
import { answersFile, outlinesFile, valueKindsFile } from './generate/answers.ts';
import { describe } from './generate/bundle.ts';
import { type Description, operationsOf } from './generate/description.ts';
import { operationsFile, visitorOperationsFile } from './generate/facts.ts';
import { fieldsFile } from './generate/fields.ts';
import { hookTypesFile } from './generate/hookTypes.ts';
import { lintDescription, lintResult } from './generate/lintDescription.ts';
import { generateWithOrval } from './generate/orval.ts';
import { OverlayError, overlayFiles } from './generate/overlays.ts';
import { rules } from './generate/redocly.ts';
import { referenceFile } from './generate/reference/reference.ts';
import { bodiesFile, callsFile, mocksFile, visitorCallsFile } from './generate/registry.ts';
import { replaceGenerated } from './generate/replaceGenerated.ts';
import { unusedSchemas } from './generate/unusedSchemas.ts';

const root = join(import.meta.dirname, '..');
const generated = join(root, 'generated');
// Beside generated/, so that the relative imports that orval writes are still right after the folder is moved.
const fresh = join(root, `.generated-${process.pid}`);
const banner = '// Written by `npm run generate` from openapi/. Do not edit.\n\n';

/** Examples of other APIs would be most of the types' comments. */
function withoutExamples(description: Description): Description {
  const copy = structuredClone(description);
  for (const { operation } of operationsOf(copy).filter((one) => one.operation['x-portal-wire'])) {
    for (const content of [operation.requestBody?.content, operation.responses['200']?.content])
      for (const media of Object.values(content ?? {})) delete media.example;
  }
  return copy;
}

async function writeAll(description: Description) {
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  // openapi-typescript has its own document type; the lint has proved that the description conforms to it.
  const types = await openapiTS(withoutExamples(description) as unknown as Parameters<typeof openapiTS>[0], {
    silent: true,
    // Files are sent and received as blobs, not as strings.
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  const files = {
    'schema.ts': astToString(types),
    'operations.ts': operationsFile(description),
    'fields.ts': fieldsFile(description),
    'answers.ts': answersFile(description),
    'outlines.ts': outlinesFile(description),
    'valueKinds.ts': valueKindsFile(description),
    'queries.ts': callsFile(description, 'query'),
    'commands.ts': callsFile(description, 'command'),
    'visitorOperations.ts': visitorOperationsFile(description),
    'visitorCalls.ts': visitorCallsFile(description),
    'bodies.ts': bodiesFile(description),
    'mocks.ts': mocksFile(description),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(fresh, name), banner + text);
  writeFileSync(join(fresh, 'reference.md'), referenceFile(root, description));
  await generateWithOrval(root, fresh, description);
  writeFileSync(join(fresh, 'hooks/portal.schemas.ts'), banner + hookTypesFile(description));
  execFileSync('biome', ['format', '--write', '--config-path=scripts', '--reporter=summary', fresh], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const lintAll = ({ own, apis }: ReturnType<typeof describe>) => [
  ...lintResult(root, own),
  ...apis.flatMap((api) => lintResult(root, api.root, rules.technical)),
];

/** The description with its overlays. One that does not fit ends the process, since nothing can be generated. */
function described(): ReturnType<typeof describe> {
  try {
    const found = describe(root);
    const broken = overlayFiles(root).length > 0 ? lintAll(found) : [];
    if (!broken.some(isError)) return found;
    throw new OverlayError(broken);
  } catch (error) {
    if (!(error instanceof OverlayError)) throw error;
    printReport(reportOf([...error.problems], isStrict));
    console.error('\nAn overlay in openapi/overlays/ does not fit, so generated/ was left as it was.');
    process.exit(1);
  }
}

const isCheck = process.argv.includes('--check');
const isStrict = process.argv.includes('--strict');
const mistakes = lintDescription(root);
if (mistakes.some(isError)) {
  printReport(reportOf(mistakes, isStrict));
  console.error('\nThe description in openapi/ has mistakes, so generated/ was left as it was.');
  process.exit(1);
}
try {
  const { description, problems: left } = described();
  printReport(reportOf([...mistakes, ...unusedSchemas(root, description)], isStrict));
  // Nobody can mend somebody else's API, so even a strict check only lists what it has beyond the portal's means.
  printReport(reportOf(left, false));
  await writeAll(description);
  const { problems, lines, isSound } = replaceGenerated(generated, fresh, isCheck);
  if (isJson) printReport({ problems, lines, isSound });
  else for (const line of lines) (isSound ? console.log : console.error)(line);
  if (!isSound) process.exitCode = 1;
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
