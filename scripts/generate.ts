import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { isError, reportProblems } from './check/reportProblems.ts';
import { answersFile, outlinesFile, valueKindsFile } from './generate/answers.ts';
import { bundleDescription, type Description } from './generate/description.ts';
import { operationsFile, shapesFile, visitorOperationsFile } from './generate/facts.ts';
import { differences } from './generate/files.ts';
import { lintDescription } from './generate/lintDescription.ts';
import { generateWithOrval } from './generate/orval.ts';
import { bodiesFile, callsFile, mocksFile, visitorCallsFile } from './generate/registry.ts';
import { unusedSchemas } from './generate/unusedSchemas.ts';

const root = join(import.meta.dirname, '..');
const generated = join(root, 'generated');
// Beside generated/, so that the imports that orval writes fit once it takes that place.
const fresh = join(root, `.generated-${process.pid}`);
const banner = '// Written by `npm run generate` from openapi/. Do not edit.\n\n';

async function writeAll(description: Description) {
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  // openapi-typescript wants its own type of document, which the lint has proved this to be.
  const types = await openapiTS(structuredClone(description) as unknown as Parameters<typeof openapiTS>[0], {
    silent: true,
  });
  const files = {
    'schema.ts': astToString(types),
    'operations.ts': operationsFile(description),
    'shapes.ts': shapesFile(description),
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
  await generateWithOrval(root, fresh, description);
  execFileSync('biome', ['format', '--write', '--config-path=scripts', '--reporter=summary', fresh], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const complaints = {
  added: 'is missing',
  removed: 'does not come from the description',
  changed: 'differs from the description',
};

/** How many files were changed, added and removed, in one line. */
function summaryOf(found: ReturnType<typeof differences>): string {
  const counts = (['changed', 'added', 'removed'] as const).flatMap((kind) => {
    const count = found.filter(({ is }) => is === kind).length;
    return count > 0 ? [`${count} ${count === 1 ? 'file' : 'files'} ${kind}`] : [];
  });
  return found.length > 0 ? `Wrote generated/: ${counts.join(', ')}.` : 'generated/ is up to date.';
}

const isCheck = process.argv.includes('--check');
const isStrict = process.argv.includes('--strict');
const mistakes = lintDescription(root);
if (mistakes.some(isError)) {
  reportProblems(mistakes, isStrict);
  console.error('\nThe description in openapi/ has mistakes, so generated/ was left as it was.');
  process.exit(1);
}
try {
  const description = bundleDescription(root);
  reportProblems([...mistakes, ...unusedSchemas(root, description)], isStrict);
  await writeAll(description);
  const found = differences(generated, fresh);
  if (!isCheck) console.log(summaryOf(found));
  if (isCheck && found.length > 0) {
    const lines = found.map(({ name, is }) => `generated/${name} ${complaints[is]}`);
    console.error(`${lines.join('\n')}\n\nRun \`npm run generate\` and commit generated/.`);
    process.exitCode = 1;
  } else if (found.length > 0) {
    rmSync(generated, { recursive: true, force: true });
    renameSync(fresh, generated);
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
