import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { apart } from './test/apart.ts';
import { configIcons } from './vite/configIcons.ts';

const root = join(import.meta.dirname, '..');

const shared = ['tests/signedInPart.ts', 'tests/leaveAsFound.ts'];

const inJsdom = { environment: 'jsdom', setupFiles: [...shared, 'tests/setup.ts'] };

export default defineConfig({
  root,
  plugins: [react(), configIcons(root)],
  test: {
    // Long enough for a machine with four times the load; a test that passes takes seconds.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 40_000 } },
    // Commands that tests start find the code that an earlier one has compiled.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
    // The test files of a worker share its modules and its window, since setting these up for each took half the time.
    isolate: false,
    // More than there are cores, because tests also wait for timers, and for React to render lazy components.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // React's development build creates many short-lived objects; a larger young generation is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    // A changed order reveals what a file leaves behind for the next.
    sequence: { shuffle: { files: Boolean(process.env.CI), tests: false } },
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          setupFiles: shared,
          // One project after the other, so that its workers are reused.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...inJsdom,
          name: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          exclude: Object.keys(apart),
        },
      },
      {
        extends: true,
        test: {
          ...inJsdom,
          name: 'jsdom apart',
          include: Object.keys(apart),
          isolate: true,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
