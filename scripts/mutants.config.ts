import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The tests to run against mutants. Two that open the whole portal are left out, which would take seconds for each. */
const include: Record<string, string[]> = {
  node: ['tests/{client,client/session,contract,values}/*.test.ts', 'tests/config/mistakes.mutants.ts'],
  jsdom: ['tests/{client,contract,values}/*.test.tsx', 'tests/client/session/!(keptScreens|sessionEnd).test.tsx'],
};

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
