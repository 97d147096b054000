import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allCommands, testCommands } from '../../scripts/test/commands.ts';
import { run } from '../../scripts/test/runCommands.ts';
import { withTimes } from '../../scripts/test/withTimes.ts';

const files = [
  'portal.config.ts',
  'src/ui/DataTable.tsx',
  'src/ui/Pager.tsx',
  'src/values/money.ts',
  'tests/openPortal.tsx',
  'tests/values/money.test.ts',
  'tests/ui/DataTable.test.tsx',
  'tests/browser/tables.browser.ts',
  'tests/browser/portal.ts',
  'tests/engines/firefox.engine.ts',
];

/** The commands for some arguments, as one would type them. */
function typed(args: string[], changed: string[] = []): string[] {
  return testCommands(args, files, () => changed).map(({ command, args }) => [command, ...args].join(' '));
}

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const units = 'vitest run --config scripts/vitest.config.ts';
const related = 'vitest related --run --config scripts/vitest.config.ts';
const browser = 'playwright test --config scripts/playwright.config.ts';
const engines = 'vitest run --config scripts/engines.config.ts';

describe('npm test', () => {
  it('runs vitest and a core walk in Chromium without arguments', () => {
    expect(typed([])).toEqual([units, `${browser} --grep @core`]);
  });

  it('has every screen in its walk, signing in, a form, a document, a switch and an export', () => {
    const walked = globSync('tests/browser/*.browser.ts', { cwd: root }).filter((file) =>
      read(file).includes("'@core'"),
    );
    const names = ['contact', 'documents', 'everyScreen', 'export', 'session', 'signIn'];
    expect(walked.toSorted()).toEqual(names.map((name) => `tests/browser/${name}.browser.ts`));
  });

  it.each([
    ['a test file', ['tests/values/money.test.ts'], [`${units} tests/values/money.test.ts`]],
    ['part of its name', ['DataTable'], [`${units} tests/ui/DataTable.test.tsx`]],
    ['a browser test', ['tables'], [`${browser} tests/browser/tables.browser.ts`]],
    ['an engine', ['firefox'], [`${engines} tests/engines/firefox.engine.ts`]],
    ['a source file', ['src/ui/Pager.tsx'], [`${related} src/ui/Pager.tsx`]],
    ['a path as a shell completes it', ['./src/values/'], [`${related} src/values/money.ts`]],
    ['what tests are made of', ['tests/openPortal.tsx'], [`${related} tests/openPortal.tsx`]],
    ['the config', ['portal.config.ts'], [`${related} portal.config.ts`]],
    [
      'several files',
      ['money.test', 'src/ui/Pager.tsx', 'tables', 'money.test'],
      [`${related} src/ui/Pager.tsx tests/values/money.test.ts`, `${browser} tests/browser/tables.browser.ts`],
    ],
  ])('runs what belongs to %s', (_name, args, commands) => {
    expect(typed(args)).toEqual(commands);
  });

  it('runs the tests of uncommitted changes, in browsers only changed tests', () => {
    expect(typed(['--changed'], ['src/values/money.ts', 'tests/browser/portal.ts'])).toEqual([`${units} --changed`]);
    expect(typed(['--changed'], ['tests/browser/tables.browser.ts', 'tests/engines/firefox.engine.ts'])).toEqual([
      `${units} --changed`,
      `${browser} tests/browser/tables.browser.ts`,
      `${engines} tests/engines/firefox.engine.ts`,
    ]);
  });

  it.each([
    [
      'an unknown name',
      ['tests/values/mony.test.ts'],
      /No test file in tests\/ has 'tests\/values\/mony\.test\.ts' in its path.* Give/,
    ],
    ['a file that no test can import', ['openapi/portal.yaml'], /no source file has that path/],
    ['an option that it does not know', ['--chnaged'], /'--chnaged'(.|\n)*knows --changed/],
    ['two answers to what has to run', ['--changed', 'money'], /either --changed or names of files/],
  ])('refuses %s, and says what is possible', (_name, args, message) => {
    expect(() => typed(args)).toThrow(message);
  });
});

describe('npm run test:all', () => {
  const typedAll = (...args: string[]) =>
    allCommands(args).commands.map(({ command, args }) => [command, ...args].join(' '));
  const rest = [`${browser} --grep-invert @core`, engines];

  it('runs everything, or with --rest what npm test leaves out', () => {
    expect(typedAll()).toEqual([units, browser, engines]);
    expect(typedAll('--rest')).toEqual(rest);
  });

  it('runs everything in parts with --times', () => {
    expect(allCommands(['--times']).isTimed).toBe(true);
    const first = [`${units} --project=node`, `${units} --project=!node`, `${browser} --grep @core`];
    expect(typedAll('--times')).toEqual([...first, ...rest]);
  });

  it('counts the processor time of a command, and of a process that it leaves running', () => {
    const busy = 'while (process.cpuUsage().user < 500_000);';
    const left = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(busy)}], { detached: true }).unref();`;
    const { passed, seconds } = run([process.execPath, '-e', left], true);
    expect(passed).toBe(true);
    expect(seconds).toBeGreaterThan(0.5);
    expect(run([process.execPath, '-e', 'process.exit(3)'], true).passed).toBe(false);
  });

  it('writes the times into the table of tests/README.md, with the sums of the commands', () => {
    const text = withTimes(
      '| other |\n\nTimes:\n\n| old | processor seconds |\n|---|\n| table |\n\nMore.\n',
      [1, 2, 4, 8, 16, 32],
    );
    expect(text).toMatch(/^\| other \|\n\nTimes:\n\n\| command(.*\n)+\nMore\.\n$/);
    const secondsIn = (command: string) =>
      text
        .split('\n')
        .find((line) => line.startsWith(`| \`${command}\``))
        ?.match(/ (\d+) \|$/)?.[1];
    const commands = ['npm test', 'npm run test:all -- --rest', 'npm run test:all', 'npm run build', engines];
    expect(commands.map(secondsIn)).toEqual(['15', '48', '63', '1', '32']);
  });

  it('has the current commands in the table of tests/README.md', () => {
    const withoutSeconds = (text: string) => text.replaceAll(/\d+ \|$/gm, '|');
    expect(withoutSeconds(read('tests/README.md'))).toBe(withoutSeconds(withTimes(read('tests/README.md'), [])));
  });

  it.each([
    [['tables'], /files are named to `npm test`/],
    [['--all'], /knows --rest and --times/],
    [['--rest', '--times'], /either --rest or --times/],
  ])('refuses %j', (args, message) => {
    expect(() => allCommands(args)).toThrow(message);
  });
});
