import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { callsIn, otherHeaders } from '../../scripts/hosts/calls.ts';
import { caddyfile } from '../../scripts/release/caddyfile.ts';
import { load } from '../../scripts/release/server.ts';
import { ownCertificate } from '../certificate.ts';
import { desk } from '../openapi/apis/samples.ts';
import { readApi } from '../openapi/readApi.ts';
import { countOf, deploy, hosts } from './deployment.ts';
import { startApi } from './testApi.ts';

const deployed = await deploy();
const { api } = deployed;
afterAll(deployed.stop);

const origin = `https://${hosts[0]}`;
const call = (path: string, more: { headers?: Record<string, string>; method?: string; body?: string } = {}) =>
  deployed.ask({ path: `/api${path}`, port: deployed.ports.api, method: 'POST', ...more });

const described = {
  authorization: 'Bearer one',
  'content-type': 'application/json',
  invidshash: 'abc',
  accept: '*/*',
  'x-request-id': 'a',
};
const forged = [
  ...['cookie', 'forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'],
  ...['x-forwarded-user', 'x-remote-user', 'x-amzn-oidc-identity', 'x-original-url', 'x-original-host'],
  ...['x-rewrite-url', 'x-http-method-override', 'x-forwarded-prefix', 'x-whitelabel-domain', 'from', 'proxy'],
];

describe('a call', () => {
  it('carries each described header to the API, and none that claims an identity, an address or a method', async () => {
    const headers = Object.fromEntries(forged.map((name) => [name, 'forged']));
    await call('/auth/login', { headers: { ...described, ...headers, 'x-forwarded-for': '1.2.3.4', origin } });
    const got = api.asked();
    expect(got.url).toBe('/api/auth/login');
    expect(got.headers).toMatchObject({
      ...described,
      'x-whitelabel-domain': hosts[0],
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': hosts[0],
      'x-forwarded-proto': 'https',
      host: `127.0.0.1:${api.port}`,
    });
    expect(JSON.stringify(got.rawHeaders)).not.toMatch(/forged|1\.2\.3\.4/);
  });

  it.each(Object.keys(described))('has no %s if the page sent none', async (absent) => {
    const { [absent]: _, ...headers } = described as Record<string, string>;
    await call('/investors', { headers });
    expect(Object.keys(api.asked().headers)).not.toContain(absent);
  });

  it('may have the id of an investor in its path, but not one of dots or with a leading dot', async () => {
    for (const id of ['501', '0b5e3f6c-1f0a-4e59-9d3c-9f7d2f8f4a11', 'a.b~c_d'])
      expect((await call(`/investors/${id}/accounts`)).status, id).toBe(200);
    for (const id of ['..', '.', '...', '%2e%2e', '..%2f', '.a', '5%2f1'])
      expect((await call(`/investors/${id}/accounts`)).status, id).toBe(404);
    expect((await call('/admin')).status).toBe(404);
    expect((await call('/investors?x=1')).status).toBe(404);
    expect((await call('/investors', { method: 'GET' })).status).toBe(405);
  });

  it('may have 25 MB for a file and 1 MB for anything else', async () => {
    const two = { body: 'x'.repeat(2_000_000), headers: { origin } };
    expect((await call('/loan/document/upload', two)).status).toBe(200);
    const refused = await call('/investors', two);
    expect(refused.status).toBe(413);
    // So that the page can read what happened.
    expect(refused.headers['access-control-allow-origin']).toBe(origin);
  });

  it('comes only from the host’s own pages, and goes only to end points that the config allows', async () => {
    const preflight = await call('/investors', { method: 'OPTIONS', headers: { origin } });
    expect(preflight).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST',
        'access-control-max-age': '7200',
      },
    });
    expect(String(preflight.headers['access-control-allow-headers']).split(', ')).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'invidshash', 'x-api-url', 'x-whitelabel-domain']),
    );
    for (const other of ['https://evil.test', `https://${hosts[1]}`, 'null'])
      expect((await call('/investors', { headers: { origin: other } })).status, other).toBe(403);
    const to = async (endPoint: string) =>
      (await call('/investors', { headers: { origin, 'x-api-url': endPoint } })).status;
    for (const endPoint of [
      'https://evil.test',
      'https://elsewhere.lender.test.evil.test',
      'http://elsewhere.lender.test',
    ])
      expect(await to(endPoint), endPoint).toBe(403);
    // Allowed, but the name cannot be resolved here; Caddy has started nevertheless.
    expect(await to('https://elsewhere.lender.test/v2')).toBe(502);
  });
});

