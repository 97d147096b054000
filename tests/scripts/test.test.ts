import { describe, expect, it } from 'vitest';
import { testCommands } from '../../scripts/test/commands.ts';

const files = [
  'portal.config.ts',
  'src/widgets/DataTable.tsx',
  'src/widgets/Pager.tsx',
  'src/format/money.ts',
  'tests/openPortal.tsx',
  'tests/format/money.test.ts',
  'tests/widgets/DataTable.test.tsx',
  'tests/browser/tables.browser.ts',
  'tests/browser/portal.ts',
  'tests/engines/firefox.engine.ts',
];

/** The commands for some arguments, each as it would be typed. */
function typed(args: string[], changed: string[] = []): string[] {
  return testCommands(args, files, () => changed).map(({ command, args }) => [command, ...args].join(' '));
}

const units = 'vitest run --config scripts/vitest.config.ts';
const related = 'vitest related --run --config scripts/vitest.config.ts';
const browser = 'playwright test --config scripts/playwright.config.ts';
const engines = 'vitest run --config scripts/engines.config.ts';

describe('npm test', () => {
  it('runs every test when nothing is asked for', () => {
    expect(typed([])).toEqual([units, browser, engines]);
  });

  it.each([
    ['a test file', ['tests/format/money.test.ts'], [`${units} tests/format/money.test.ts`]],
    ['part of its name', ['DataTable'], [`${units} tests/widgets/DataTable.test.tsx`]],
    ['a browser test', ['tables'], [`${browser} tests/browser/tables.browser.ts`]],
    ['an engine', ['firefox'], [`${engines} tests/engines/firefox.engine.ts`]],
    ['a source file', ['src/widgets/Pager.tsx'], [`${related} src/widgets/Pager.tsx`]],
    ['a path as a shell completes it', ['./src/format/'], [`${related} src/format/money.ts`]],
    ['what tests are made of', ['tests/openPortal.tsx'], [`${related} tests/openPortal.tsx`]],
    ['the config', ['portal.config.ts'], [`${related} portal.config.ts`]],
    [
      'several files',
      ['money.test', 'src/widgets/Pager.tsx', 'tables', 'money.test'],
      [`${related} src/widgets/Pager.tsx tests/format/money.test.ts`, `${browser} tests/browser/tables.browser.ts`],
    ],
  ])('runs what belongs to %s', (_name, args, commands) => {
    expect(typed(args)).toEqual(commands);
  });

  it('runs what belongs to the changes that are not committed, in browsers only tests that were changed', () => {
    expect(typed(['--changed'], ['src/format/money.ts', 'tests/browser/portal.ts'])).toEqual([`${units} --changed`]);
    expect(typed(['--changed'], ['tests/browser/tables.browser.ts', 'tests/engines/firefox.engine.ts'])).toEqual([
      `${units} --changed`,
      `${browser} tests/browser/tables.browser.ts`,
      `${engines} tests/engines/firefox.engine.ts`,
    ]);
  });

  it.each([
    [
      'a name that nothing has',
      ['tests/format/mony.test.ts'],
      /No test file in tests\/ has 'tests\/format\/mony\.test\.ts' in its path.* Give/,
    ],
    ['a file that no test can import', ['openapi/portal.yaml'], /no source file has that path/],
    ['an option that it does not know', ['--chnaged'], /'--chnaged'(.|\n)*knows --changed/],
    ['two answers to what has to run', ['--changed', 'money'], /either --changed or names of files/],
  ])('refuses %s, and says what can be asked for', (_name, args, message) => {
    expect(() => typed(args)).toThrow(message);
  });
});
