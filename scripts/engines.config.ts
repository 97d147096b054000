import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The walk through the production build in Firefox and WebKit; `npm test` runs it last, once the build is there. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    name: 'engines',
    include: ['tests/engines/*.engine.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Both at once; the steps of one follow each other.
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: 'test-results/engines.json' }]],
  },
});
