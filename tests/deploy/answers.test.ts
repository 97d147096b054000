import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { connect as connectPlain, type Socket } from 'node:net';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningNginx } from '../../scripts/nginx/running.ts';
import { writeCertificate } from '../certificate.ts';
import { type Answer, type Deployment, deploy, hosts } from './deployment.ts';
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

const call = (path: string, more: { headers?: Record<string, string>; method?: string; body?: string } = {}) =>
  deployed.ask({ path: `/api${path}`, port: deployed.ports.api, method: 'POST', ...more });

const countOf = ({ raw }: Answer, name: string) =>
  raw.filter((one, index) => index % 2 === 0 && one.toLowerCase() === name).length;

/** Sends what no client sends; returns the status line and the headers of what comes back. */
async function raw(port: number, text: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', servername: hosts[0], rejectUnauthorized: false });
  socket.end(text);
  let said = '';
  for await (const part of socket) said += part;
  return said;
}

/** The certificate that a name gets, by its subject; undefined where the connection is refused. */
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
  it('are a host’s own, on both ports, and other names get no connection', async () => {
    for (const port of [deployed.ports.pages, deployed.ports.api]) {
      for (const host of hosts) expect(await certificateOf(host, port)).toMatchObject({ name: host });
      expect(await certificateOf('elsewhere.test', port)).toBeUndefined();
      expect(await certificateOf(undefined, port)).toBeUndefined();
      const otherHost = await deployed.ask({ path: '/', port, host: 'elsewhere.test', servername: hosts[0] });
      expect(otherHost.status).toBe(421);
    }
  });

  it('count from the moment that they are renewed, and one that is missing or broken harms no other host', async () => {
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

  it('are proved on the port without TLS, which leads to HTTPS', async () => {
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

  it('are on every answer once, whatever went wrong', async () => {
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

  it('take the encoding and the language that the browser would rather have', async () => {
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
    // As `npm run hosts` leaves the pages of hundreds of hosts: who takes no Brotli gets the page without the screen.
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

  it.each(paths)('answers %s with the page, the headers and the status of nginx', async (path) => {
    for (const host of hosts)
      for (const language of ['en', 'fr'])
        for (const cookie of ['', 'session_token=one']) {
          const found = answerFrom(join(deployed.to, 'current'), { host, path, language, cookie });
          const expected = await deployed.ask({ path, host, headers: { 'accept-language': language, cookie } });
          expect(found).toMatchObject({ status: expected.status, body: expected.body });
          for (const [name, value] of Object.entries(found.headers)) {
            const here = String(expected.headers[name]).replace('; report-to csp', '').replaceAll(' ;', ';');
            // A file that is missing may be kept there, too, and an unknown address for a moment.
            if (expected.status === 200 || name !== 'cache-control') expect(value, name).toBe(here);
          }
          expect(Object.keys(found.headers)).toContain('content-security-policy');
        }
  });
});

describe('calls', () => {
  it('reach the API by its own name, from this visitor, without what would mean another address or method', async () => {
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

  it('bring back nothing that would act in the browser or in nginx', async () => {
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

  it('may have the id of an investor in their path, but no dots alone', async () => {
    for (const id of ['501', '0b5e3f6c-1f0a-4e59-9d3c-9f7d2f8f4a11', 'a.b~c_d'])
      expect((await call(`/investors/${id}/accounts`)).status, id).toBe(200);
    for (const id of ['..', '.', '...', '%2e%2e', '..%2f', '.a'])
      expect((await call(`/investors/${id}/accounts`)).status, id).toBe(404);
  });

  it('take 25 MB of a file and 1 MB of anything else', async () => {
    const two = { body: 'x'.repeat(2_000_000) };
    expect((await call('/loan/document/upload', two)).status).toBe(200);
    const refused = await call('/investors', two);
    expect(refused.status).toBe(413);
    expect(countOf(refused, 'content-security-policy')).toBe(1);
  });

  it('use a connection to the API again, and give it up before the API does', async () => {
    const sockets = new Set<Socket>();
    api.server.on('connection', (socket) => sockets.add(socket));
    await call('/investors');
    await call('/investors');
    expect(sockets.size).toBeLessThanOrEqual(1);
    const { socket } = api.asked();
    // Node's servers would close it after five seconds; `end` says that nginx was first.
    api.server.keepAliveTimeout = 5000;
    const [by] = await Promise.race([
      once(socket, 'end').then(() => ['nginx']),
      once(socket, 'close').then(() => ['API']),
    ]);
    expect(by).toBe('nginx');
  });
});

describe('a crowd', () => {
  it('of 2,200 silent connections does not keep others out', async () => {
    const silent: Socket[] = [];
    for (let number = 0; number < 2200; number += 1) {
      const socket = connectPlain({ port: deployed.ports.pages, host: '127.0.0.1' });
      socket.on('error', () => undefined);
      silent.push(socket);
      if (number % 200 === 199) await once(socket, 'connect');
    }
    expect(await deployed.ask({ path: '/health' })).toMatchObject({ status: 200 });
    for (const socket of silent) socket.destroy();
  });

  it('in an office signs in, but who guesses on is slowed down, and keeps nobody from reading', async () => {
    const headers = { origin: `https://${hosts[0]}` };
    const signIns = (count: number) =>
      Promise.all(Array.from({ length: count }, () => call('/auth/login', { headers })));
    const first = await signIns(150);
    expect(first.every(({ status }) => status === 200)).toBe(true);
    const refused = (await signIns(150)).find(({ status }) => status === 429);
    expect(refused?.headers).toMatchObject({ 'retry-after': '10', 'access-control-allow-origin': headers.origin });
    expect((await call('/investors')).status).toBe(200);
    expect((await deployed.ask({ path: '/' })).status).toBe(200);
  });
});

describe('logs', () => {
  it('have the host, the path and the status of each call that fails, and no query', async () => {
    const lost = await call('/investors', { headers: { 'x-api-url': 'https://elsewhere.lender.test/v2' } });
    expect(lost.status).toBe(502);
    await deployed.ask({ path: '/assets/gone.js?token=secret' });
    const log = () => readFileSync(join(deployed.out, 'logs/access.log'), 'utf8');
    const line = (rest: string) => new RegExp(`^127\\.0\\.0\\.1 \\[\\S+\\] ${hosts[0]} ${rest} \\d+ \\d+\\.\\d+$`, 'm');
    await expect.poll(log).toMatch(line('"GET /assets/gone\\.js" 404'));
    expect(log()).toMatch(line('"POST /api/investors" 502'));
    expect(log()).not.toContain('secret');
  });

  it('keep what a policy refused without the address, and are not for others to read', async () => {
    const body = { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.test/a?token=secret' };
    const report = [{ type: 'csp-violation', url: `https://${hosts[0]}/reset-password?token=secret`, body }];
    const sent = await deployed.ask({ path: '/reports', method: 'POST', body: JSON.stringify(report) });
    expect(sent.status).toBe(204);
    const log = join(deployed.out, 'logs/reports.log');
    await expect.poll(() => readFileSync(log, 'utf8')).toContain(`${hosts[0]} "script-src-elem" "https://evil.test"`);
    expect(readFileSync(log, 'utf8')).not.toContain('secret');
    expect(statSync(join(deployed.out, 'logs')).mode & 0o007).toBe(0);
  });
});

describe('the machine', () => {
  it('starts nginx again by the command of its unit, with the release that was live', async () => {
    const unit = readFileSync(join(deployed.out, 'portal.service'), 'utf8');
    expect(existsSync(join(deployed.out, 'portal-reload.timer'))).toBe(false);
    const commandOf = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1]?.split(' ') ?? [];
    const run = ([command = '', ...args]: string[]) => spawnSync(command, args, { encoding: 'utf8' });
    const before = await deployed.ask({ path: '/health' });
    const pid = runningNginx(deployed.out) ?? 0;
    const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    // As if the machine had lost power.
    for (const one of [pid, ...workers.map(Number)]) process.kill(one, 'SIGKILL');
    await expect.poll(() => runningNginx(deployed.out)).toBeUndefined();
    for (const name of ['ExecStartPre', 'ExecStart'])
      expect(run(commandOf(name))).toMatchObject({ status: 0, stderr: '' });
    expect((await deployed.ask({ path: '/health' })).body).toBe(before.body);
    expect(run(commandOf('ExecReload'))).toMatchObject({ status: 0 });
    expect((await deployed.ask({ path: '/health' })).body).toBe(before.body);
  });

  it('moves its logs aside by the command of their rule, and writes new ones', async () => {
    const rule = readFileSync(join(deployed.out, 'logrotate.conf'), 'utf8');
    const [, command = ''] = /postrotate\n([^]*?)endscript/.exec(rule) ?? [];
    const log = join(deployed.out, 'logs/access.log');
    renameSync(log, `${log}.1`);
    expect(spawnSync('sh', ['-c', command], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    await expect.poll(() => existsSync(log)).toBe(true);
    // Each worker opens it as the user that it is.
    await expect
      .poll(async () => {
        await deployed.ask({ path: '/licences.txt' });
        return readFileSync(log, 'utf8');
      })
      .toContain('GET /licences.txt');
  });

  it('finds no mistake in the unit', () => {
    const systemd = '/usr/bin/systemd-analyze';
    if (!existsSync(systemd)) return;
    const { stderr } = spawnSync(systemd, ['verify', join(deployed.out, 'portal.service')], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('portal.service'))).toEqual([]);
  });
});
