import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { generatorReads } from '../../scripts/check/steps.ts';
import { differences, filesBelow } from '../../scripts/generate/files.ts';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'portal-generate-'));
const [committed, fresh] = [join(root, 'generated'), join(copy, 'generated')];

// What the check does not look at cannot decide what is written here: it is not even there.
for (const part of generatorReads) {
  cpSync(join(root, part), join(copy, part), { recursive: true });
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

function generate(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/generate.ts', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

function misspell(file: string, from: string, to: string) {
  const path = join(copy, 'openapi', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

describe('npm run generate', { timeout: 60_000 }, () => {
  afterAll(() => rmSync(copy, { recursive: true }));

  it('writes the same bytes from the same description, wherever it stands, and says so in one line', () => {
    const { status, output } = generate();
    expect(status, output).toBe(0);
    expect(differences(committed, fresh)).toEqual([]);
    expect(output).toBe(`Wrote generated/: ${filesBelow(committed).size} files added.\n`);
  });

  it('names schemas that nothing uses, with file and line, and writes what has changed', () => {
    const before = readFileSync(join(copy, 'openapi/schemas/teams.yaml'), 'utf8');
    writeFileSync(
      join(copy, 'openapi/schemas/teams.yaml'),
      `${before}\nTeamLead:\n  $ref: '#/TeamLeader'\n\nTeamLeader: { type: string }\n`,
    );
    misspell('paths/teams/list.yaml', "summary: List the manager's team", 'summary: List the team');
    const { status, output } = generate();
    writeFileSync(join(copy, 'openapi/schemas/teams.yaml'), before);
    misspell('paths/teams/list.yaml', 'summary: List the team', "summary: List the manager's team");
    const line = before.split('\n').length + 1;
    expect(status).toBe(0);
    expect(output).toMatch(/^Wrote generated\/: \d+ files changed\.$/m);
    const warnings = output.split('\n').filter((one) => one.includes('warning'));
    expect(warnings).toEqual([
      `openapi/schemas/teams.yaml:${line}: warning: TeamLead: no operation uses this schema`,
      `openapi/schemas/teams.yaml:${line + 3}: warning: TeamLeader: no operation uses this schema`,
    ]);
  });

  it('names in a check every file that does not come from the description, and leaves it as it is', () => {
    writeFileSync(join(fresh, 'operations.ts'), 'export const operations = {};\n');
    rmSync(join(fresh, 'queries.ts'));
    const { status, output } = generate('--check');
    expect(status).toBe(1);
    expect(output).toContain('generated/operations.ts differs from the description');
    expect(output).toContain('generated/queries.ts is missing');
    expect(output).toContain('Run `npm run generate`');
    expect(readFileSync(join(fresh, 'operations.ts'), 'utf8')).toBe('export const operations = {};\n');
  });

  it.each([
    ['breaks a rule', 'paths/teams/list.yaml', 'x-portal-kind: query', 'x-portal-kind: qery', 'list.yaml:5:'],
    ['is no YAML', 'paths/teams/list.yaml', 'summary: ', 'summary: [', 'list.yaml:'],
    ['refers to nothing', 'paths/auth/login.yaml', '#/AuthLoginBody', '#/AuthLogin_Body', 'login.yaml:12:'],
  ])('leaves generated/ as it was when the description %s, and names file and line', (_name, file, from, to, place) => {
    const before = filesBelow(fresh);
    misspell(file, from, to);
    const { status, output } = generate();
    misspell(file, to, from);
    expect(status).toBe(1);
    expect(output).toContain(place);
    expect(output).toContain('generated/ was left as it was');
    expect(filesBelow(fresh)).toEqual(before);
  });
});
