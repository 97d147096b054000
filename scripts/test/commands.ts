import { type ParseArgsConfig, parseArgs } from 'node:util';

type Suite = 'vitest' | 'browser' | 'engines';

/** A command that runs tests. Those of the suites `browser` and `engines` need the build. */
export interface TestCommand {
  suite: Suite;
  command: 'vitest' | 'playwright';
  args: string[];
}

/** The tag of the Chromium tests that `npm test` runs. */
const core = '@core';

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

/** A part of the tests that is timed separately, with its description. */
interface Part extends TestCommand {
  what: string;
}

/** What `npm test` runs. */
export const first: readonly Part[] = [
  { ...commandOf.vitest(['--project=node']), what: 'the tests that need no page, in Node' },
  { ...commandOf.vitest(['--project=!node']), what: 'the tests that need a page, in jsdom' },
  { ...commandOf.browser(['--grep', core]), what: 'a core walk in Chromium' },
];

/** What `npm test` leaves to `npm run test:all`. */
export const rest: readonly Part[] = [
  { ...commandOf.browser(['--grep-invert', core]), what: 'all other tests in Chromium' },
  { ...commandOf.engines([]), what: 'a walk through every screen and form in Firefox and WebKit' },
];

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
      'Give part of the name of a test, a path such as src/ui/DataTable.tsx, or nothing to run every test.',
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

function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  known: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : error}\n${known} ` +
        'For the options of vitest and Playwright call them with their configs in scripts/.',
    );
  }
}

/**
 * The commands for the arguments of `npm test`, given all files of the project and the uncommitted ones. Throws an
 * error for the developer if an argument matches nothing.
 */
export function testCommands(
  args: readonly string[],
  files: readonly string[],
  changed: () => string[],
): TestCommand[] {
  const known = '`npm test` knows --changed and the names of files.';
  const { values, positionals } = readArguments(args, { changed: { type: 'boolean' } }, known);
  if (values.changed && positionals.length > 0) throw new Error('Give `npm test` either --changed or names of files.');
  if (values.changed) {
    const others = changed().filter((file) => ['browser', 'engines'].includes(suiteOf(file) ?? ''));
    return [commandOf.vitest(['--changed']), ...commandsForFiles(others)];
  }
  if (positionals.length === 0) return [commandOf.vitest([]), commandOf.browser(['--grep', core])];
  return commandsForFiles([...new Set(positionals.flatMap((name) => filesNamed(name, files)))]);
}

/** The commands for the arguments of `npm run test:all`, and whether to record how long each takes. */
export function allCommands(args: readonly string[]): { commands: readonly TestCommand[]; isTimed: boolean } {
  const options = { rest: { type: 'boolean' }, times: { type: 'boolean' } } as const;
  const known = '`npm run test:all` knows --rest and --times; files are named to `npm test`.';
  const { values, positionals } = readArguments(args, options, known);
  if (positionals.length > 0) throw new Error(known);
  if (values.rest && values.times) throw new Error('Give `npm run test:all` either --rest or --times.');
  if (values.times) return { commands: [...first, ...rest], isTimed: true };
  if (values.rest) return { commands: rest, isTimed: false };
  return { commands: [commandOf.vitest([]), commandOf.browser([]), commandOf.engines([])], isTimed: false };
}
