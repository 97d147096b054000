import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentsIn } from '../../scripts/generate/files.ts';
import { replaceGenerated } from '../../scripts/generate/replaceGenerated.ts';
import { unusedSchemas } from '../../scripts/generate/unusedSchemas.ts';
import { projectCopy } from '../projectCopy.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-generate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A folder with these files, by their paths. */
function written(name: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, path, '..'), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
}

describe('npm run generate', () => {
  const old = { 'operations.ts': 'by hand', 'hooks/auth.ts': 'the same', 'gone.ts': 'old' };
  const now = { 'operations.ts': 'by description', 'hooks/auth.ts': 'the same', 'renames.ts': 'new' };

  it('replaces generated/ with its output, and says in one line what has changed', () => {
    const [generated, fresh] = [written('generated', old), written('fresh', now)];
    expect(replaceGenerated(generated, fresh, false)).toMatchObject({
      lines: ['Wrote generated/: 1 file changed, 1 file added, 1 file removed.'],
      isSound: true,
    });
    expect(Object.fromEntries(contentsIn(generated))).toEqual(now);
    expect(replaceGenerated(generated, written('fresh', now), false).lines).toEqual(['generated/ is up to date.']);
  });

  it('names in a check every file that does not come from the description, and leaves it as it is', () => {
    const [generated, fresh] = [written('generated', old), written('fresh', now)];
    expect(replaceGenerated(generated, fresh, true)).toMatchObject({
      lines: [
        'generated/gone.ts does not come from the description',
        'generated/operations.ts differs from the description',
        'generated/renames.ts is missing',
        '',
        'Run `npm run generate` and commit generated/.',
      ],
      isSound: false,
    });
    expect(Object.fromEntries(contentsIn(generated))).toEqual(old);
    expect(replaceGenerated(generated, written('same', old), true)).toMatchObject({ lines: [], isSound: true });
  });

  it('names schemas that nothing uses, with file and line', () => {
    const text = `TeamList:\n  type: object\n\nTeamLead:\n  $ref: '#/TeamLeader'\n\nTeamLeader: { type: string }\n`;
    const root = written('project', { 'openapi/schemas/teams.yaml': text });
    const found = unusedSchemas(root, { paths: {}, components: { schemas: { TeamList: {} } } });
    const file = 'openapi/schemas/teams.yaml';
    const message = 'no operation uses this schema';
    expect(found).toEqual([
      { file, line: 4, path: 'TeamLead', message, severity: 'warning' },
      { file, line: 7, path: 'TeamLeader', message, severity: 'warning' },
    ]);
  });
});

describe('npm run generate with a mistake in the description', () => {
  const copy = projectCopy();

  it('names file and line, and leaves generated/ as it was', () => {
    const generated = join(copy.folder, 'generated');
    const before = contentsIn(generated);
    copy.replace('openapi/paths/teams/list.yaml', 'x-portal-kind: query', 'x-portal-kind: qery');
    const { status, output } = copy.run('node', 'scripts/generate.ts');
    expect(status).toBe(1);
    expect(output).toContain('openapi/paths/teams/list.yaml:5:');
    expect(output).toContain('generated/ was left as it was');
    expect(contentsIn(generated)).toEqual(before);
  });

  it('refuses an overlay that does not fit, and one that leaves no valid description', () => {
    const before = contentsIn(join(copy.folder, 'generated'));
    copy.replace('openapi/paths/teams/list.yaml', 'x-portal-kind: qery', 'x-portal-kind: query');
    const overlay = (target: string, update: string) =>
      copy.write(
        'openapi/overlays/1.yaml',
        `overlay: 1.0.0\ninfo: { title: t, version: 1.0.0 }\nactions:\n  - target: ${target}\n    update: ${update}\n`,
      );
    overlay('$.components.schemas.Crew', '{ type: object }');
    const unfit = copy.run('node', 'scripts/generate.ts');
    expect(unfit.output).toContain(
      "openapi/overlays/1.yaml:4:13: actions[0].target: '$.components.schemas.Crew' selects nothing",
    );
    overlay('$.components.schemas.TeamMember.properties.name', '{ type: strin }');
    const broken = copy.run('node', 'scripts/generate.ts');
    expect(broken.output).toContain(
      'components.schemas.TeamMember.properties.name.type: after the overlays: `type` can be',
    );
    expect([unfit.status, broken.status]).toEqual([1, 1]);
    expect(contentsIn(join(copy.folder, 'generated'))).toEqual(before);
  });

  it('refuses an unreadable description of another API, and an overlay of a missing one', () => {
    const before = contentsIn(join(copy.folder, 'generated'));
    copy.write('openapi/overlays/1.yaml', 'overlay: 1.0.0\ninfo: { title: t, version: 1.0.0 }\nactions: []\n');
    copy.write('openapi/apis/bank.yaml', "openapi: 3.0.0\ninfo: { title: Bank, version: '1' }\npaths: [\n");
    const broken = copy.run('node', 'scripts/generate.ts');
    expect(broken.output).toContain('openapi/apis/bank.yaml:4:');
    expect(broken.output).not.toMatch(/^\s+at /m);
    copy.write('openapi/apis/bank.yaml', "openapi: 3.0.0\ninfo: { title: Bank, version: '1' }\npaths: {}\n");
    copy.write(
      'openapi/overlays/1.yaml',
      'overlay: 1.0.0\ninfo: { title: t, version: 1.0.0 }\nextends: ../apis/banks.yaml\nactions: []\n',
    );
    const astray = copy.run('node', 'scripts/generate.ts');
    expect(astray.output).toContain("openapi/overlays/1.yaml:1:1: extends: there is no 'openapi/apis/banks.yaml'");
    expect([broken.status, astray.status]).toEqual([1, 1]);
    expect(contentsIn(join(copy.folder, 'generated'))).toEqual(before);
  });
});
