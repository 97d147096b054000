import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser, ensureEngines, ensureNginx } from '../browser.ts';
import type { TestCommand } from './commands.ts';

const root = join(import.meta.dirname, '../..');

/** How a command ended, and how much of the processor it and everything that it started took. */
export interface Run {
  passed: boolean;
  seconds: number;
}

/** Node does not know the time of what it has started; a shell does. */
const timed = '"$@"; status=$?; times >&3; exit $status';

/** The seconds that a shell says its commands took, in its second line: `1m2.30s 0m4.50s`. */
export function secondsOf(times: string): number {
  const parts =
    times
      .trim()
      .split('\n')
      .at(-1)
      ?.matchAll(/(\d+)m([\d.]+)s/g) ?? [];
  return [...parts].reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0);
}

function run(command: string, ...args: string[]): Run {
  const { status, output } = spawnSync('sh', ['-c', timed, 'sh', command, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  return { passed: status === 0, seconds: secondsOf(output?.[3] ?? '') };
}

/** Runs all commands, even after one has failed, with the browsers and the build that they need; the build comes first. */
export function runCommands(commands: readonly TestCommand[]): { build: Run; tests: Run[] } {
  const suites = commands.map(({ suite }) => suite);
  if (suites.includes('browser')) {
    console.log(`The browser tests run in ${ensureBrowser()}.`);
    ensureNginx();
  }
  if (suites.includes('engines')) ensureEngines();
  // Browser tests use the production build.
  const needsBuild = suites.some((suite) => suite !== 'vitest');
  const build = needsBuild ? run('npm', 'run', 'build') : { passed: true, seconds: 0 };
  const tests = commands.map(({ suite, command, args }) =>
    suite === 'vitest' || build.passed ? run(command, ...args) : { passed: false, seconds: 0 },
  );
  return { build, tests };
}
