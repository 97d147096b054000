import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