describe('an answer', () => {
  it('has those headers of the API that the portal reads, and no others', async () => {
    api.answer((response) => {
      for (const name of ['Clear-Site-Data', 'Refresh', 'X-Powered-By', 'X-Accel-Redirect', 'Location', 'Link'])
        response.setHeader(name, '/health');
      response.setHeader('Set-Cookie', 'session_token=planted');
      response.setHeader('Server', 'the API');
      response.setHeader('Content-Security-Policy', 'default-src *');
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Content-Type', 'application/pdf');
      response.setHeader('Content-Disposition', 'attachment');
      response.setHeader('Retry-After', '7');
      response.statusCode = 503;
      response.end('{"answer":1}');
    });
    const got = await call('/investors', { headers: { origin } });
    api.answer();
    expect(got).toMatchObject({ status: 503, body: '{"answer":1}' });
    expect(new Set(Object.keys(got.headers))).toEqual(
      new Set([
        ...['access-control-allow-origin', 'access-control-expose-headers', 'cache-control', 'content-disposition'],
        ...['content-length', 'content-security-policy', 'content-type', 'date', 'retry-after', 'server-timing'],
        ...['strict-transport-security', 'vary', 'x-content-type-options'],
      ]),
    );
    expect(got.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'application/pdf',
      'retry-after': '7',
      vary: 'Origin',
    });
    for (const name of Object.keys(got.headers)) expect(countOf(got, name), name).toBe(1);
  });

  it('of an API that is away can be read by the page', async () => {
    api.answer((response) => void response.destroy());
    const got = await call('/investors', { headers: { origin } });
    api.answer();
    expect(got).toMatchObject({ status: 502, headers: { 'access-control-allow-origin': origin } });
  });
});

describe('a connection to the API', () => {
  it('is used again, and closed before the API closes it', async () => {
    const sockets = new Set<Socket>();
    api.server.on('connection', (socket) => sockets.add(socket));
    await call('/investors');
    await call('/investors');
    expect(sockets.size).toBeLessThanOrEqual(1);
    const { socket } = api.asked();
    // Node would close it after five seconds; `end` shows that Caddy was first.
    api.server.keepAliveTimeout = 5000;
    const [by] = await Promise.race([
      once(socket, 'end').then(() => ['Caddy']),
      once(socket, 'close').then(() => ['API']),
    ]);
    expect(by).toBe('Caddy');
  });

  it('over HTTPS goes only to an API whose certificate has a trusted signature', async () => {
    const secure = ownCertificate('localhost');
    const ca = join(deployed.folder, 'ca.pem');
    writeFileSync(ca, secure.cert);
    const far = await startApi(secure);
    const url = ['--api', `https://localhost:${far.port}/api`];
    await deployed.next(1, undefined, ...url);
    expect((await call('/investors')).status).toBe(502);
    await deployed.next(2, undefined, ...url, '--api-ca', ca);
    expect((await call('/investors')).status).toBe(200);
    expect(far.asked().headers.host).toBe(`localhost:${far.port}`);
    far.close();
  });
});

describe('a call of another API', () => {
  beforeAll(async () => {
    const others = readApi({ root: desk, adapter: { headers: { 'Desk-Version': 'seven' } } }).operations;
    // What a build with the desk in openapi/apis/ would have.
    const all = [...Object.values(operations), ...Object.values(others)] as Parameters<typeof callsIn>[0];
    const { server } = deployed.asked();
    const facts = deployed.facts();
    const { name } = deployed.first;
    if (!server) throw new Error('There is no --api.');
    const headers = [...facts.api.headers, ...otherHeaders(all)];
    const text = caddyfile(
      { ...facts, api: { ...facts.api, ...callsIn(all), headers } },
      { to: deployed.to, name, releases: [name] },
      server,
    );
    expect(await load(deployed.file, text, name)).toBe(true);
  });

  it.each([
    [200, 'GET', '/funds/d%2F1%20%C3%BC'],
    [200, 'GET', '/funds?state=open,paid'],
    [200, 'PATCH', '/funds/f'],
    [200, 'POST', '/payouts'],
    [200, 'POST', '/investors'],
    [404, 'PATCH', '/funds'],
    [404, 'GET', '/investors'],
    [404, 'GET', '/funds/../../admin'],
    [404, 'GET', '/branches?from=2026'],
    [404, 'GET', '/funds/.hidden/slip'],
    [405, 'HEAD', '/branches'],
  ])(
    'is answered with %s, and reaches the API only if it is in the description: %s %s',
    async (status, method, path) => {
      const before = api.asked();
      expect((await call(path, { method })).status).toBe(status);
      if (status === 200) expect(api.asked()).toMatchObject({ method, url: `/api${path}` });
      else expect(api.asked()).toBe(before);
    },
  );

  it('is larger than others only if it has files', async () => {
    const body = 'a'.repeat(2_000_000);
    expect((await call('/papers', { body })).status).toBe(200);
    expect((await call('/payouts', { body })).status).toBe(413);
  });

  it('may have the verbs and headers in use', async () => {
    const { status, headers } = await call('/branches', { method: 'OPTIONS', headers: { origin } });
    expect(status).toBe(204);
    expect(headers).toMatchObject({ 'access-control-allow-methods': 'GET, PATCH, POST' });
    expect(String(headers['access-control-allow-headers']).split(', ')).toEqual(
      expect.arrayContaining(['authorization', 'desk-version', 'payout-key']),
    );
  });
});
