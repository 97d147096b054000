import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Asked, type Step, stepsOf } from './check/steps.ts';

function run({ name, command, args, warns }: Step): Promise<{ name: string; isSound: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: join(import.meta.dirname, '..') });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ name, isSound: false, output: error.message }));
    child.on('close', (status) => {
      const isSound = status === 0;
      resolve({ name, isSound, output: isSound && !warns ? '' : output.trim() });
    });
  });
}

function report({ name, isSound, output }: Awaited<ReturnType<typeof run>>): boolean {
  console.log(`${isSound ? '✓' : '✗'} ${name}${output ? `\n\n${output}\n` : ''}`);
  return isSound;
}

function readCommandLine(): Asked {
  try {
    return parseArgs({ options: { strict: { type: 'boolean' }, fix: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nThe check knows --strict and --fix.`);
    process.exit(1);
  }
}

const [first, ...others] = stepsOf(readCommandLine());
const results = [report(await run(first))];
for (const result of await Promise.all(others.map(run))) results.push(report(result));
process.exitCode = results.every(Boolean) ? 0 : 1;
