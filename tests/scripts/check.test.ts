import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  annotation,
  compilerFindings,
  deadCodeFindings,
  importFindings,
  lintFindings,
} from '../../scripts/check/findings.ts';
import { runStep } from '../../scripts/check/runStep.ts';
import { type Step, stepsOf } from '../../scripts/check/steps.ts';

const files = {
  'generated/schema.ts': 'export type Schema = 1;\n',
  'generated/hooks/teams.ts': 'export const teams = 1;\n',
  'openapi/portal.yaml': 'openapi: 3.1.0\n',
  'scripts/generate.ts': 'write();\n',
  'src/main.tsx': 'start();\n',
  'node_modules/.package-lock.json': '{ "orval": "8.38.0" }\n',
};

let root: string;

function write(file: string, text: string) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  // A copy or an archive may bring a file with an old date.
  utimesSync(path, 0, 0);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-check-'));
  for (const [file, text] of Object.entries(files)) write(file, text);
});

afterEach(() => rmSync(root, { recursive: true }));

/** A step of the check by its name, with a short program in the place of the tool. */
function stepWith(program: string, name = 'description and generated code'): Step {
  const step = stepsOf({}).find((one) => one.name === name);
  if (!step) throw new Error(`There is no step '${name}'.`);
  return { ...step, command: 'node', args: ['-e', program] };
}

const passing = stepWith('');
const failing = stepWith('console.error("wrong"); process.exitCode = 1');

describe('npm run check', () => {
  it('does not run a step again that passed with the same files', async () => {
    expect(await runStep(root, passing)).toMatchObject({ isSound: true, isUnchanged: false });
    expect(await runStep(root, failing)).toMatchObject({ isSound: true, isUnchanged: true });
  });

  it.each([
    ['a generated file is edited', 'generated/schema.ts', 'export type Schema = 2;\n'],
    ['a generated file is edited in a folder below', 'generated/hooks/teams.ts', 'export const teams = 2;\n'],
    ['a generated file is added', 'generated/more.ts', ''],
    ['the description is changed', 'openapi/portal.yaml', 'openapi: 3.1.1\n'],
    ['the generator is changed', 'scripts/generate.ts', 'writeMore();\n'],
    ['another version of a package is installed', 'node_modules/.package-lock.json', '{ "orval": "8.39.0" }\n'],
  ])('finds mistakes again after a step has passed, once %s', async (_name, file, text) => {
    await runStep(root, passing);
    write(file, text);
    expect(await runStep(root, failing)).toMatchObject({ isSound: false, output: 'wrong' });
  });

  it('finds out that a generated file is gone', async () => {
    await runStep(root, passing);
    rmSync(join(root, 'generated/schema.ts'));
    expect(await runStep(root, failing)).toMatchObject({ isSound: false });
  });

  it('generates nothing anew for a change that cannot matter, which every other step looks at', async () => {
    await runStep(root, passing);
    await runStep(root, stepWith('', 'types'));
    write('src/main.tsx', 'startAnew();\n');
    expect(await runStep(root, failing)).toMatchObject({ isUnchanged: true });
    expect(await runStep(root, stepWith('process.exitCode = 1', 'types'))).toMatchObject({ isSound: false });
  });

  it('says again what it has said before, warnings too', async () => {
    const warning = stepWith('console.error("a warning")');
    for (const _ of [1, 2]) {
      expect(await runStep(root, failing)).toMatchObject({ isSound: false, isUnchanged: false, output: 'wrong' });
      expect(await runStep(root, warning)).toMatchObject({ isSound: true, isUnchanged: false, output: 'a warning' });
    }
  });

  it('runs a step again if a file was edited while it ran', async () => {
    await runStep(root, stepWith(`require('fs').writeFileSync('generated/schema.ts', 'edited')`));
    write('generated/schema.ts', files['generated/schema.ts']);
    expect(await runStep(root, failing)).toMatchObject({ isSound: false });
  });
});

