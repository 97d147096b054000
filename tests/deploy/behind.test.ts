import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reload, runningNginx } from '../../scripts/nginx/running.ts';
import { ownCertificate } from '../certificate.ts';
import { type Deployment, deploy, hosts, portal } from './deployment.ts';
import { startApi, type TestApi } from './testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('behind a proxy that ends TLS, with pages and API on one origin', () => {
  let deployed: Deployment;
  beforeAll(async () => {
    const onOne = { ...portal, api: { ...portal.api, port: 443 } };
    const options = { plain: true, 'trusted-proxies': '127.0.0.1', 'api-host': 'inside.lender.test' } as const;
    deployed = await deploy(api.url, options, onOne);
  });
  afterAll(() => deployed.stop());

  const ask = (path: string, more: object = {}) => deployed.ask({ path, isPlain: true, ...more });

  it('serves pages and calls on the same port, and lets pages call nothing else', async () => {
    const page = await ask('/');
    expect(page).toMatchObject({ status: 200, headers: { 'strict-transport-security': expect.any(String) } });
    expect(page.headers['content-security-policy']).toContain("connect-src 'self' ;");
    const call = await ask('/api/investors', { method: 'POST', headers: { origin: `https://${hosts[0]}` } });
    expect(call).toMatchObject({ status: 200, body: '{}' });
    expect(call.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(api.asked().headers.host).toBe('inside.lender.test');
    expect((await ask('/api/admin', { method: 'POST' })).status).toBe(404);
    expect((await ask('/', { host: 'elsewhere.test' })).status).toBe(421);
    expect((await ask('/api/investors', { method: 'POST', headers: { origin: 'https://evil.test' } })).status).toBe(
      403,
    );
  });

  it('takes the visitor’s address from a trusted proxy, and passes it on to the API', async () => {
    await ask('/api/investors', { method: 'POST', headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' } });
    expect(api.asked().headers['x-forwarded-for']).toBe('203.0.113.9');
    const log = () => readFileSync(join(deployed.out, 'logs/access.log'), 'utf8');
    await expect.poll(log).toMatch(/^203\.0\.113\.9 .*POST \/api\/investors/m);
  });

  it('keeps the operator’s own directives in a release', async () => {
    mkdirSync(join(deployed.out, 'own'), { recursive: true });
    writeFileSync(join(deployed.out, 'own/pages.conf'), 'location = /robots.txt { return 200 "own\\n"; }\n');
    await deployed.next(1);
    expect(await ask('/robots.txt')).toMatchObject({ status: 200, body: 'own\n' });
    writeFileSync(join(deployed.out, 'own/pages.conf'), 'nonsense;\n');
    await expect(deployed.next(2)).rejects.toThrow('nginx refuses');
    expect((await ask('/')).body).toContain('data-build="1"');
    writeFileSync(join(deployed.out, 'own/pages.conf'), '');
    await reload(deployed.out, runningNginx(deployed.out) ?? 0);
  });
});

describe('behind a balancer that speaks the PROXY protocol', () => {
  let deployed: Deployment;
  beforeAll(async () => {
    deployed = await deploy(api.url, { plain: true, 'proxy-protocol': true, 'trusted-proxies': '127.0.0.0/8' });
  });
  afterAll(() => deployed.stop());

  it('takes the visitor’s address from the protocol', async () => {
    const socket = connect(deployed.ports.api, '127.0.0.1');
    const call = `POST /api/investors HTTP/1.1\r\nHost: ${hosts[0]}\r\nX-Forwarded-For: 6.6.6.6\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
    socket.write(`PROXY TCP4 203.0.113.7 127.0.0.1 5000 443\r\n${call}`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200/);
    expect(api.asked().headers['x-forwarded-for']).toBe('203.0.113.7');
  });
});

describe('in front of an API over HTTPS', () => {
  it('calls it by its name, and only if its certificate has a trusted signature', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-api-'));
    const secure = ownCertificate('localhost');
    const ca = join(folder, 'ca.pem');
    writeFileSync(ca, secure.cert);
    const far = await startApi(secure);
    const url = `https://localhost:${far.port}/api`;
    const [trusting, doubting] = [await deploy(url, { 'api-ca': ca }), await deploy(url)];
    const call = (deployed: Deployment) =>
      deployed.ask({ path: '/api/investors', port: deployed.ports.api, method: 'POST' });
    expect((await call(trusting)).status).toBe(200);
    expect(far.asked().headers.host).toBe(`localhost:${far.port}`);
    expect((await call(doubting)).status).toBe(502);
    far.close();
    await Promise.all([trusting.stop(), doubting.stop()]);
    rmSync(folder, { recursive: true });
  });
});
