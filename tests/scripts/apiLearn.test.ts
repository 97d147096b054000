import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Called } from '../../scripts/api/callQueries.ts';
import { learn } from '../../scripts/api/learn.ts';
import { overlayOf } from '../../scripts/api/overlayOf.ts';
import { bundleDescription } from '../../scripts/generate/bundle.ts';
import { OverlayError, withOverlays } from '../../scripts/generate/overlays.ts';
import { renamesOf } from '../../scripts/generate/renames/file.ts';
import { renameProblems } from '../../scripts/generate/renames/problems.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { answerFromWire } from '../../src/values/wireNames.ts';
import { copyProject } from '../copyProject.ts';
import { today } from '../day.ts';
import { called, email, runApi } from './runApi.ts';
import { type Json, tamperingProxy } from './tamperingProxy.ts';

const sandbox = await startSandbox({ port: 0, today: () => today });
const proxy = await tamperingProxy(sandbox.url);
const folder = mkdtempSync(join(tmpdir(), 'portal-learn-'));
const copy = copyProject();
const at = ['--base-url', `${proxy.origin}/api`, '--email', email];

afterAll(async () => {
  copy.remove();
  rmSync(folder, { recursive: true });
  await proxy.close();
  await sandbox.close();
});

const rows = (name: string, change: (row: Json, index: number) => Json) => (data: Json) => ({
  ...data,
  [name]: (data[name] as Json[]).map(change),
});

/** The description, and the rows of its example for the team, which a test may change. */
function described() {
  const before = bundleDescription(join(import.meta.dirname, '../..'));
  const media = before.paths['/teams']?.post.responses['200']?.content?.['application/json'];
  const { data } = (media?.example ?? {}) as { data: { team: Json[] } };
  return { before, team: data.team };
}

const answeredTeam = (team: Json[]): Called[] => {
  const meta = { status: 200, type: 'application/json', milliseconds: 1, start: '', headers: new Headers() };
  const envelope = { status: 'success', data: { team } };
  return [{ id: 'teamList', answers: [{ ...meta, body: envelope, envelope }] }];
};

beforeEach(() => {
  for (const path of Object.keys(proxy.tampering)) delete proxy.tampering[path];
});

describe('npm run api:learn', () => {
  it('proposes an overlay with which generate describes the API as it is', { timeout: 240_000 }, async () => {
    const plant: Record<string, (data: Json) => unknown> = {
      '/portfolio/activities': rows('activities', ({ net_amount, balance_amount, ...row }) => ({
        ...row,
        net_amt: net_amount,
        attributes: { balance_amount },
      })),
      '/teams': rows('team', ({ email: _, ...row }) => row),
      '/investments/current': (data) => ({
        ...data,
        total_invested_amount: '550,000.00',
        interest_to_date_amount: '62790.61',
      }),
      '/documents/files': ({ files, last_page, ...data }) => ({
        ...data,
        files: {
          data: (files as Json[]).map((row, index) => ({ ...row, issued_date: index === 0 ? null : row.issued_date })),
          meta: { last_page },
        },
      }),
      '/portfolio/performance/dropdown': (data) => ({ result: data }),
      '/portfolio/activities/direct-mortgages': rows('activities', (row) => ({
        ...row,
        activity_date: `${row.activity_date}T00:00:00Z`,
      })),
      '/investments/current/list': rows('investments', (row, index) => ({
        ...row,
        status: index === 0 ? 'lent' : row.status,
      })),
      '/profile/details': (data) => ({
        ...data,
        loyalty: { level: 3, since_date: '2019-04-01', contact: 'Amira Haddad' },
      }),
      '/portfolio/enable': (data) => ({ ...data, greeting: { name: 'Amira' } }),
      '/account/types': (data) => ({ account_types: (data.account_types as string[]).map((label) => ({ label })) }),
    };
    for (const [path, data] of Object.entries(plant)) proxy.tampering[path] = { data };
    const out = join(copy.folder, 'openapi/overlays/50-ours.yaml');
    mkdirSync(join(copy.folder, 'openapi/overlays'));
    const learned = await runApi('apiLearn', [...at, '--out', out], undefined, copy.folder);
    expect(learned).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('which contains guesses') });

    const overlay = readFileSync(out, 'utf8');
    expect(overlay).toContain('A guess: `net_amount` of portfolioActivities seems to be called `net_amt`.');
    const { actions }: { actions: { target: string; update?: Json }[] } = parse(overlay);
    const updateOf = (schema: string, field: string) =>
      actions.find(({ target }) => target === `$['components']['schemas']['${schema}']['properties']['${field}']`)
        ?.update;
    expect(updateOf('PortfolioActivity', 'net_amount')).toEqual({ 'x-portal-wire': 'net_amt' });
    expect(updateOf('PortfolioActivity', 'balance_amount')).toEqual({ 'x-portal-wire': 'attributes.balance_amount' });
    expect(updateOf('DocumentList', 'files')).toEqual({ 'x-portal-wire': 'files.data' });
    expect(updateOf('DocumentList', 'last_page')).toEqual({ 'x-portal-wire': 'files.meta.last_page' });
    for (const value of ['Amira', '2019-04-01', '550,000.00', '62790.61', 'Chequing', 'undefined'])
      expect(overlay).not.toContain(value);

    expect(copy.run('node', 'scripts/generate.ts')).toMatchObject({ status: 0 });
    const fields = copy.read('generated/fields.ts');
    expect(fields).not.toContain('net_amt');
    expect(fields).toMatch(/interest_to_date_amount: \{ type: 'string', formats: \['money'/);
    const verified = await runApi('apiVerify', at, undefined, copy.folder);
    expect(verified.stdout).toContain(`${called} operations: ${called - 2} as described, 2 not called.\n`);
    expect(verified.status).toBe(0);

    delete proxy.tampering['/portfolio/activities'];
    const differs = await runApi('apiVerify', at, undefined, copy.folder);
    expect(differs.stdout).toContain('activities[].net_amount (`activities[].net_amt` on the wire): is missing');
  });

  it('writes nothing into a missing example, and marks what it guesses', () => {
    const { before, team } = described();
    const found = team.map((row, index) => ({ ...row, phone_extension: index, joined: '2019-04-01', office: 'Main' }));
    for (const row of team) delete row.phone_extension;
    const { description, notes } = learn(before, answeredTeam(found));
    const overlay = overlayOf('t', before, description, notes) ?? '';
    expect(overlay).not.toContain('undefined');
    expect(overlay).not.toContain("['example']");
    expect([...notes.values()].flat().toSorted()).toEqual([
      'A guess: `joined` was not described; this is what its values look like.',
      'A guess: `office` was not described; this is what its values look like.',
      'A guess: `phone_extension` of teamList is integer.',
    ]);
  });

  it('finds renamed fields of rows beside others one level deeper, with one name for each', () => {
    const { before, team } = described();
    const found = team.map(({ member_id, first_name, last_name: _, ...attributes }) => ({
      member_id,
      given_name: first_name,
      attributes,
    }));
    const { description } = learn(before, answeredTeam(found));
    expect(renameProblems(folder, description)).toEqual([]);
    const { renamed, shapes } = renamesOf(description);
    const answer = answerFromWire({ data: { team: found } }, renamed.teamList ?? {}, shapes);
    const others = team.map(({ last_name: _, ...row }) => row);
    expect(answer).toMatchObject({ data: { team: others } });
  });

  it('says what no overlay can describe', async () => {
    proxy.tampering['/teams'] = {
      instead: new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    };
    proxy.tampering['/portfolio/enable'] = { data: (data) => ({ ...data, 'amira@northline.test': 1 }) };
    const out = join(folder, 'nothing.yaml');
    const { status, stdout } = await runApi('apiLearn', [...at, '--out', out]);
    expect(stdout).toBe(
      'The answers are as described; there is nothing to learn.\nNo overlay can describe portfolioEnable *: unknown-field.\nNo overlay can describe teamList data: html.\n',
    );
    expect([status, existsSync(out)]).toEqual([1, false]);
  });

  it('requires a file name, and overwrites no file', async () => {
    expect(await runApi('apiLearn', at)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--out is missing'),
    });
    const out = join(folder, 'mine.yaml');
    writeFileSync(out, 'mine');
    const { status, stderr } = await runApi('apiLearn', [...at, '--out', out]);
    expect([status, stderr]).toEqual([2, expect.stringContaining('which exists; remove it or give another file.')]);
  });
});

