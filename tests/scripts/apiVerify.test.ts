import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { CommandError } from '../../scripts/api/CommandError.ts';
import { verify as verifyApi } from '../../scripts/api/verify.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { listen } from '../client/listen.ts';
import { afternoon, today } from '../day.ts';
import { productPortal } from '../portal/productPortal.ts';
import { called, email, password, runApi } from './runApi.ts';
import { type Json, tamperingProxy } from './tamperingProxy.ts';

const root = join(import.meta.dirname, '../..');
const clock = { now: afternoon };
const sandbox = await startSandbox({ port: 0, today: () => today, now: () => clock.now });
const proxy = await tamperingProxy(sandbox.url);
const at = (baseUrl = `${proxy.origin}/api`) => ['--base-url', baseUrl, '--email', email];

/** What the command says and how it ends, without a process of its own. */
async function outcome(args: string[], environment: NodeJS.ProcessEnv = { PORTAL_PASSWORD: password }) {
  try {
    const { report, status } = await verifyApi(args, environment, root, productPortal);
    return { status, stdout: `${report}\n`, stderr: '' };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { status: 2, stdout: '', stderr: error.message };
  }
}

const verify = (...more: string[]) => outcome([...at(), ...more]);

interface Reported {
  operation: string;
  result: string;
  reason?: string;
  differences: {
    field: string;
    kind: string;
    severity: string;
    means?: string;
    perhaps: string[];
    affects: { route?: string; section: string; label?: string }[];
  }[];
}

/** The operations in the JSON report. */
async function verified(...more: string[]) {
  const { stdout, status } = await verify('--format', 'json', ...more);
  const { operations: found, renewal } = JSON.parse(stdout) as {
    operations: Reported[];
    renewal: { seen: number; isRefused: boolean };
  };
  const differences = found.flatMap(({ operation, differences: own }) => own.map((one) => ({ operation, ...one })));
  return { status, renewal, operations: found, differences };
}

const rows = (name: string, change: (row: Json) => Json) => (data: Json) => ({
  ...data,
  [name]: (data[name] as Json[]).map(change),
});

const ten: Record<string, (typeof proxy.tampering)[string]> = {
  '/portfolio/activities': { data: rows('activities', ({ net_amount, ...row }) => ({ ...row, net_amt: net_amount })) },
  '/teams': { data: rows('team', ({ email: _, ...row }) => row) },
  '/investments/current': { data: (data) => ({ ...data, interest_to_date_amount: '62,790.61' }) },
  '/documents/files': { data: rows('files', (row) => ({ ...row, issued_date: null })) },
  '/investors/contact_us': { data: (data) => ({ investors: { ...(data.investors as object[]) } }) },
  '/portfolio/performance/dropdown': { data: (data) => ({ result: data }) },
  '/account/types': {
    instead: new Response('<!doctype html><p>Welcome', { headers: { 'content-type': 'text/html' } }),
  },
  '/portfolio/cards/interest_earned': { headers: { 'content-type': 'text/plain' } },
  '/portfolio/activities/direct-mortgages': {
    data: rows('activities', (row) => ({ ...row, activity_date: '07/10/2026' })),
  },
  '/investments/current/list': { data: rows('investments', (row) => ({ ...row, status: 'lent' })) },
};

beforeEach(() => {
  for (const path of Object.keys(proxy.tampering)) delete proxy.tampering[path];
  proxy.values.clear();
  proxy.paths.length = 0;
});
afterAll(async () => {
  await proxy.close();
  await sandbox.close();
});

