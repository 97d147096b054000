import { afterEach, describe, expect, it } from 'vitest';
import { readCommandLine } from '../../scripts/sandbox/commandLine.ts';
import { type RunningSandbox, startSandbox } from '../../src/sandbox/server.ts';
import { users } from '../users.ts';

let running: RunningSandbox | undefined;

async function open(args: string[] = []) {
  const { help: _, ...options } = readCommandLine(['--port', '0', ...args]);
  running = await startSandbox(options);
  const { url } = running;
  const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { url, post };
}

afterEach(async () => {
  await running?.close();
  running = undefined;
});

const credentials = { email: users.investor, password: 'Northline-2026' };

describe('the sandbox as a server', () => {
  it('answers calls, including those for PDFs, with the CORS headers for another port', async () => {
    const { post } = await open(['--today', '2026-07-10']);
    const login = await post('/api/auth/login', credentials, { origin: 'http://localhost:5173' });
    expect(login.headers.get('access-control-allow-origin')).toBe('*');
    expect(login.headers.get('content-encoding')).toBeNull();
    const { session_token } = (await login.json()).data;
    const wanted = { session_token, documenttype: 'investor_statement', micid: 12, key: 'stm-2026-06-501' };
    const pdf = await (await post('/api/documents/get', wanted)).arrayBuffer();
    expect(new TextDecoder().decode(pdf.slice(0, 5))).toBe('%PDF-');
  });

  it('allows the four headers of the portal in a preflight request', async () => {
    const { url } = await open();
    const response = await fetch(`${url}/api/auth/login`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'invidshash', 'x-api-url', 'x-whitelabel-domain']),
    );
  });

  it('names an unknown path, and insists on POST', async () => {
    const { url, post } = await open();
    const unknown = await post('/api/portfolio/enabled');
    expect([unknown.status, (await unknown.json()).message]).toEqual([
      404,
      'There is no operation at /api/portfolio/enabled.',
    ]);
    expect((await post('/api/v2/portfolio/enable')).status).toBe(404);
    const get = await fetch(`${url}/api/portfolio/enable`);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('refuses a body of more than 25 MB', async () => {
    const { post } = await open();
    expect((await post('/api/auth/login', { email: 'x'.repeat(25 * 1024 * 1024) })).status).toBe(413);
  });

  it('restores its data on request', async () => {
    const { post } = await open();
    const { session_token } = (await (await post('/api/auth/login', credentials)).json()).data;
    expect((await post('/api/teams', { session_token })).status).toBe(200);
    expect((await post('/sandbox/reset')).status).toBe(200);
    expect((await post('/api/teams', { session_token })).status).toBe(401);
  });
});

describe('a fault', () => {
  it.each([
    ['error500', 500],
    ['empty500', 500],
    ['busy', 429],
    ['expired', 401],
    ['forbidden', 403],
    ['notfound', 404],
    ['invalid', 422],
    ['html502', 502],
  ])('%s answers with %i', async (name, status) => {
    const { post } = await open(['--fault', name]);
    expect((await post('/api/whitelabel/fetch')).status).toBe(status);
  });

  it('breaks only the path it names', async () => {
    const { post } = await open(['--fault', 'error500@/auth/login', '--fault', 'busy@/teams']);
    expect((await post('/api/auth/login', credentials)).status).toBe(500);
    expect((await post('/api/teams')).status).toBe(429);
    expect((await post('/api/whitelabel/fetch')).status).toBe(200);
  });

  it('can break the connection', async () => {
    const { post } = await open(['--fault', 'offline']);
    await expect(post('/api/whitelabel/fetch')).rejects.toThrow('fetch failed');
  });

  it('can leave a call unanswered', async () => {
    const { url } = await open(['--fault', 'stall']);
    const signal = AbortSignal.timeout(150);
    await expect(fetch(`${url}/api/whitelabel/fetch`, { method: 'POST', signal })).rejects.toThrow(/timeout/);
  });

  it('can change the content of an answer', async () => {
    const { post } = await open(['--fault', 'nulls@/investors', '--fault', 'emptylists@/teams']);
    const { session_token } = (await (await post('/api/auth/login', credentials)).json()).data;
    const { data } = await (await post('/api/investors', { session_token })).json();
    expect(data.investors[0]).toMatchObject({ investor_id: 501, name: null, is_primary: null });
    expect(await (await post('/api/teams', { session_token })).json()).toMatchObject({ data: { team: [] } });
  });
});

describe('nulls', () => {
  it('can replace one field of an answer, and leave the others', async () => {
    const { post } = await open(['--fault', 'nulls@/teams#email']);
    const { session_token } = (await (await post('/api/auth/login', credentials)).json()).data;
    const { data } = await (await post('/api/teams', { session_token })).json();
    expect(data.team[0]).toMatchObject({ email: null, name: expect.any(String) });
  });
});

describe('the command line', () => {
  it.each([
    [['--port', 'x'], "--port is 'x'; it has to be a whole number from 0 to 65535."],
    [['--latency', '-1'], 'latency'],
    [['--today', '2026-02-30'], "--today is '2026-02-30'; it has to be a day that exists, such as 2026-07-10."],
    [['--fault', 'gremlin'], "--fault names 'gremlin'; it has to be one of offline, stall,"],
    [['--fault', 'busy@/tems'], "--fault names the path '/tems'; it has to be one of /account/add,"],
    [['--fault', 'nulls@/teams#mail'], "--fault names the field 'mail'; it has to be one of team, "],
    [['--fault', 'busy@/teams#email'], "--fault names the field 'email', which only nulls can."],
    [['--colour'], '--colour'],
  ])('refuses %j and says why', (args, reason) => {
    expect(() => readCommandLine(args)).toThrow(reason);
  });

  it('sets the clock, the latency and the faults', () => {
    const options = readCommandLine(['--today', '2026-07-10', '--latency', '20', '--fault', 'busy@teams']);
    expect(options).toMatchObject({ port: 8787, latency: 20, faults: [{ name: 'busy', path: '/teams' }] });
    expect(options.today?.()).toBe('2026-07-10');
  });
});
