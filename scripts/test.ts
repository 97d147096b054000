import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { offerHelp } from './commandLine.ts';
import { rest, testCommands } from './test/commands.ts';
import { runCommands } from './test/runCommands.ts';

const root = join(import.meta.dirname, '..');

offerHelp(`npm test -- [--changed | FILE…]

Runs all tests of the code and a core walk in Chromium, or some of the tests.

  FILE       a test or part of its name, or a source file or folder, whose tests are found
  --changed  runs the tests of uncommitted changes
  --help     this text`);

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
  const args = process.argv.slice(2);
  const files = globSync(['portal.config.ts', '{generated,scripts,src,tests}/**/*.{ts,tsx,css}'], { cwd: root });
  const { tests } = runCommands(testCommands(args, files, changedFiles));
  process.exitCode = tests.every(({ passed }) => passed) ? 0 : 1;
  if (args.length === 0) {
    const left = rest.map(({ what }) => what).join(', and ');
    console.log(`\n\`npm run test:all\` adds ${left}; \`npm run test:all -- --rest\` runs only these.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
