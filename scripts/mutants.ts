import { Stryker } from '@stryker-mutator/core';

// Makes many small changes in src/ and counts those that no test notices. Arguments name folders; all by default.
// Results for unchanged mutants are cached in node_modules/.cache/mutants/.

/** The tests for each folder of src/. */
const testsOf: Record<string, string[]> = {
  // Without the tests that start the compiler: it reads the files from disk, and is slow.
  config: ['config/checkWords.mutants.ts', 'config/(defaults|languages|translations)'],
  format: ['format/**'],
  api: ['api/**', 'contract/**'],
  // The other tests open the whole portal, which takes seconds for each mutant.
  session: ['session/!(keptScreens|sessionEnd)'],
};

const least = 80;
const named = process.argv.slice(2);
const unknown = named.filter((folder) => !(folder in testsOf));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: name ${Object.keys(testsOf).join(', ')}, or nothing for all.`);
  process.exit(1);
}

for (const folder of named.length > 0 ? named : Object.keys(testsOf)) {
  console.log(`\nMutants of src/${folder}`);
  process.env.MUTANTS_TESTS = testsOf[folder]?.join(',');
  await new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants.config.ts', related: true },
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: [`src/${folder}/**/*.{ts,tsx}`],
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
