import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

// The tests in tests/ to run against mutants: `client/*,contract/*`.
const tests = (process.env.MUTANTS_TESTS ?? '').split(',');
const filesOf = (ending: string) => tests.map((test) => `tests/${test}.test.${ending}`);

const include: Record<string, string[]> = { node: filesOf('ts'), jsdom: filesOf('tsx') };

// The runner works in threads, which take no options of Node's.
const { execArgv: _, ...test } = config.test ?? {};

export default defineConfig({
  ...config,
  test: {
    ...test,
    reporters: [],
    projects: test.projects?.flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project)) return project;
      const own = include[String(project.test?.name)];
      return own ? { ...project, test: { ...project.test, include: own } } : [];
    }),
  },
});
