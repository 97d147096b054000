import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Result, runStep } from './check/runStep.ts';
import { type Asked, stepsOf } from './check/steps.ts';

const root = join(import.meta.dirname, '..');

function report({ name, isSound, isUnchanged, output }: Result): boolean {
  console.log(`${isSound ? '✓' : '✗'} ${name}${isUnchanged ? ' (unchanged)' : ''}${output ? `\n\n${output}\n` : ''}`);
  return isSound;
}

function readCommandLine(): Asked & { explain?: string | undefined; schema?: boolean | undefined } {
  try {
    return parseArgs({
      options: {
        strict: { type: 'boolean' },
        fix: { type: 'boolean' },
        explain: { type: 'string' },
        schema: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nThe check knows --strict, --fix, --explain /route and --schema.`,
    );
    process.exit(1);
  }
}

async function runSteps(asked: Asked): Promise<boolean> {
  const results = stepsOf(asked).map((step) => runStep(root, step));
  // Each step is reported as soon as it and those before it are done.
  let isSound = true;
  for (const result of results) isSound = report(await result) && isSound;
  return isSound;
}

async function run({ explain, schema, ...asked }: ReturnType<typeof readCommandLine>): Promise<boolean> {
  // Imported here, because only these options need the config itself.
  if (explain !== undefined) return (await import('./check/explainScreen.ts')).explainRoute(explain);
  if (schema) return (await import('./check/printSchema.ts')).printSchema();
  return runSteps(asked);
}

// Not exit(), which would cut off pending output.
process.exitCode = (await run(readCommandLine())) ? 0 : 1;
