import { spawn } from 'node:child_process';
import { join } from 'node:path';

interface Step {
  name: string;
  command: string;
  args: string[];
}

const description: Step = {
  name: 'description and generated code',
  command: 'node',
  args: ['scripts/generate.ts', '--check'],
};
const others: Step[] = [
  { name: 'config', command: 'node', args: ['scripts/checkConfig.ts'] },
  { name: 'types', command: 'tsc', args: ['--noEmit', '-p', 'tsconfig.json', '--pretty', 'false'] },
  {
    name: 'imports',
    command: 'depcruise',
    args: [
      ...['--config', 'scripts/imports.cjs', '--output-type', 'err-long'],
      ...['portal.config.ts', 'generated', 'scripts', 'src', 'tests'],
    ],
  },
  { name: 'lint and format', command: 'biome', args: ['check', '--config-path=scripts', '--max-diagnostics=none'] },
  { name: 'dead code', command: 'knip', args: ['--config', 'scripts/knip.json', '--no-progress'] },
];

function run({ name, command, args }: Step): Promise<{ name: string; isSound: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: join(import.meta.dirname, '..') });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ name, isSound: false, output: error.message }));
    child.on('close', (status) => resolve({ name, isSound: status === 0, output: output.trim() }));
  });
}

function report({ name, isSound, output }: Awaited<ReturnType<typeof run>>): boolean {
  console.log(isSound ? `✓ ${name}` : `✗ ${name}\n\n${output}\n`);
  return isSound;
}

// First and alone: it writes beside generated/, which the others read.
const results = [report(await run(description))];
for (const result of await Promise.all(others.map(run))) results.push(report(result));
process.exitCode = results.every(Boolean) ? 0 : 1;
