import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The tests that mutants of a folder of src/ are put to: named in MUTANTS_TESTS, as in `api,contract`. */
const folders = `tests/{${process.env.MUTANTS_TESTS},none}/**`;

const include: Record<string, string[]> = { node: [`${folders}/*.test.ts`], jsdom: [`${folders}/*.test.tsx`] };

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
