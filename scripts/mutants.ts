import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { offerHelp } from './commandLine.ts';

const vitest = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants.config.ts', related: true },
};
/** The table of mistakes alone. */
const mistakes = {
  testRunner: 'mistakes',
  plugins: [join(import.meta.dirname, 'mutants/mistakesRunner.ts')],
  // Loaded code stays in memory.
  maxTestRunnerReuse: 100,
};

/** What runs the tests of each folder of src/, and which those are in vitest. */
const folders: Record<string, { runner: object; tests?: string[] }> = {
  config: { runner: mistakes },
  values: { runner: vitest, tests: ['values/*'] },
  // The excluded tests open the whole portal, which takes seconds for each mutant.
  client: { runner: vitest, tests: ['client/*', 'client/session/!(keptScreens|sessionEnd)', 'contract/*'] },
};

const least = 80;
offerHelp(`npm run mutants -- [FOLDER…]

Makes many small changes in src/, and counts those that no test notices. Results for
unchanged mutants are cached in node_modules/.cache/mutants/.

  FOLDER  one of ${Object.keys(folders).join(', ')}, or a part such as config/rules; all by default
  --help  this text`);

const folderOf = (part: string) => part.split('/', 1)[0] ?? '';
const named = process.argv.slice(2);
const unknown = named.filter((part) => !(folderOf(part) in folders));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: name ${Object.keys(folders).join(', ')}, or nothing for all.`);
  process.exit(1);
}

for (const part of named.length > 0 ? named : Object.keys(folders)) {
  const folder = folderOf(part);
  const { runner, tests = [] } = folders[folder] ?? {};
  console.log(`\nMutants of src/${part}`);
  process.env.MUTANTS_TESTS = tests.join(',');
  await new Stryker({
    ...runner,
    mutate: [`src/${part}{,/**/*.{ts,tsx}}`, '!src/values/text/**'],
    ignorePatterns: ['dist', 'test-results', 'tests/pictures'],
    // Static mutants, evaluated when a file is loaded, would need all tests.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `node_modules/.cache/mutants/${folder}.json`,
    tempDirName: 'test-results/mutants',
    concurrency: 2,
    thresholds: { high: 90, low: least, break: least },
    reporters: ['progress-append-only', 'clear-text', 'json'],
    jsonReporter: { fileName: `test-results/mutants-${folder}.json` },
    clearTextReporter: { logTests: false, allowColor: false },
  }).runMutationTest();
}
