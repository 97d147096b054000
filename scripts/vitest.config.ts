import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { configIcons } from './vite/configIcons.ts';

const root = join(import.meta.dirname, '..');

/**
 * Tests that hand over files or stop the clock. jsdom and Node each have a `Blob` and timers; only a test file with a process
 * of its own sees one of each.
 */
const apart = [
  'tests/documents/DocumentDialog.test.tsx',
  'tests/screens/documents.test.tsx',
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
    // Some tests generate code or PDF files, and two cores may have much else to do.
    testTimeout: 20_000,
    // More than there are cores, since tests also wait: for timers, and for React to draw what has come late.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // React's development build creates much that lives briefly; with more room for it the collector runs less often.
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
          // Loads jsdom once for all the files that a process runs, which saves a third of the work.
          pool: 'vmForks',
        },
      },
      { extends: true, test: { ...inJsdom, name: 'jsdom apart', include: apart } },
    ],
  },
});
