import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { configIcons } from './vite/configIcons.ts';

const root = join(import.meta.dirname, '..');

/**
 * Tests that pass files or fake the clock. jsdom and Node each have their own `Blob` and timers; only a test file in
 * its own process sees a single one.
 */
const apart = [
  'tests/documents/DocumentDialog.test.tsx',
  'tests/screens/documents.test.tsx',
  'tests/screens/documentYears.test.tsx',
  'tests/documents/DownloadAll.test.tsx',
  'tests/sections/files/files.test.tsx',
  'tests/session/sessionEnd.test.tsx',
];

const inJsdom = {
  environment: 'jsdom',
  setupFiles: ['tests/signedInPart.ts', 'tests/setup.ts'],
};

export default defineConfig({
  root,
  plugins: [react(), configIcons(root)],
  test: {
    // Some tests generate code or PDF files, possibly on two busy cores.
    testTimeout: 20_000,
    // More than there are cores, because tests also wait: for timers, and for React to render lazy components.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // React's development build creates many short-lived objects; a larger young generation is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          setupFiles: ['tests/signedInPart.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...inJsdom,
          name: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          exclude: apart,
          // Loads jsdom once for all files in a process, which saves a third of the work.
          pool: 'vmForks',
        },
      },
      { extends: true, test: { ...inJsdom, name: 'jsdom apart', include: apart } },
    ],
  },
});