describe('An overlay', () => {
  const apply = (description: object, ...overlays: string[]) => {
    const root = mkdtempSync(join(folder, 'root-'));
    mkdirSync(join(root, 'openapi/overlays'), { recursive: true });
    for (const [index, text] of overlays.entries()) writeFileSync(join(root, `openapi/overlays/${index}.yaml`), text);
    return withOverlays(root, description);
  };
  const written = (...actions: string[]) =>
    `overlay: 1.0.0\ninfo: { title: ours, version: 1.0.0 }\nactions:\n${actions.map((one) => `  - ${one}\n`).join('')}`;

  it('made from two documents turns the first into the second', () => {
    const before = {
      a: { "it's": 1, gone: true, list: [1, 2], 'b\\c': { d: 'x' } },
      parts: [{ type: 'string' }, { x: 1 }],
      same: [1],
    };
    const after = {
      a: { "it's": 2, list: [2, 3], 'b\\c': { d: 'y', e: [] } },
      parts: [{ type: ['string', 'null'] }, { y: 1 }],
      same: [1],
      more: {},
    };
    expect(apply(before, overlayOf('t', before, after) ?? '')).toEqual(after);
    expect(overlayOf('t', before, before)).toBeUndefined();
  });

  it('updates, appends and removes, in the order of the files', () => {
    const description = { paths: { '/a': { tags: ['x'], text: 'old' }, '/b': { tags: ['x', 'y'] } } };
    const first = written(`target: $.paths.*\n    update: { tags: [z], text: new }`);
    const second = written(`target: $.paths[?@.text == 'new'].tags[?@ == 'x']\n    remove: true`);
    expect(apply(description, first, second)).toEqual({
      paths: { '/a': { tags: ['z'], text: 'new' }, '/b': { tags: ['y', 'z'], text: 'new' } },
    });
    expect(description.paths['/a'].text).toBe('old');
  });

  it.each([
    ['selects nothing', written('target: $.paths.gone\n    remove: true'), "4:13: '$.paths.gone' selects nothing"],
    ['is not a JSONPath', written('target: $.paths[\n    remove: true'), "4:13: '$.paths[' is not a JSONPath"],
    ['does nothing', written('target: $.paths'), '4:13: an action needs either an update or `remove: true`'],
    ['has no target', written('remove: true'), '4:5: an action needs a target'],
    ['is of another version', 'overlay: 2.0.0\nactions: []\n', "1:1: the version is '2.0.0'; allowed: 1.0.0"],
    ['is no YAML', 'overlay: [\n', '2:1: '],
  ])('that %s is refused with its place', (_name, text, message) => {
    const problems = () => {
      try {
        apply({ paths: {} }, text);
      } catch (error) {
        return error instanceof OverlayError
          ? error.problems.map((one) => `${one.line}:${one.column}: ${one.message}`)
          : error;
      }
      return undefined;
    };
    expect(problems()).toEqual([expect.stringContaining(message)]);
  });
});
