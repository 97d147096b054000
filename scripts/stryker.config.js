export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants.config.ts' },
  mutate: [
    'src/{client,config,values}/**/*.{ts,tsx}',
    'src/kinds/*/{options,rules,*Problems,*Rules}.ts',
    '!src/values/text/**',
  ],
  ignorePatterns: ['dist', 'test-results', 'tests/pictures'],
  // Static mutants, evaluated when a file is loaded, would need all tests.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'node_modules/.cache/mutants.json',
  tempDirName: 'test-results/mutants',
  concurrency: 2,
  thresholds: { high: 90, low: 80, break: 80 },
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { logTests: false, allowColor: false },
};
