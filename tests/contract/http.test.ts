import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { baseUrl, whitelabelDomain } from '../../src/client/baseUrl.ts';
import { differencesOf } from '../../src/client/differences.ts';
import { withoutNulls } from '../../src/client/envelope.ts';
import { configureApi } from '../../src/client/ports.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { type MemorySession, memorySession } from '../client/memorySession.ts';
import { run } from '../client/openApi.ts';
import { afternoon, today } from '../day.ts';
import { smallPortal } from '../portal/smallPortal.ts';
import { users } from '../users.ts';
import { callOnce } from './callOnce.ts';
import { type Exchange, recordingProxy } from './recordingProxy.ts';
import { calls, type SpecifiedId, withoutInvestor } from './specification.ts';

const credentials = { email: users.investor, password: 'Northline-2026' };
const clock = { now: afternoon };
const sandbox = await startSandbox({ port: 0, today: () => today, now: () => clock.now });
const proxy = await recordingProxy(sandbox.url);
let session: MemorySession;

/** Signs in as an investor's browser does, and waits until the session is old enough for every call to renew it. */
async function signIn() {
  session = memorySession({ investorId: 501 });
  const location = { hostname: 'localhost', host: 'localhost:5173', origin: proxy.origin };
  configureApi({
    session,
    settings: {
      baseUrl: baseUrl(location, smallPortal.api.port),
      timeoutMs: smallPortal.api.timeoutMs,
      transferMs: smallPortal.api.transferMs,
      clientToken: 'the-fixed-client-value',
      domain: whitelabelDomain(location, smallPortal.api.developmentHost),
      headers: smallPortal.api.headers,
      withoutInvestor: smallPortal.api.withoutInvestor,
    },
  });
  const { data } = await run('authLogin', credentials);
  session.current.token = data.session_token;
  clock.now += 6 * 60_000;
}

function lastExchange(): Exchange {
  const exchange = proxy.exchanges.at(-1);
  if (!exchange) throw new Error('Nothing has been sent.');
  return exchange;
}

/** The new tokens of all answers since the sign-in. */
function newTokens(): string[] {
  return proxy.exchanges.flatMap(({ answer }) => /"newtoken":"(\w+)"/.exec(`${answer}`)?.[1] ?? []);
}

/** The fields of a body as it was sent. */
async function fieldsOf({ headers, body }: Exchange): Promise<Record<string, unknown>> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return JSON.parse(`${body}`);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(form);
}

beforeEach(async () => {
  await fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST' });
  await signIn();
  proxy.exchanges.length = 0;
});
afterAll(async () => {
  await proxy.close();
  await sandbox.close();
});

// `Object.keys` returns plain strings, but the keys of the table are operation ids.
const ids = Object.keys(calls) as SpecifiedId[];
const plain = (path: string) => path.replace(/^\//, '');
const isExcluded = (id: SpecifiedId) => withoutInvestor.map(plain).includes(plain(calls[id].path));

describe('the specification', () => {
  it('has 36 calls, all of them in the description', () => {
    expect(ids).toHaveLength(36);
    expect(operations).toMatchObject(Object.fromEntries(ids.map((id) => [id, { path: calls[id].path }])));
  });

  it('has an exclusion list of calls', () => {
    expect(ids.filter(isExcluded)).toHaveLength(withoutInvestor.length);
  });
});

describe.each(ids)('%s', (id) => {
  const call = calls[id];

  it('goes out as the specification says', async () => {
    await callOnce[id]();
    const { method, path, headers } = lastExchange();
    expect(method).toBe('POST');
    expect(path).toBe(`/api${call.path.replace('{id}', '501')}`);
    expect(headers).toMatchObject({
      authorization: 'Bearer the-fixed-client-value',
      invidshash: createHash('md5').update('501').digest('hex'),
      'x-whitelabel-domain': 'portal.northline.test',
    });
    expect(headers).not.toHaveProperty('x-api-url');
    expect(headers).not.toHaveProperty('cookie');
  });

  it('has the body that the specification says', async () => {
    const first = session.token();
    await callOnce[id]();
    const exchange = lastExchange();
    if (call.body === 'none') {
      expect(exchange.body).toHaveLength(0);
      expect(exchange.headers).not.toHaveProperty('content-type');
      return;
    }
    const type = call.body === 'multipart' ? /^multipart\/form-data; boundary=/ : /^application\/json$/;
    expect(exchange.headers['content-type']).toMatch(type);
    const fields = await fieldsOf(exchange);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(call.payload ?? []));
    // A preparing call may already have renewed the token.
    if (call.isPublic) expect(fields).not.toHaveProperty('session_token');
    else expect([first, ...session.renewed]).toContain(fields.session_token);
    if (isExcluded(id)) expect(fields).not.toHaveProperty('investor_id');
    else expect(fields.investor_id).toBe(501);
  });

  it('returns the contents of the envelope, and gives the new token only to the session', async () => {
    const answer = await callOnce[id]();
    const exchange = lastExchange();
    expect(exchange.status).toBe(200);
    if (call.file) {
      const text = answer instanceof Blob ? await answer.text() : 'no file';
      expect(text.slice(0, call.file.length)).toBe(call.file);
      return;
    }
    const { newtoken: _, message, ...envelope } = JSON.parse(`${exchange.answer}`);
    expect(message).toMatch(/\w/);
    expect(answer).toEqual(withoutNulls({ ...structuredClone(envelope), message }));
    expect(differencesOf(id, envelope.data)).toEqual([]);
    for (const field of call.data ?? []) expect(answer).toHaveProperty(['data', field]);
    expect(session.renewed).toEqual(newTokens());
    expect(newTokens()).toHaveLength(call.isPublic ? 0 : 1);
  });
});

describe('a sign-in that names another API address', () => {
  it('makes every later call send that address', async () => {
    session.current.endPoint = 'https://api.northline.test/v2';
    await callOnce.teamList();
    expect(lastExchange().headers['x-api-url']).toBe('https://api.northline.test/v2');
  });
});

describe('the change of a password without a session', () => {
  it('names the email and carries no token', async () => {
    session.current.token = undefined;
    const passwords = { password: 'Harbour-2027', password_confirm: 'Harbour-2027' };
    const body = { email: users.empty, current_password: 'Northline-2026', ...passwords };
    const { message, data } = await run('profilePasswordUpdate', body);
    expect(message).toBe('You have logged in successfully!');
    expect(data.session_token).toMatch(/^\w{20,}$/);
    expect(await fieldsOf(lastExchange())).toEqual({ ...body, investor_id: 501 });
  });
});
