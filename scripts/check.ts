import { join } from 'node:path';
import { annotation } from './check/findings.ts';
import { type Result, runStep } from './check/runStep.ts';
import { type CheckOptions, stepsOf } from './check/steps.ts';
import { readOptions } from './commandLine.ts';

const root = join(import.meta.dirname, '..');

const usage = `npm run check -- [options]

Checks description, config, types, imports, style and dead code.

  --strict           turns warnings into errors
  --fix              removes translations that nothing uses
  --format FORMAT    json: one list of findings; github: marks in a pull request
  --explain /route   only prints a screen with its defaults and their sources
  --untranslated     only lists what is not translated
  --schema           only prints a JSON Schema of the config
  --help             this text`;

const formats = ['text', 'json', 'github'] as const;
type Format = (typeof formats)[number];

interface CommandLine extends CheckOptions {
  explain?: string | undefined;
  schema?: boolean | undefined;
  untranslated?: boolean | undefined;
  format: Format;
}

function readCommandLine(): CommandLine {
  const { format, ...values } = readOptions(usage, {
    strict: { type: 'boolean' },
    fix: { type: 'boolean' },
    explain: { type: 'string' },
    schema: { type: 'boolean' },
    untranslated: { type: 'boolean' },
    format: { type: 'string', default: 'text' },
  });
  const known = formats.find((one) => one === format);
  if (known) return { ...values, format: known };
  console.error(`--format is '${format}'; allowed: ${formats.join(', ')}.`);
  process.exit(1);
}

/** Prints a step's result; JSON is printed at the end, as one list. */
function report({ name, isSound, isUnchanged, output, findings }: Result, format: Format): void {
  if (format === 'json') return;
  const details = format === 'text' ? output && `\n\n${output}\n` : '';
  console.log(`${isSound ? '✓' : '✗'} ${name}${isUnchanged ? ' (unchanged)' : ''}${details}`);
  for (const finding of findings) console.log(annotation(finding, name));
}

async function runSteps({ format, ...asked }: CommandLine): Promise<boolean> {
  const running = stepsOf(asked).map((step) => runStep(root, step, format !== 'text'));
  const results: Result[] = [];
  for (const one of running) {
    // Each step is reported as soon as it and those before it are finished.
    const result = await one;
    report(result, format);
    results.push(result);
  }
  if (format === 'json')
    console.log(
      JSON.stringify(
        results.flatMap(({ findings }) => findings),
        null,
        2,
      ),
    );
  return results.every(({ isSound }) => isSound);
}

async function run({ explain, schema, untranslated, ...asked }: CommandLine): Promise<boolean> {
  // Imported here, because only these options need the config itself.
  if (explain !== undefined) return (await import('./check/explainScreen.ts')).explainRoute(explain);
  if (schema) return (await import('./check/printSchema.ts')).printSchema();
  if (untranslated) return (await import('./check/untranslated.ts')).listUntranslated();
  return runSteps(asked);
}

// Not exit(), which would cut off pending output.
process.exitCode = (await run(readCommandLine())) ? 0 : 1;
