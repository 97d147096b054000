import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCertificate } from '../certificate.ts';
import { type Answer, countOf, type Deployment, deploy, hosts } from './deployment.ts';
import { answerFrom } from './staticSite.ts';
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

/** Sends text that no HTTP client would send; returns the raw response. */
async function raw(port: number, text: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', servername: hosts[0], rejectUnauthorized: false });
  socket.end(text);
  let said = '';
  for await (const part of socket) said += part;
  return said;
}

/** The subject and serial number of the certificate for a name; undefined if the connection is refused. */
async function certificateOf(servername: string | undefined, port = deployed.ports.pages) {
  const socket: TLSSocket = connect({
    port,
    host: '127.0.0.1',
    rejectUnauthorized: false,
    ...(servername && { servername }),
  });
  try {
    await once(socket, 'secureConnect');
    const { subject, serialNumber } = socket.getPeerCertificate();
    return { name: subject.CN, serial: serialNumber };
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

describe('certificates', () => {
  it('are those of the host on both ports, and other names get no connection', async () => {
    for (const port of [deployed.ports.pages, deployed.ports.api]) {
      for (const host of hosts) expect(await certificateOf(host, port)).toMatchObject({ name: host });
      expect(await certificateOf('elsewhere.test', port)).toBeUndefined();
      expect(await certificateOf(undefined, port)).toBeUndefined();
      const otherHost = await deployed.ask({ path: '/', port, host: 'elsewhere.test', servername: hosts[0] });
      expect(otherHost.status).toBe(421);
    }
  });

  it('are used as soon as they are renewed, and a missing one affects no other host', async () => {
    const [one, two] = hosts;
    const before = await certificateOf(one);
    const lineage = join(deployed.to, 'lineage');
    writeCertificate(lineage, one);
    const installed = spawnSync('sh', [join(deployed.out, 'install-certificate.sh')], {
      env: { ...process.env, RENEWED_LINEAGE: lineage, RENEWED_DOMAINS: one },
      encoding: 'utf8',
    });
    expect(installed.stderr).toBe('');
    const after = await certificateOf(one);
    expect(after).toMatchObject({ name: one });
    expect(after?.serial).not.toBe(before?.serial);
    const mode = statSync(join(deployed.certificates, one, 'privkey.pem')).mode & 0o777;
    expect(mode).toBe(0o640);
    const fullchain = join(deployed.certificates, one, 'fullchain.pem');
    spawnSync('mv', [fullchain, `${fullchain}.away`]);
    expect(await certificateOf(one)).toBeUndefined();
    expect(await certificateOf(two)).toMatchObject({ name: two });
    spawnSync('mv', [`${fullchain}.away`, fullchain]);
    expect(await certificateOf(one)).toMatchObject({ name: one });
  });

  it('are verified over the port without TLS, which otherwise redirects to HTTPS', async () => {
    const plain = { port: deployed.ports.http, isPlain: true };
    spawnSync('mkdir', ['-p', join(deployed.out, 'acme/.well-known/acme-challenge')]);
    spawnSync('sh', ['-c', `echo proof > ${join(deployed.out, 'acme/.well-known/acme-challenge/token')}`]);
    expect(await deployed.ask({ ...plain, path: '/.well-known/acme-challenge/token' })).toMatchObject({
      body: 'proof\n',
    });
    expect(await deployed.ask({ ...plain, path: '/login' })).toMatchObject({
      status: 301,
      headers: { location: `https://${hosts[0]}/login` },
    });
    expect((await deployed.ask({ ...plain, path: '/', host: 'elsewhere.test' })).status).toBe(421);
  });
});

describe('headers', () => {
  const expected = {
    'x-content-type-options': 'nosniff',
    'x-permitted-cross-domain-policies': 'none',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };

  it('are on every answer exactly once, whatever goes wrong', async () => {
    const { ask, ports } = deployed;
    const answers: [number, Answer][] = [
      [200, await ask({ path: '/' })],
      [404, await ask({ path: '/nowhere' })],
      [404, await ask({ path: '/assets/nothing.js' })],
      [405, await ask({ path: '/', method: 'POST', body: 'x' })],
      [
        413,
        await ask({ path: '/', method: 'POST', headers: { 'content-length': '3000000' }, body: '' }).catch(() =>
          ask({ path: '/', method: 'POST', body: 'x'.repeat(1_100_000) }),
        ),
      ],
      [414, await ask({ path: `/${'a'.repeat(40_000)}` })],
      [400, await ask({ path: '/', headers: { 'x-long': 'a'.repeat(40_000) } })],
      [421, await ask({ path: '/', host: 'elsewhere.test', servername: hosts[0] })],
      [200, await ask({ path: '/', headers: { range: 'bytes=99999999-' } })],
      [301, await ask({ path: '/', port: ports.http, isPlain: true })],
      [421, await ask({ path: '/', port: ports.http, isPlain: true, host: 'elsewhere.test' })],
    ];
    for (const [status, one] of answers) {
      expect(one.status).toBe(status);
      expect(one.headers, String(status)).toMatchObject(expected);
      for (const name of ['content-security-policy', ...Object.keys(expected)]) expect(countOf(one, name)).toBe(1);
    }
    const malformed = await raw(ports.pages, 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n');
    expect(malformed).toMatch(/^HTTP\/1.1 400/);
    expect(malformed.match(/^Content-Security-Policy:/gm)).toHaveLength(1);
  });

  it('choose the encoding and the language that the browser prefers', async () => {
    const encoding = async (accepted: string) =>
      (await deployed.ask({ path: '/', headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
    expect(await encoding('gzip')).toBe('gzip');
    expect(await encoding('gzip;q=0')).toBeUndefined();
    expect(await encoding('gzip;q=0.0, br;q=0')).toBeUndefined();
    expect(await encoding('br;q=0, gzip;q=0.001')).toBe('gzip');
    for (const path of ['/', '/nowhere'])
      expect((await deployed.ask({ path, headers: { 'accept-encoding': 'gzip, br' } })).headers).toMatchObject({
        'content-encoding': 'br',
        vary: 'Accept-Encoding',
      });
    const missing = { path: '/assets/nothing.js.br', headers: { 'accept-encoding': 'br' } };
    expect((await deployed.ask(missing)).headers['content-encoding']).toBeUndefined();
    const refused = { path: '/', method: 'POST', headers: { 'accept-encoding': 'br' } };
    expect((await deployed.ask(refused)).headers['content-encoding']).toBeUndefined();
    // As `npm run hosts` leaves them for hundreds of hosts: without Brotli, a browser gets the page without the screen.
    const file = join(deployed.to, `current/hosts/${hosts[1]}/en-CA/login.html`);
    renameSync(file, `${file}.away`);
    const signIn = (accepted: string) =>
      deployed.ask({ path: '/login', host: hosts[1], headers: { 'accept-encoding': accepted } });
    expect((await signIn('gzip, br')).headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect((await signIn('')).body).toContain(`<title>${hosts[1]} hosts/${hosts[1]}/en-CA.html</title>`);
    renameSync(`${file}.away`, file);
    const language = async (accepted: string) =>
      /<title>\S+ \S+\/(\w\w)-/.exec(
        (await deployed.ask({ path: '/overview', headers: { 'accept-language': accepted } })).body,
      )?.[1];
    expect(await language('fr')).toBe('fr');
    expect(await language('en;q=0.2, fr;q=0.9')).toBe('fr');
    expect(await language('fr-CA;q=0.51,en-GB;q=0.52')).toBe('en');
    expect(await language('de, fr;q=0.8, en;q=0.8')).toBe('fr');
    expect(await language('en;q=0, fr;q=0.1')).toBe('fr');
    expect(await language('de')).toBe('en');
  });
});

describe('a static host that reads the build’s _redirects and _headers', () => {
  const paths = ['/', '/login', '/overview', '/nowhere', '/assets/start-0.js', '/assets/nothing.js'];

  it.each(paths)('answers %s with the same page, headers and status as nginx', async (path) => {
    for (const host of hosts)
      for (const language of ['en', 'fr'])
        for (const cookie of ['', 'session_token=one']) {
          const found = answerFrom(join(deployed.to, 'current'), { host, path, language, cookie });
          const expected = await deployed.ask({ path, host, headers: { 'accept-language': language, cookie } });
          expect(found).toMatchObject({ status: expected.status, body: expected.body });
          for (const [name, value] of Object.entries(found.headers)) {
            const here = String(expected.headers[name]).replace('; report-to csp', '').replaceAll(' ;', ';');
            // Such a host may also cache missing files, and unknown addresses for a moment.
            if (expected.status === 200 || name !== 'cache-control') expect(value, name).toBe(here);
          }
          expect(Object.keys(found.headers)).toContain('content-security-policy');
        }
  });
});