describe('npm run check -- --format', () => {
  it('names file, line and column of what the tools report', () => {
    expect(compilerFindings("src/a.ts(3,5): error TS2322: Type 'a'.\n  Type 'b'.\nFound 1 error.")).toEqual([
      { file: 'src/a.ts', line: 3, column: 5, path: '', message: "TS2322: Type 'a'.\n  Type 'b'.", severity: 'error' },
    ]);
    const imports = {
      violations: [{ from: 'src/format/a.ts', to: 'src/widgets/b.ts', rule: { name: 'imports-of-format' } }],
      ruleSetUsed: { forbidden: [{ name: 'imports-of-format', comment: 'src/format/ may import text.' }] },
    };
    expect(importFindings(JSON.stringify({ summary: imports }))).toMatchObject([
      { file: 'src/format/a.ts', message: 'imports-of-format: imports src/widgets/b.ts. src/format/ may import text.' },
    ]);
    const place = (line: number) => ({ path: 'src/a.ts', start: { line, column: line } });
    const diagnostics = [
      { severity: 'error', message: 'Unused.', category: 'lint/a', location: place(4) },
      { severity: 'error', message: 'Formatter …', category: 'format', location: place(0) },
    ];
    expect(lintFindings(`${JSON.stringify({ diagnostics })}\nThe reporter is {experimental`)).toMatchObject([
      { file: 'src/a.ts', line: 4, column: 4, message: 'lint/a: Unused.' },
      { file: 'src/a.ts', message: 'is not formatted; `npm run format` does it' },
    ]);
    const issues = [{ file: 'src/a.ts', exports: [{ name: 'x', line: 2, col: 14 }], files: [{ name: 'src/a.ts' }] }];
    expect(deadCodeFindings(JSON.stringify({ issues }))).toMatchObject([
      { file: 'src/a.ts', line: 2, column: 14, message: 'x is among the unused or missing exports' },
      { file: 'src/a.ts', message: 'nothing uses this file' },
    ]);
  });

  it('reads the findings of the own steps, and reports what a tool says that cannot start', async () => {
    const found = { file: 'portal.config.ts', line: 7, path: 'menu[0]', message: 'is wrong' };
    const says = (text: string) => {
      const step = stepWith('', 'config');
      return { ...step, data: { ...step.data, args: ['-e', text] } };
    };
    const own = says(`console.log(${JSON.stringify(JSON.stringify(found))}); process.exitCode = 1`);
    expect((await runStep(root, own, true)).findings).toEqual([{ severity: 'error', ...found }]);
    const imports = { violations: [{ from: 'a', to: 'b', rule: { name: 'c' } }], ruleSetUsed: { forbidden: [] } };
    const patient = { ...stepWith('', 'imports'), command: 'echo' };
    const summary = { ...patient.data, args: [JSON.stringify({ summary: imports })] };
    expect(await runStep(root, { ...patient, data: summary }, true)).toMatchObject({ isSound: false });
    const broken = await runStep(root, says('console.error("no such module"); process.exitCode = 1'), true);
    expect(broken.findings).toEqual([{ path: '', message: 'no such module', severity: 'error' }]);
    const sound = says('console.log("generated/ is up to date.")');
    expect(await runStep(root, sound, true)).toMatchObject({ isSound: true, findings: [] });
    expect(await runStep(root, sound, true)).toMatchObject({ isUnchanged: true });
  });

  it('writes annotations for GitHub, with everything escaped that would end them', () => {
    const finding = { file: 'src/a,b:c.ts', line: 3, column: 5, path: 'menu[0]', message: '100 %\nwrong: a,b' };
    expect(annotation({ ...finding, severity: 'error' }, 'types')).toBe(
      '::error file=src/a%2Cb%3Ac.ts,line=3,col=5,title=types::menu[0]: 100 %25%0Awrong: a,b',
    );
    expect(annotation({ path: '', message: 'is missing', severity: 'warning' }, 'config')).toBe(
      '::warning title=config::is missing',
    );
  });
});
