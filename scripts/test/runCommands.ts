import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser, ensureCaddy, ensureEngines, ensureReaders } from '../browser.ts';
import type { TestCommand } from './commands.ts';

const root = join(import.meta.dirname, '../..');

/** How a command ended and, if it was timed, the processor time of everything that it started. */
export interface Run {
  passed: boolean;
  seconds: number;
}

/** Runs a command. It is timed by another program, which also counts processes that browsers leave behind. */
export function run([command, ...args]: readonly [string, ...string[]], isTimed: boolean): Run {
  if (!isTimed) return { passed: spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0, seconds: 0 };
  const { status, output } = spawnSync('python3', [join(import.meta.dirname, 'processorTime.py'), command, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  return { passed: status === 0, seconds: Number(output?.[3] ?? Number.NaN) };
}

/** Runs all commands, even after one has failed, once the browsers and the build that they need are ready. */
export function runCommands(commands: readonly TestCommand[], isTimed = false): { build: Run; tests: Run[] } {
  const suites = commands.map(({ suite }) => suite);
  if (suites.includes('browser')) {
    console.log(`The browser tests run in ${ensureBrowser()}.`);
    ensureCaddy();
    ensureReaders();
  }
  if (suites.includes('engines')) ensureEngines();
  // Browser tests use the production build.
  const needsBuild = suites.some((suite) => suite !== 'vitest');
  const build = needsBuild ? run(['npm', 'run', 'build'], isTimed) : { passed: true, seconds: 0 };
  const tests = commands.map(({ suite, command, args }) =>
    suite === 'vitest' || build.passed ? run([command, ...args], isTimed) : { passed: false, seconds: 0 },
  );
  return { build, tests };
}
