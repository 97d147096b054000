import { once } from 'node:events';
import { connect } from 'node:tls';
import { afterAll, describe, expect, it } from 'vitest';
import { folderOf } from '../../scripts/release/folder.ts';
import { countOf, deploy, hosts, portal } from './deployment.ts';
import { answerFrom } from './staticSite.ts';

const deployed = await deploy();
afterAll(deployed.stop);

/** The name in the certificate for a host; undefined if the connection is refused. */
async function certificateOf(servername: string | undefined, port = deployed.ports.pages) {
  const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ...(servername && { servername }) });
  try {
    await once(socket, 'secureConnect');
    return socket.getPeerCertificate().subject.CN;
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

describe('names', () => {
  it('have certificates of their own on both ports, and other names get no connection and no page', async () => {
    for (const port of [deployed.ports.pages, deployed.ports.api]) {
      for (const host of hosts) expect(await certificateOf(host, port)).toBe(host);
      expect(await certificateOf('elsewhere.test', port)).toBeUndefined();
      expect(await certificateOf(undefined, port)).toBeUndefined();
      const other = await deployed.ask({ path: '/', port, host: 'elsewhere.test', servername: hosts[0] });
      expect(other).toMatchObject({ status: 421, body: '' });
    }
  });

  it('lead from HTTP to HTTPS', async () => {
    const plain = { port: deployed.ports.http, isPlain: true };
    expect(await deployed.ask({ ...plain, path: '/login?a=b' })).toMatchObject({
      status: 301,
      headers: { location: `https://${hosts[0]}/login?a=b` },
    });
    expect((await deployed.ask({ ...plain, path: '/', host: 'elsewhere.test' })).status).toBe(421);
  });
});

describe('pages and files', () => {
  it('have each header exactly once, whatever goes wrong', async () => {
    const expected = {
      'x-content-type-options': 'nosniff',
      'x-permitted-cross-domain-policies': 'none',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    };
    for (const [status, asked] of [
      [200, { path: '/' }],
      [200, { path: '/licences.txt' }],
      [404, { path: '/nowhere' }],
      [404, { path: '//overview' }],
      [404, { path: '/overview/../../etc/passwd' }],
      [404, { path: '/sbom.cdx.json' }],
      [404, { path: '/headers.json' }],
      [404, { path: `/hosts/${hosts[1]}/en-CA.html` }],
      [404, { path: '/assets/nothing.js' }],
      [405, { path: '/', method: 'POST', body: 'x' }],
    ] as const) {
      const one = await deployed.ask(asked);
      expect(one.status, asked.path).toBe(status);
      expect(one.headers, asked.path).toMatchObject(expected);
      for (const name of ['content-security-policy', ...Object.keys(expected)])
        expect(countOf(one, name), `${asked.path} ${name}`).toBe(1);
      expect(one.headers.server).toBeUndefined();
    }
    expect((await deployed.ask({ path: '/', headers: { 'x-long': 'a'.repeat(60_000) } })).status).toBe(431);
  });

  it('of the build may be kept for good, and a missing one is never a page', async () => {
    expect(await deployed.ask({ path: '/assets/start-0.js' })).toMatchObject({
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
      },
    });
    expect(await deployed.ask({ path: '/assets/start-1.js' })).toMatchObject({ status: 404, body: 'Not found' });
  });

  it('have a policy of their own if they are drawings, which run nothing when somebody opens them', async () => {
    const { headers } = await deployed.ask({ path: '/assets/brands/0.svg' });
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  it('are in the encoding that the browser prefers', async () => {
    const encodings = async (path: string) => {
      const answers = ['br, gzip', 'gzip', ''].map((accepted) =>
        deployed.ask({ path, headers: { 'accept-encoding': accepted } }),
      );
      return (await Promise.all(answers)).map(({ headers }) => headers['content-encoding']);
    };
    expect(await encodings('/assets/start-0.js')).toEqual(['br', 'gzip', undefined]);
    for (const path of ['/', '/nowhere']) expect(await encodings(path), path).toEqual(['br', 'gzip', undefined]);
    const { headers } = await deployed.ask({ path: '/', headers: { 'accept-encoding': 'br' } });
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  it.each([
    ['fr', 'fr'],
    ['fr-FR', 'fr'],
    ['FR', 'fr'],
    ['de, fr;q=0.8, en;q=0.9', 'fr'],
    ['en-GB,fr;q=0.9', 'en'],
    ['french', 'en'],
    ['de', 'en'],
    ['', 'en'],
  ])('are, for %j, in the first of these languages that the host has: %s', async (accepted, language) => {
    const { body } = await deployed.ask({ path: '/overview', headers: { 'accept-language': accepted } });
    expect(body).toContain(`<title>${hosts[0]} hosts/${hosts[0]}/${language}-CA.html</title>`);
  });
});

describe('a static host that reads the build’s _redirects and _headers', () => {
  it.each(['/', '/login', '/overview', '/nowhere', '/assets/start-0.js', '/assets/nothing.js'])(
    'answers %s with the same page, headers and status as Caddy',
    async (path) => {
      const build = folderOf(deployed.to, deployed.first.name);
      for (const host of hosts)
        for (const language of ['en', 'fr'])
          for (const cookie of ['', 'session_token=one']) {
            const found = answerFrom(build, { host, path, language, cookie });
            const expected = await deployed.ask({ path, host, headers: { 'accept-language': language, cookie } });
            expect({ ...found, body: found.body.trim() }).toMatchObject({
              status: expected.status,
              body: expected.body.trim(),
            });
            // Such a host may also cache missing files, and unknown addresses for a moment.
            for (const [name, value] of Object.entries(found.headers))
              if (expected.status === 200 || name !== 'cache-control')
                expect(value, name).toBe(String(expected.headers[name]));
            expect(Object.keys(found.headers)).toContain('content-security-policy');
          }
    },
  );
});

describe('the access log', () => {
  it('has host, path, status and times of each request as JSON, and no query, cookie or header of the visitor', async () => {
    await deployed.ask({
      path: '/assets/gone.js?token=secret',
      headers: { cookie: 'session_token=secret', authorization: 'Bearer secret' },
    });
    await deployed.ask({
      path: '/api/investors',
      port: deployed.ports.api,
      method: 'POST',
      headers: { 'x-request-id': '7F3A-92BD' },
    });
    const lines = () => deployed.log().map((line) => JSON.parse(line));
    await expect.poll(lines).toContainEqual(
      expect.objectContaining({
        request: expect.objectContaining({ host: hosts[0], uri: '/assets/gone.js', method: 'GET' }),
        status: 404,
        duration: expect.any(Number),
      }),
    );
    await expect
      .poll(() => lines().find(({ request }) => request.uri === '/api/investors')?.resp_headers['Server-Timing'])
      .toEqual([expect.stringMatching(/^api;dur=[\d.]+, release;desc=\d{8}T\w+Z-\w+, request;desc=7F3A-92BD$/)]);
    expect(deployed.log().join()).not.toContain('secret');
  });
});

describe('behind a proxy that ends TLS, with pages and API on one origin', () => {
  it('serves both on one port, lets pages call nothing else, and takes the address from the proxy', async () => {
    const onOne = { ...portal, api: { ...portal.api, port: 443 } };
    const behind = await deploy(['--plain', '--trusted-proxies', '127.0.0.0/8'], onOne);
    const page = await behind.ask({ path: '/' });
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/connect-src 'self'(;|$)/);
    const asked = { path: '/api/investors', method: 'POST', headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect(await behind.ask(asked)).toMatchObject({ status: 200, body: '{}' });
    expect(behind.api.asked().headers['x-forwarded-for']).toMatch(/^203\.0\.113\.9/);
    expect((await behind.ask({ path: '/', host: 'elsewhere.test' })).status).toBe(421);
    await behind.stop();
  });
});
