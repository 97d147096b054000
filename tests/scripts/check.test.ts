import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  annotation,
  compilerFindings,
  deadCodeFindings,
  importFindings,
  lintFindings,
  ownFindings,
  shortMessages,
} from '../../scripts/check/findings.ts';
import { runStep } from '../../scripts/check/runStep.ts';
import { type CheckOptions, type Step, stepsOf } from '../../scripts/check/steps.ts';

const files = {
  'portal.config.ts': "import { brand } from '../brand.ts';\nexport default { brand };\n",
  'generated/schema.ts': 'export type Schema = 1;\n',
  'generated/hooks/teams.ts': 'export const teams = 1;\n',
  'openapi/portal.yaml': 'openapi: 3.1.0\npaths: { /teams: { $ref: ../../teams.yaml } }\n',
  'scripts/generate.ts': 'write();\n',
  'src/values/text/en/texts.ts': 'export const texts = {};\n',
  'node_modules/.package-lock.json': '{ "orval": "8.38.0" }\n',
  // Beside the project.
  '../brand.ts': "export { name as brand } from './names.ts';\n",
  '../names.ts': "export const name = 'Northline';\n",
  '../teams.yaml': 'post: {}\n',
  '../elsewhere/bank.yaml': 'openapi: 3.0.0\n',
};

let folder: string;
let root: string;

