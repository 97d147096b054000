import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Result, runStep } from './check/runStep.ts';
import { type Asked, stepsOf } from './check/steps.ts';

const root = join(import.meta.dirname, '..');

function report({ name, isSound, isUnchanged, output }: Result): boolean {
  console.log(`${isSound ? '✓' : '✗'} ${name}${isUnchanged ? ' (unchanged)' : ''}${output ? `\n\n${output}\n` : ''}`);
  return isSound;
}

function readCommandLine(): Asked & { explain?: string | undefined } {
  try {
    return parseArgs({
      options: { strict: { type: 'boolean' }, fix: { type: 'boolean' }, explain: { type: 'string' } },
    }).values;
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nThe check knows --strict, --fix and --explain /route.`,
    );
    process.exit(1);
  }
}

const asked = readCommandLine();
if (asked.explain !== undefined) {
  // Loaded here, as only this needs the config itself.
  const { explainRoute } = await import('./check/explainScreen.ts');
  process.exit((await explainRoute(asked.explain)) ? 0 : 1);
}

const results = stepsOf(asked).map((step) => runStep(root, step));
// Each is reported as soon as it and those before it are done.
let isSound = true;
for (const result of results) isSound = report(await result) && isSound;
process.exitCode = isSound ? 0 : 1;
