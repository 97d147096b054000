import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests the production build in Firefox and WebKit; `npm run test:all` runs it last, after the build. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    name: 'engines',
    include: ['tests/engines/*.engine.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Both engines run in parallel; the steps of each run in sequence.
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'test-results/engines.json' }]],
  },
});
