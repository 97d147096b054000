import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apart } from '../scripts/test/apart.ts';

const root = join(import.meta.dirname, '..');
const notOurs = ['.git', '.generated', 'dist', 'dist-demo', 'node_modules', 'test-results'];

/** Every file of the project, or of one folder of it, by its path from the root. */
function filesOf(folder = '.'): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.includes(entry.name)) return [];
    const path = relative(root, join(entry.parentPath, entry.name));
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every line that matches, as `file:line: text`. */
function linesWith(pattern: RegExp, files: string[]): string[] {
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

const isCode = (path: string) => /\.(ts|tsx|js|cjs)$/.test(path);
const code = [...filesOf('src'), ...filesOf('scripts'), ...filesOf('tests'), 'portal.config.ts'].filter(isCode);

/** A planted mistake for each rule of scripts/imports.cjs; the project itself has what the rules allow. */
const mistakes: [file: string, text: string, rule: string][] = [
  ['src/values/money.ts', "export { Button } from '../ui/Button.ts';", 'imports-of-values'],
  ['src/main.tsx', "export { sandbox } from './sandbox/sandbox.ts';", 'imports-of-app'],
  ['src/config/shape.ts', "export { api } from '../client/client.ts';", 'types-for-config'],
  ['src/helpers/join.ts', "export { sandbox } from '../sandbox/sandbox.ts';", 'rooms-of-the-table'],
  ['src/hosts/home.ts', "export type { fields } from '../kinds/Fields.ts';", 'kinds-by-their-options'],
  ['src/kinds/list/options.ts', "export { Button as List } from '../../ui/Button.ts';", 'options-are-data'],
  ['src/app/Mocks.ts', "export { mock } from '../../generated/hooks/brand/brand.msw.ts';", 'generated-only-in-client'],
  ['src/kinds/Fields.ts', "export type { fields } from '../../generated/fields.ts';", 'fields-for-config'],
  ['src/config/lookup.ts', "export { fields } from '../../generated/fields.ts';", 'fields-as-types'],
  ['src/config/brand.ts', "export { brand } from '../../generated/hooks/brand/brand.ts';", 'hooks-where-data-is-shown'],
  ['generated/bodies.ts', "export { api as bodies } from '../src/client/client.ts';", 'generated-calls-the-client'],
  ['src/client/client.ts', "import Cookies from 'js-cookie';\nexport const api = Cookies;", 'cookies-only-in-session'],
  ['src/screen/Menu.ts', "export { portal } from '../../portal.config.ts';", 'config-only-in-app'],
  ['src/client/wire.ts', "export { session } from './session/session.ts';", 'session-behind-its-port'],
  ['src/figures/sum.ts', "export { text } from '../values/text/text.ts';", 'figures-compute'],
  ['portal.config.ts', "export { api as portal } from './src/client/client.ts';", 'config-is-data'],
  ['tests/kinds/list.test.ts', "export { portal } from '../../portal.config.ts';", 'tests-without-the-config'],
  ['src/ui/Button.ts', "export { useQuery as Button } from '@tanstack/react-query';", 'widgets-draw'],
  ['src/app/Mock.ts', "export { http } from 'msw';", 'shipped-packages'],
  ['src/screen/one.ts', "import type { Two } from './two.ts';\nexport type One = Two;", 'no-cycles'],
  ['src/screen/two.ts', "import type { One } from './one.ts';\nexport type Two = One | 2;", 'no-cycles'],
  ['src/values/text/alone.ts', 'export const alone = 1;', 'no-orphans'],
  ['src/ui/theme/brand.ts', "export { nothing } from './nothing.ts';", 'resolvable'],
];

/** What else they import. */
const imported: [file: string, text: string][] = [
  ['src/sandbox/sandbox.ts', 'export const sandbox = 1;'],
  ['src/client/session/session.ts', 'export const session = 1;'],
  ['src/values/text/text.ts', 'export const text = 1;'],
  ['generated/fields.ts', 'export const fields = {};'],
  ['generated/hooks/brand/brand.ts', 'export const brand = 1;'],
  ['generated/hooks/brand/brand.msw.ts', 'export const mock = 1;'],
];

interface Violation {
  from: string;
  cycle?: { name: string }[];
  rule: { name: string };
}

/** The violations that dependency-cruiser reports in those files, as `file rule`. */
function cruise(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'portal-imports-'));
  try {
    for (const [file, text] of [...mistakes, ...imported]) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    for (const name of ['node_modules', 'package.json', 'tsconfig.json'])
      symlinkSync(join(root, name), join(folder, name));
    const config = `--config=${join(root, 'scripts/imports.cjs')}`;
    const { stdout, stderr } = spawnSync(
      'depcruise',
      [config, '--output-type=json', 'src', 'generated', 'tests', 'portal.config.ts'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    if (!stdout) throw new Error(stderr);
    // dependency-cruiser's own format.
    const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
    return summary.violations.flatMap(({ from, cycle = [], rule }) =>
      [from, ...cycle.map(({ name }) => name)].map((file) => `${file} ${rule.name}`),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('The import rules', () => {
  const violations = cruise();

  it.each(mistakes)('refuse %s with %j: %s', (file, _text, rule) => {
    expect(violations).toContain(`${file} ${rule}`);
  });

  it('are all tried, those of the table for two rooms', () => {
    const tried = new Set(mistakes.map(([, , rule]) => rule));
    const ofTable = /^(imports-of|types-for)-/;
    const { forbidden }: { forbidden: { name: string }[] } = createRequire(import.meta.url)('../scripts/imports.cjs');
    expect(forbidden.map(({ name }) => name).filter((name) => !tried.has(name) && !ofTable.test(name))).toEqual([]);
  });
});

describe('The project', () => {
  it('has only the expected files and folders at its root', () => {
    const allowed = /^(\..+|package(-lock)?\.json|tsconfig\.json|portal\.config\.ts|README\.md|LICENSE(\.md)?)$/;
    const folders = ['openapi', 'generated', 'scripts', 'src', 'tests'];
    const entries = readdirSync(root).filter((name) => !notOurs.includes(name) && !allowed.test(name));
    expect(entries.sort()).toEqual(folders.sort());
  });

  it('has no catch-all folders and no barrels', () => {
    const drawer = /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.[cm]?[jt]sx?$)|(^|\/)index\.[jt]sx?$/;
    expect(code.filter((file) => drawer.test(file))).toEqual([]);
  });

  it('has no source file over 250 lines', () => {
    const long = code.filter(
      (file) => file.startsWith('src/') && !file.startsWith('src/screens/') && textOf(file).split('\n').length > 251,
    );
    expect(long).toEqual([]);
  });

  it('silences no type error', () => {
    const silenced = /\bas an[y]\b|[:<]\s*an[y]\b|@ts-(ignor[e]|nochec[k])/;
    expect(linesWith(silenced, code)).toEqual([]);
    const expected = /@ts-expect-erro[r]/;
    expect(
      linesWith(
        expected,
        code.filter((file) => !file.startsWith('tests/')),
      ),
    ).toEqual([]);
  });

  it('replaces no module in a test, since the files of a worker share them', () => {
    const replaced = /\bvi\.(do)?[mM]ock\(/;
    expect(
      linesWith(
        replaced,
        code.filter((file) => /\.test\.tsx?$/.test(file)),
      ),
    ).toEqual([]);
  });

  it('waits in Chromium by the functions of waits.ts, not for a time or a guess', () => {
    const others = /networkidl[e]|waitFor(LoadState|Timeout|Response|Request)\b/;
    const files = code.filter((file) => file.startsWith('tests/browser/') && !file.endsWith('/waits.ts'));
    expect(linesWith(others, files)).toEqual([]);
  });

  it('runs few test files apart from the others, and gives a reason for each', () => {
    expect(Object.keys(apart).filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(Object.keys(apart).length).toBeLessThanOrEqual(3);
    for (const why of Object.values(apart)) expect(why).toMatch(/\w+ \w+ \w+/);
  });

  it('uses none of the phrases that sound translated', () => {
    // Each with a bracket, so that these lines do not match themselves.
    const phrases = [
      'whoeve[r]',
      'of no interes[t]',
      'can(not)? be ha[d]',
      'what of i[t]',
      'ane[w]',
      '(is|are|was|were|be|been) (said|told) o[f]',
      '(is|are|was|were|be|been) asked fo[r]',
      'says? o[f]',
      '(a|the|its|their) forme[r]',
      'the (newest|latest|oldest|largest|worst) firs[t]',
      'where (none|nobod[y]|nothing|there (is|are) n(o|one|othing))',
      '(otherwise|differently) on the wir[e]',
      'in the plac[e] of',
      'inside o[f]',
    ];
    const translated = new RegExp(`\\b(${phrases.join('|')})\\b`, 'i');
    const texts = [...code, ...filesOf().filter((file) => /\.(css|md|yaml)$/.test(file))];
    const own = texts.filter(
      (file) => !file.startsWith('src/values/text/') && file !== 'tests/specification/readings.md',
    );
    expect(linesWith(translated, own)).toEqual([]);
  });

  it('mentions no machine that it was written on', () => {
    const machine =
      /\.\.\/share[d]\b|\/wor[k]\/|\/roo[t]\/|\/hom[e]\/\w|registr[y]\.\w+\.\w|npmj[s]\.(com|org)|"resolve[d]": "http/;
    const texts = filesOf().filter((file) => !/\.(png|jpe?g|ico|woff2?|pdf)$/.test(file));
    expect(linesWith(machine, texts)).toEqual([]);
  });

  it('has a router without known vulnerabilities, the last of which were fixed in 7.18.0', () => {
    const { packages } = JSON.parse(textOf('package-lock.json'));
    for (const name of ['react-router', 'react-router-dom']) {
      const { version } = packages[`node_modules/${name}`];
      expect(version.localeCompare('7.18.0', 'en', { numeric: true }), version).toBeGreaterThanOrEqual(0);
    }
  });
});