describe('npm run api:verify', () => {
  it('finds nothing in an API that is as described, and calls every query with ids from the answers', async () => {
    const { status, stdout } = await runApi('apiVerify', [...at(), '--include-files']);
    expect(stdout).toContain(`${called} operations: ${called} as described.\n`);
    expect(status).toBe(0);
    expect(proxy.paths).toContain('/investors/501/accounts');
    expect(proxy.paths.filter((path) => path === '/loan/details')).toHaveLength(3);
  });

  it('opens no file and sends no command unless asked to', async () => {
    await verify();
    const called = Object.values(operations).filter(({ path }) => proxy.paths.includes(path));
    expect(called.filter(({ kind, path }) => kind === 'command' && path !== '/auth/login')).toEqual([]);
    expect(called.filter(({ answer }) => answer !== 'json')).toEqual([]);
  });

  it('sends commands only to an address that was confirmed, and removes only what it has added', async () => {
    const { status, stderr } = await verify('--include-commands', '--confirm-base-url', 'https://other.test/api');
    expect([status, stderr]).toEqual([2, expect.stringContaining('repeat its address with --confirm-base-url')]);
    expect(proxy.paths).toEqual([]);
    const { operations: found } = await verified('--include-commands', '--confirm-base-url', `${proxy.origin}/api`);
    const results = Object.fromEntries(found.map(({ operation, result, reason }) => [operation, reason ?? result]));
    expect(results).toMatchObject({
      accountAdd: 'as-described',
      accountRemove: 'as-described',
      contactSubmit: 'as-described',
      loanDocumentDelete: 'nothing was added that it could remove',
      loanDocumentUpload: 'it takes a file',
      passwordReset: 'it changes how the user signs in',
      profilePasswordUpdate: 'it changes how the user signs in',
    });
    await fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST' });
  });

  it('finds, names and grades ten planted differences, and nothing else', async () => {
    Object.assign(proxy.tampering, ten);
    const { status, differences } = await verified();
    expect(status).toBe(1);
    expect(
      differences.map(({ operation, field, kind, severity }) => `${severity} ${operation} ${field} ${kind}`),
    ).toEqual([
      'error accountTypeList data html',
      'warning documentList files[].issued_date null',
      'info investmentList investments[].status unknown-value',
      'warning investmentSummary interest_to_date_amount type',
      'error investorContactList investors object-for-list',
      'warning portfolioActivities activities[].net_amount renamed',
      'info portfolioCardInterestEarned content-type content-type',
      'warning portfolioDirectMortgageActivities activities[].activity_date format',
      'error portfolioPerformanceDropdown data deeper',
      'warning teamList team[].email missing',
    ]);
    const renamed = differences.find(({ kind }) => kind === 'renamed');
    expect(renamed?.perhaps).toEqual(['net_amt']);
    expect(renamed?.affects).toContainEqual(
      expect.objectContaining({
        route: '/overview',
        section: 'Portfolio Activity',
        part: 'columns[7]',
        label: 'Net amount',
      }),
    );
    const html = differences.find(({ kind }) => kind === 'html');
    expect(html?.affects).toContainEqual(expect.objectContaining({ route: '/account' }));
  });

  it('names the screens without a next page for a list that does not tell its last page', async () => {
    proxy.tampering['/portfolio/activities'] = { data: ({ last_page, ...data }) => ({ ...data, pages: last_page }) };
    const { differences } = await verified();
    const lost = differences.find(({ field }) => field === 'last_page');
    expect(lost).toMatchObject({
      operation: 'portfolioActivities',
      severity: 'warning',
      means: 'pages after the first cannot be reached',
    });
    expect(lost?.affects.length).toBeGreaterThan(0);
    expect((await verify()).stdout).toMatch(/ last_page: is missing; .*; pages after the first cannot be reached/);
  });

  it('prints no value of any answer, no password and no token', async () => {
    Object.assign(proxy.tampering, ten);
    const reports = await Promise.all([verify('--include-files'), verify('--include-files', '--format', 'json')]);
    const printed = reports.map(({ stdout, stderr }) => stdout + stderr).join('\n');
    expect(printed).not.toContain(password);
    // A word of the description or of the config, such as `status`, is no secret even if it is also a value.
    const known = new Set<string>(JSON.stringify([operations, fields, productPortal]).match(/\w+/g));
    const texts = [...proxy.values].filter((value) => value !== null).map(String);
    const values = texts.filter((value) => value.length > 3 && !known.has(value));
    expect(values.length).toBeGreaterThan(1000);
    expect(values.filter((value) => printed.includes(value))).toEqual([]);
  });

  it('names fields that the description does not know, unless the name may be personal', async () => {
    proxy.tampering['/teams'] = { data: (data) => ({ ...data, total: 3, 'amira@northline.test': 1 }) };
    const { differences } = await verified();
    expect(differences.map(({ field, kind, severity }) => [field, kind, severity])).toEqual([
      ['total', 'unknown-field', 'info'],
      ['*', 'unknown-field', 'info'],
    ]);
  });

  it('accepts data in a second envelope as the portal does, and says so', async () => {
    proxy.tampering['/teams'] = { data: (data) => ({ data }) };
    const { differences } = await verified();
    expect(differences).toEqual([expect.objectContaining({ operation: 'teamList', kind: 'deeper', severity: 'info' })]);
  });

  it('follows the renewal of the token', async () => {
    const later = setInterval(() => {
      clock.now += 6 * 60_000;
    }, 20);
    const { renewal, status } = await verified();
    clearInterval(later);
    expect(renewal.seen).toBeGreaterThan(0);
    expect(renewal.isRefused).toBe(false);
    expect(status).toBe(0);
  });

  it('says so if the API refuses its own new token, and continues with the old one', async () => {
    proxy.tampering['/investors'] = { body: (body) => ({ ...body, newtoken: 'worthless' }) };
    const { stdout, status } = await verify();
    expect(stdout).toContain('the API refuses the token that it gave as `newtoken`');
    expect(stdout).toContain(`${called} operations: ${called - 2} as described, 2 not called.\n`);
    expect(status).toBe(1);
  });

  it('recognizes a new token under another name', async () => {
    proxy.tampering['/teams'] = { body: (body) => ({ ...body, new_token: 'abc' }) };
    const { differences } = await verified();
    expect(differences).toEqual([
      expect.objectContaining({ field: 'newtoken', kind: 'renewal', severity: 'warning', perhaps: ['new_token'] }),
    ]);
  });

  it('goes on without a session if the sign-in returns no token under that name', async () => {
    proxy.tampering['/auth/login'] = {
      data: ({ session_token: token, ...data }) => ({ ...data, sessiontoken: token }),
    };
    const { differences, operations: found, status } = await verified();
    expect(differences).toEqual([
      expect.objectContaining({
        operation: 'authLogin',
        field: 'session_token',
        kind: 'renamed',
        severity: 'error',
        perhaps: ['sessiontoken'],
      }),
    ]);
    expect(found.find(({ operation }) => operation === 'teamList')?.reason).toBe('there is no session');
    expect(status).toBe(1);
  });

  it('reports a failed query, and still reports the others', async () => {
    proxy.tampering['/teams'] = { instead: new Response('no', { status: 503 }) };
    const { differences, operations: found } = await verified();
    expect(differences).toEqual([
      expect.objectContaining({ operation: 'teamList', field: 'status', kind: 'status', severity: 'error' }),
    ]);
    expect(found.filter(({ result }) => result === 'as-described')).toHaveLength(called - 3);
  });
});

