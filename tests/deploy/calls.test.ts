import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countOf, type Deployment, deploy, hosts } from './deployment.ts';
import { startApi, type TestApi } from './testApi.ts';

let api: TestApi;
let deployed: Deployment;
beforeAll(async () => {
  api = await startApi();
  deployed = await deploy(api.url);
});
afterAll(async () => {
  await deployed.stop();
  api.close();
});

const call = (path: string, more: { headers?: Record<string, string>; method?: string; body?: string } = {}) =>
  deployed.ask({ path: `/api${path}`, port: deployed.ports.api, method: 'POST', ...more });

describe('calls', () => {
  it('reach the API under its own name, with the visitor’s address and no header that overrides address or method', async () => {
    const origin = `https://${hosts[0]}`;
    await call('/auth/login', {
      headers: {
        origin,
        cookie: 'a=b',
        forwarded: 'for=1.2.3.4',
        'x-real-ip': '1.2.3.4',
        'x-forwarded-for': '1.2.3.4',
        'x-original-url': '/admin',
        'x-rewrite-url': '/admin',
        'x-http-method-override': 'DELETE',
      },
    });
    const { url, headers } = api.asked();
    expect(url).toBe('/api/auth/login');
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': hosts[0] });
    expect(headers.host).toMatch(/^127\.0\.0\.1:\d+$/);
    for (const name of [
      'cookie',
      'forwarded',
      'x-real-ip',
      'x-original-url',
      'x-rewrite-url',
      'x-http-method-override',
    ])
      expect(headers[name], name).toBeUndefined();
  });

  it('return no header that would affect the browser or nginx', async () => {
    api.answer((response) => {
      for (const name of ['Clear-Site-Data', 'Refresh', 'X-Powered-By', 'X-Accel-Redirect', 'X-Accel-Expires'])
        response.setHeader(name, '/health');
      response.setHeader('Set-Cookie', 'session_token=planted');
      response.setHeader('Server', 'the API');
      response.setHeader('Content-Security-Policy', 'default-src *');
      response.end('{"answer":1}');
    });
    const got = await call('/investors');
    api.answer();
    expect(got).toMatchObject({ status: 200, body: '{"answer":1}' });
    expect(got.headers).toMatchObject({
      server: 'nginx',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    for (const name of [
      'set-cookie',
      'clear-site-data',
      'refresh',
      'x-powered-by',
      'x-accel-redirect',
      'x-accel-expires',
    ])
      expect(got.headers[name], name).toBeUndefined();
  });

  it('may have the id of an investor in their path, but not one of dots or with a leading dot', async () => {
    for (const id of ['501', '0b5e3f6c-1f0a-4e59-9d3c-9f7d2f8f4a11', 'a.b~c_d'])
      expect((await call(`/investors/${id}/accounts`)).status, id).toBe(200);
    for (const id of ['..', '.', '...', '%2e%2e', '..%2f', '.a'])
      expect((await call(`/investors/${id}/accounts`)).status, id).toBe(404);
  });

  it('accept up to 25 MB for a file and 1 MB for anything else', async () => {
    const two = { body: 'x'.repeat(2_000_000) };
    expect((await call('/loan/document/upload', two)).status).toBe(200);
    const refused = await call('/investors', two);
    expect(refused.status).toBe(413);
    expect(countOf(refused, 'content-security-policy')).toBe(1);
  });

  it('reuse a connection to the API, and close it before the API does', async () => {
    const sockets = new Set<Socket>();
    api.server.on('connection', (socket) => sockets.add(socket));
    await call('/investors');
    await call('/investors');
    expect(sockets.size).toBeLessThanOrEqual(1);
    const { socket } = api.asked();
    // Node would close it after five seconds; `end` shows that nginx was first.
    api.server.keepAliveTimeout = 5000;
    const [by] = await Promise.race([
      once(socket, 'end').then(() => ['nginx']),
      once(socket, 'close').then(() => ['API']),
    ]);
    expect(by).toBe('nginx');
  });
});
