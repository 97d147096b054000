import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningNginx } from '../../scripts/nginx/running.ts';
import { type Deployment, deploy, hosts } from './deployment.ts';
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

describe('a crowd', () => {
  it('of 2,200 silent connections does not lock others out', async () => {
    const silent: Socket[] = [];
    for (let number = 0; number < 2200; number += 1) {
      const socket = connect({ port: deployed.ports.pages, host: '127.0.0.1' });
      socket.on('error', () => undefined);
      silent.push(socket);
      if (number % 200 === 199) await once(socket, 'connect');
    }
    expect(await deployed.ask({ path: '/health' })).toMatchObject({ status: 200 });
    for (const socket of silent) socket.destroy();
  });

  it('in one office can sign in, but further guesses are slowed down, without affecting other requests', async () => {
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
  it('record the host, path and status of each failed call, without its query', async () => {
    const lost = await call('/investors', { headers: { 'x-api-url': 'https://elsewhere.lender.test/v2' } });
    expect(lost.status).toBe(502);
    await deployed.ask({ path: '/assets/gone.js?token=secret' });
    const log = () => readFileSync(join(deployed.out, 'logs/access.log'), 'utf8');
    const line = (rest: string) => new RegExp(`^127\\.0\\.0\\.1 \\[\\S+\\] ${hosts[0]} ${rest} \\d+ \\d+\\.\\d+$`, 'm');
    await expect.poll(log).toMatch(line('"GET /assets/gone\\.js" 404'));
    expect(log()).toMatch(line('"POST /api/investors" 502'));
    expect(log()).not.toContain('secret');
  });

  it('record what a policy has blocked without full addresses, and cannot be read by other users', async () => {
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
  it('restarts nginx with the command of its unit and the release that was live', async () => {
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

  it('rotates its logs with the command of their rule, and starts new ones', async () => {
    const rule = readFileSync(join(deployed.out, 'logrotate.conf'), 'utf8');
    const [, command = ''] = /postrotate\n([\s\S]*?)endscript/.exec(rule) ?? [];
    const log = join(deployed.out, 'logs/access.log');
    renameSync(log, `${log}.1`);
    expect(spawnSync('sh', ['-c', command], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    await expect.poll(() => existsSync(log)).toBe(true);
    // Each worker opens it as its own user.
    await expect
      .poll(async () => {
        await deployed.ask({ path: '/licences.txt' });
        return readFileSync(log, 'utf8');
      })
      .toContain('GET /licences.txt');
  });

  it('accepts the unit without a complaint', () => {
    const systemd = '/usr/bin/systemd-analyze';
    if (!existsSync(systemd)) return;
    const { stderr } = spawnSync(systemd, ['verify', join(deployed.out, 'portal.service')], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('portal.service'))).toEqual([]);
  });
});
