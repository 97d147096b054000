import { parseArgs } from 'node:util';

type Suite = 'vitest' | 'browser' | 'engines';

/** A command that `npm test` runs. Those of the suites `browser` and `engines` need the build. */
export interface TestCommand {
  suite: Suite;
  command: 'vitest' | 'playwright';
  args: string[];
}

const commandOf: Record<Suite, (args: string[]) => TestCommand> = {
  vitest: (args) => ({
    suite: 'vitest',
    command: 'vitest',
    args: ['run', '--config', 'scripts/vitest.config.ts', ...args],
  }),
  browser: (args) => ({
    suite: 'browser',
    command: 'playwright',
    args: ['test', '--config', 'scripts/playwright.config.ts', ...args],
  }),
  engines: (args) => ({
    suite: 'engines',
    command: 'vitest',
    args: ['run', '--config', 'scripts/engines.config.ts', ...args],
  }),
};

/** Runs the tests that are among these files or import one of them. */
const relatedTests = (files: string[]): TestCommand => ({
  suite: 'vitest',
  command: 'vitest',
  args: ['related', '--run', '--config', 'scripts/vitest.config.ts', ...files],
});

function suiteOf(file: string): Suite | undefined {
  if (/^tests\/.*\.test\.tsx?$/.test(file)) return 'vitest';
  if (/^tests\/browser\/[^/]*\.browser\.ts$/.test(file)) return 'browser';
  return /^tests\/engines\/[^/]*\.engine\.ts$/.test(file) ? 'engines' : undefined;
}

/** Whether tests can import the file, so that its importers show which tests it affects. */
const isSource = (file: string) =>
  suiteOf(file) === undefined && /^((generated|scripts|src|tests)\/.*\.(tsx?|css)|portal\.config\.ts)$/.test(file);

/** The sources with this path or in this folder, and the tests whose path contains it. */
function filesNamed(name: string, files: readonly string[]): string[] {
  const path = name.replace(/^\.\//, '').replace(/\/$/, '');
  const found = files.filter((file) =>
    isSource(file) ? file === path || file.startsWith(`${path}/`) : suiteOf(file) && file.includes(path),
  );
  if (found.length > 0) return found;
  throw new Error(
    `No test file in tests/ has '${name}' in its path, and no source file has that path. ` +
      'Give part of the name of a test, a path such as src/widgets/DataTable.tsx, or nothing to run every test.',
  );
}

function commandsForFiles(named: readonly string[]): TestCommand[] {
  const testsOf = (suite: Suite) => named.filter((file) => suiteOf(file) === suite);
  const sources = named.filter(isSource);
  const browserAndEngines = (['browser', 'engines'] as const).filter((suite) => testsOf(suite).length > 0);
  const units = testsOf('vitest');
  return [
    ...(sources.length > 0 ? [relatedTests([...sources, ...units])] : []),
    ...(sources.length === 0 && units.length > 0 ? [commandOf.vitest(units)] : []),
    ...browserAndEngines.map((suite) => commandOf[suite](testsOf(suite))),
  ];
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { changed: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : error}\n\`npm test\` knows --changed and the names of files. ` +
        'For the options of vitest and Playwright call them with their configs in scripts/.',
    );
  }
}

/**
 * The commands for the arguments of `npm test`, from all files of the project and the uncommitted ones. Throws an error
 * for the developer where an argument matches nothing.
 */
export function testCommands(
  args: readonly string[],
  files: readonly string[],
  changed: () => string[],
): TestCommand[] {
  const { values, positionals } = readArguments(args);
  if (values.changed && positionals.length > 0) throw new Error('Give `npm test` either --changed or names of files.');
  if (values.changed) {
    const others = changed().filter((file) => ['browser', 'engines'].includes(suiteOf(file) ?? ''));
    return [commandOf.vitest(['--changed']), ...commandsForFiles(others)];
  }
  if (positionals.length === 0) return [commandOf.vitest([]), commandOf.browser([]), commandOf.engines([])];
  return commandsForFiles([...new Set(positionals.flatMap((name) => filesNamed(name, files)))]);
}
