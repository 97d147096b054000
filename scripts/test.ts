import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureEngines, ensureNginx } from './browser.ts';
import { testCommands } from './test/commands.ts';

const root = join(import.meta.dirname, '..');

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

const git = (...args: string[]) =>
  execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

/** The uncommitted files, including untracked ones. */
const changedFiles = () => [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

try {
  const files = globSync(['portal.config.ts', '{generated,scripts,src,tests}/**/*.{ts,tsx,css}'], { cwd: root });
  const commands = testCommands(process.argv.slice(2), files, changedFiles);
  const suites = commands.map(({ suite }) => suite);
  if (suites.includes('browser')) {
    console.log(`The browser tests run in ${ensureBrowser()}.`);
    ensureNginx();
  }
  if (suites.includes('engines')) ensureEngines();
  // Browser tests use the production build.
  const needsBuild = suites.some((suite) => suite !== 'vitest');
  const isBuilt = needsBuild && run('npm', 'run', 'build');
  const results = commands.map(({ suite, command, args }) => (suite === 'vitest' || isBuilt) && run(command, ...args));
  process.exitCode = results.every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