function write(file: string, text: string) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  // A copy or an archive may bring a file with an old date.
  utimesSync(path, 0, 0);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-check-'));
  root = join(folder, 'portal');
  for (const [file, text] of Object.entries(files)) write(file, text);
  symlinkSync('../../elsewhere', join(root, 'openapi/apis'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function stepNamed(name: string, asked: CheckOptions = {}): Step {
  const step = stepsOf(asked).find((one) => one.name === name);
  if (!step) throw new Error(`There is no step '${name}'.`);
  return step;
}

/** A step of the check by its name, with a test's own tool. */
function stepWith(name: string): Step {
  const args = ['node_modules/tool.cjs'];
  return { ...stepNamed(name), command: 'node', args, data: { args: [...args, '--json'], read: ownFindings } };
}

/** Runs a step whose tool is this program. */
function run(program: string, { name = 'description and generated code', asData = false } = {}) {
  write('node_modules/tool.cjs', program);
  return runStep(root, stepWith(name), asData);
}

const passing = '';
const failing = 'console.error("wrong"); process.exitCode = 1';
const warning = `console.log('{"severity":"warning"}')`;

describe('npm run check', () => {
  it('does not run a step again that passed with the same files', async () => {
    expect(await run(passing)).toMatchObject({ isSound: true, isUnchanged: false });
    expect(await run(failing)).toMatchObject({ isSound: true, isUnchanged: true });
  });

  it.each([
    ['a generated file is edited', 'generated/schema.ts', 'export type Schema = 2;\n'],
    ['a generated file is edited in a folder below', 'generated/hooks/teams.ts', 'export const teams = 2;\n'],
    ['a generated file is added', 'generated/more.ts', ''],
    ['the description is changed', 'openapi/portal.yaml', 'openapi: 3.1.1\n'],
    ['the generator is changed', 'scripts/generate.ts', 'writeMore();\n'],
    ['a text of the interface is changed', 'src/values/text/en/texts.ts', 'export const texts = { close: 1 };\n'],
    ['a file that the config imports from elsewhere is edited', '../brand.ts', "export const brand = 'Boreal';\n"],
    ['a file that this one imports is edited', '../names.ts', "export const name = 'Boreal';\n"],
    ['a file that the description refers to is edited', '../teams.yaml', 'get: {}\n'],
    ['a file behind a link is edited', '../elsewhere/bank.yaml', 'openapi: 3.1.0\n'],
    ['a file behind a link is added', '../elsewhere/other.yaml', 'openapi: 3.1.0\n'],
    ['another version of a package is installed', 'node_modules/.package-lock.json', '{ "orval": "8.39.0" }\n'],
  ])('finds mistakes again after a step has passed, once %s', async (_name, file, text) => {
    await run(passing, { name: 'types' });
    write(file, text);
    expect(await run(failing, { name: 'types' })).toMatchObject({ isSound: false, output: 'wrong' });
  });

  it('notices that a generated file is gone', async () => {
    await run(passing);
    rmSync(join(root, 'generated/schema.ts'));
    expect(await run(failing)).toMatchObject({ isSound: false });
  });

  it('keeps no result while a package is linked', async () => {
    symlinkSync('../../elsewhere', join(root, 'node_modules/brands'));
    await run(passing);
    expect(await run(failing)).toMatchObject({ isUnchanged: false });
  });

  it('ends although a link leads back to its folder', async () => {
    symlinkSync('..', join(root, 'src/back'));
    await run(passing);
    expect(await run(failing)).toMatchObject({ isUnchanged: true });
  });

  it('distinguishes runs with other arguments', async () => {
    await run(passing);
    expect(await run(warning, { asData: true })).toMatchObject({ findings: [{ severity: 'warning' }] });
  });

  it('repeats its previous output, with warnings', async () => {
    for (const _ of [1, 2]) {
      expect(await run(failing)).toMatchObject({ isSound: false, isUnchanged: false, output: 'wrong' });
      expect(await run(warning)).toMatchObject({ isSound: true, isUnchanged: false, output: '{"severity":"warning"}' });
    }
  });

  it('skips steps that an edit of one file cannot concern', async () => {
    const edit = () =>
      write('src/values/text/en/texts.ts', `import { name } from './name.ts';\nexport const texts = { name };\n`);
    edit();
    for (const name of ['imports', 'types']) await run(passing, { name });
    write('src/values/text/en/texts.ts', `import { name } from './name.ts';\nexport const texts = { a: name };\n`);
    expect(await run(failing, { name: 'imports' })).toMatchObject({ isUnchanged: true });
    expect(await run(failing, { name: 'types' })).toMatchObject({ isSound: false });
    write('src/values/text/en/texts.ts', `import { name } from '../name.ts';\nexport const texts = { a: name };\n`);
    expect(await run(failing, { name: 'imports' })).toMatchObject({ isSound: false });
    edit();
    write('src/values/text/en/name.ts', '');
    expect(await run(failing, { name: 'imports' })).toMatchObject({ isSound: false });
  });

  it('lints only files that have changed since they passed, and all again with other rules', async () => {
    const name = 'lint and format';
    for (const file of ['package.json', 'tsconfig.json', 'scripts/biome.json']) write(file, '{}\n');
    write('tests/a.test.ts', 'test();\n');
    const tell = `require('fs').writeFileSync('node_modules/given.json', JSON.stringify(process.argv.slice(2)))`;
    const given = async () => {
      await run(tell, { name });
      return JSON.parse(readFileSync(join(root, 'node_modules/given.json'), 'utf8'));
    };
    expect(await given()).toContain('openapi/portal.yaml');
    expect(await run(failing, { name })).toMatchObject({ isUnchanged: true });
    write('src/values/text/en/texts.ts', 'export const texts = { a: 1 };\n');
    expect(await run(failing, { name })).toMatchObject({ isSound: false, output: 'wrong' });
    expect(await given()).toEqual(['src/values/text/en/texts.ts']);
    write('scripts/biome.json', '{ "linter": {} }\n');
    expect(await given()).toContain('tests/a.test.ts');
  });

  it('runs a step again if a file was edited while it ran', async () => {
    await run(`require('fs').writeFileSync('generated/schema.ts', 'edited')`);
    write('generated/schema.ts', files['generated/schema.ts']);
    expect(await run(failing)).toMatchObject({ isSound: false });
  });
});

describe('the messages of the compiler', () => {
  const reasons = ['  Types of property a.', "    Type 'b'.", "      Type 'c'."];

  it('are shown in full if they are short', () => {
    const short = ["src/a.ts(3,5): error TS2322: Type 'a'.", ...reasons, ...reasons].join('\n');
    expect(shortMessages(short)).toBe(short);
  });

  it('are reduced to their beginning and their cause if they are long', () => {
    const place = 'src/a.ts(3,5): error TS2322: Type ';
    const long = [place + 'x'.repeat(2000), `  Type ${'y'.repeat(2000)}.`, ...reasons].join('\n');
    const causes = ['  Types of property a.', "  Type 'b'.", "  Type 'c'."];
    const shortened = [`${place}${'x'.repeat(160 - place.length)}…`, ...causes].join('\n');
    expect(shortMessages(`${long}\n${place}a.\n`)).toBe(`${shortened}\n${place}a.\n`);
  });
});

describe('npm run check -- --format', () => {
  it('names file, line and column of each finding', () => {
    expect(compilerFindings("src/a.ts(3,5): error TS2322: Type 'a'.\n  Type 'b'.\nFound 1 error.")).toEqual([
      { file: 'src/a.ts', line: 3, column: 5, path: '', message: "TS2322: Type 'a'.\n  Type 'b'.", severity: 'error' },
    ]);
    const imports = {
      violations: [{ from: 'src/values/a.ts', to: 'src/ui/b.ts', rule: { name: 'imports-of-values' } }],
      ruleSetUsed: { forbidden: [{ name: 'imports-of-values', comment: 'src/values/ may import text.' }] },
    };
    expect(importFindings(JSON.stringify({ summary: imports }))).toMatchObject([
      { file: 'src/values/a.ts', message: 'imports-of-values: imports src/ui/b.ts. src/values/ may import text.' },
    ]);
    const place = (line: number) => ({ path: 'src/a.ts', start: { line, column: line } });
    const diagnostics = [
      { severity: 'error', message: 'Unused.', category: 'lint/a', location: place(4) },
      { severity: 'error', message: 'Formatter …', category: 'format', location: place(0) },
    ];
    expect(lintFindings(false)(`${JSON.stringify({ diagnostics })}\nThe reporter is {experimental`)).toMatchObject([
      { file: 'src/a.ts', line: 4, column: 4, message: 'lint/a: Unused.' },
      { file: 'src/a.ts', message: 'is not formatted; `npm run format` does it' },
    ]);
    const issues = [{ file: 'src/a.ts', exports: [{ name: 'x', line: 2, col: 14 }], files: [{ name: 'src/a.ts' }] }];
    expect(deadCodeFindings(JSON.stringify({ issues }))).toMatchObject([
      { file: 'src/a.ts', line: 2, column: 14, message: 'x is among the unused or missing exports' },
      { file: 'src/a.ts', message: 'nothing uses this file' },
    ]);
  });

  it('reads the findings of its own steps, and reports the message of a tool that cannot start', async () => {
    const found = { file: 'portal.config.ts', line: 7, path: 'menu[0]', message: 'is wrong' };
    const says = (text: string) => {
      const step = stepNamed('config');
      return { ...step, command: 'node', data: { ...step.data, args: ['-e', text] } };
    };
    const own = says(`console.log(${JSON.stringify(JSON.stringify(found))}); process.exitCode = 1`);
    expect((await runStep(root, own, true)).findings).toEqual([{ severity: 'error', ...found }]);
    const imports = { violations: [{ from: 'a', to: 'b', rule: { name: 'c' } }], ruleSetUsed: { forbidden: [] } };
    const patient = { ...stepNamed('imports'), command: 'echo' };
    const summary = { ...patient.data, args: [JSON.stringify({ summary: imports })] };
    expect(await runStep(root, { ...patient, data: summary }, true)).toMatchObject({ isSound: false });
    const broken = await runStep(root, says('console.error("no such module"); process.exitCode = 1'), true);
    expect(broken.findings).toEqual([{ path: '', message: 'no such module', severity: 'error' }]);
    const sound = says('console.log("generated/ is up to date.")');
    expect(await runStep(root, sound, true)).toMatchObject({ isSound: true, findings: [] });
    expect(await runStep(root, sound, true)).toMatchObject({ isUnchanged: true });
  });

  it('fails for a warning of the linter if it is strict, in words and as data', async () => {
    const linter = { rules: { suspicious: { noDoubleEquals: 'warn' } } };
    const files = { includes: ['**', '!!**/biome.json'] };
    write('scripts/biome.json', JSON.stringify({ linter, files, formatter: { enabled: false } }));
    write('src/a.ts', 'export const isOne = (value: unknown) => value == 1;\n');
    for (const file of ['package.json', 'tsconfig.json']) write(file, '{}\n');
    write('tests/a.test.ts', 'test();\n');
    const command = join(import.meta.dirname, '../../node_modules/.bin/biome');
    const lint = (strict: boolean, asData: boolean) =>
      runStep(root, { ...stepNamed('lint and format', { strict }), command }, asData);
    const warning = { file: 'src/a.ts', severity: 'warning' };
    expect(await lint(false, false)).toMatchObject({ isSound: true });
    expect(await lint(false, true)).toMatchObject({ isSound: true, findings: [warning] });
    expect(await lint(true, false)).toMatchObject({ isSound: false });
    expect(await lint(true, true)).toMatchObject({ isSound: false, findings: [{ ...warning, severity: 'error' }] });
  });

  it('writes annotations for GitHub, and escapes everything that would end them', () => {
    const finding = { file: 'src/a,b:c.ts', line: 3, column: 5, path: 'menu[0]', message: '100 %\nwrong: a,b' };
    expect(annotation({ ...finding, severity: 'error' }, 'types')).toBe(
      '::error file=src/a%2Cb%3Ac.ts,line=3,col=5,title=types::menu[0]: 100 %25%0Awrong: a,b',
    );
    expect(annotation({ path: '', message: 'is missing', severity: 'warning' }, 'config')).toBe(
      '::warning title=config::is missing',
    );
  });
});
