import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

// The tests that mutants are put to, in tests/: `api/**,contract/**`.
const tests = (process.env.MUTANTS_TESTS ?? '').split(',');

const include: Record<string, string[]> = {
  node: tests.map((glob) => `tests/${glob}.test.ts`),
  jsdom: tests.map((glob) => `tests/${glob}.test.tsx`),
};

export default defineConfig({
  ...config,
  test: {
    ...config.test,
    reporters: [],
    projects: config.test?.projects?.map((project) =>
      typeof project === 'object' && 'test' in project
        ? { ...project, test: { ...project.test, include: include[String(project.test?.name)] ?? [] } }
        : project,
    ),
  },
});