describe('npm run api:verify, in one sentence,', () => {
  const page = new Response('<html><title>Sign in</title></html>', { headers: { 'content-type': 'text/html' } });
  const moved = new Response(null, { status: 302, headers: { location: 'https://other.test/api' } });

  it.each([
    ['redirects', { instead: moved }, 'The API redirects to https://other.test; give its own address with --base-url.'],
    ['answers HTML', { instead: page }, 'answers with an HTML page; is this the address of the API'],
    ['has no such path', { instead: new Response('', { status: 404 }) }, 'has no sign-in (404)'],
    [
      'needs a new password',
      { data: (data: Json) => ({ ...data, first_login: 1 }) },
      'has to set a new password first',
    ],
  ])('says that an API %s', async (_name, tampering, sentence) => {
    proxy.tampering['/auth/login'] = tampering;
    const { status, stderr, stdout } = await verify();
    expect(stderr).toContain(sentence);
    expect([status, stdout]).toEqual([2, '']);
  });

  it('says that the API refuses the password', async () => {
    const { status, stderr } = await runApi('apiVerify', at(), { PORTAL_PASSWORD: 'wrong' });
    expect([status, stderr]).toEqual([
      2,
      'The API refuses the sign-in; check --email and PORTAL_PASSWORD.\n--help shows all options.\n',
    ]);
  });

  it('says that the API does not answer', async () => {
    const { origin, close } = await listen(() => {});
    await close();
    const { status, stderr } = await outcome(at(`${origin}/api`));
    expect([status, stderr]).toEqual([2, `${origin}/api does not answer: the connection is refused.`]);
  });

  it.each([
    ['an address', ['--email', email], '--base-url is missing'],
    ['a plain address', ['--base-url', 'ftp://x', '--email', email], "--base-url is 'ftp://x'"],
    [
      'an encrypted connection',
      ['--base-url', 'http://example.com/api', '--email', email],
      'would send the password unencrypted',
    ],
    ['a user', ['--base-url', 'https://example.com/api'], '--email is missing'],
    [
      'a format that it knows',
      [...at('https://example.com/api'), '--format', 'xml'],
      "--format is 'xml'; allowed: text, json.",
    ],
    ['options that it knows', ['--nonsense'], "Unknown option '--nonsense'"],
  ])('asks for %s', async (_name, args, sentence) => {
    const { status, stderr } = await outcome(args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it('requires the password in its variable', async () => {
    const { status, stderr } = await outcome(at(), {});
    expect([status, stderr]).toEqual([2, expect.stringContaining('PORTAL_PASSWORD is not set')]);
  });
});
