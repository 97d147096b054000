import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { findNginx } from '../../scripts/browser.ts';
import { readOptions } from '../../scripts/nginx/options.ts';
import { deploy } from './deployment.ts';
import { startApi } from './testApi.ts';

const folder = join(import.meta.dirname, '../../scripts/docker');
const dockerfile = readFileSync(join(folder, 'Dockerfile'), 'utf8');

it('has a Dockerfile without linter findings, whose last stage does not run as root', () => {
  expect(validate(dockerfile, { deprecatedMaintainer: ValidationSeverity.ERROR })).toEqual([]);
  const [, run = ''] = dockerfile.split(/^FROM debian.*$/m);
  expect(run).toMatch(/^USER www-data$/m);
  expect(run).not.toMatch(/node|npm/);
});

it('has a compose file with the stages of that Dockerfile as services, the portal on a read-only file system', () => {
  const { services } = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'));
  expect(services.portal).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] });
  const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);
  expect(stages).toContain(services.sandbox.build.target);
  const exposed = /^EXPOSE (.+)$/m.exec(dockerfile)?.[1]?.split(' ') ?? [];
  expect(services.portal.ports.map((port: string) => port.split(':')[1]).sort()).toEqual(exposed.sort());
});

it('builds with options that `npm run nginx` knows', () => {
  const [, words = ''] = /npm run nginx -- (.*)$/m.exec(dockerfile) ?? [];
  const given = words.replace('"$API"', 'http://127.0.0.1:8787/api').replace('$OPTIONS', '--plain').split(' ');
  expect(readOptions(given, '/srv/portal')).toMatchObject({ container: true, port: 4430, httpPort: 8000 });
});

it('serves with the command of its last stage, without root, and writes only to /tmp', async () => {
  const api = await startApi();
  const { deployed, output, start } = await deployInContainer(api.url);
  const nginx = start();
  const said = () => readFileSync(output, 'utf8');
  try {
    await expect
      .poll(() =>
        deployed.ask({ path: '/health' }).then(
          ({ status }) => status,
          () => undefined,
        ),
      )
      .toBe(200);
    expect((await deployed.ask({ path: '/' })).body).toContain('data-build="0"');
    const large = { port: deployed.ports.api, method: 'POST', body: 'x'.repeat(500_000) };
    expect((await deployed.ask({ path: '/api/investors', ...large })).status).toBe(200);
    await expect.poll(said).toContain('"GET /" 200');
    expect(said()).not.toMatch(/emerg|alert|crit/);
  } finally {
    nginx.kill('SIGQUIT');
    await once(nginx, 'exit');
    for (const left of ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'])
      rmSync(join('/tmp', left), { recursive: true, force: true });
    api.close();
    await deployed.stop();
  }
});

/** A release, and the command of the last stage with the folder replaced. */
async function deployInContainer(url: string) {
  const deployed = await deploy(url, { container: true }, undefined, false);
  const command: string[] = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '[]');
  const [, ...args] = command.map((word) => (word === '/srv/nginx' ? deployed.out : word));
  // As in the image, nginx may read the certificates but write nothing.
  spawnSync('chmod', ['-R', 'a+rX,a-w', deployed.out]);
  const [user] = spawnSync('id', ['-u', 'www-data'], { encoding: 'utf8' }).stdout.trim().split('\n');
  const asNobody = process.getuid?.() === 0 && user ? { uid: Number(user), gid: Number(user) } : {};
  const output = join(deployed.to, 'output');
  writeFileSync(output, '');
  chmodSync(output, 0o666);
  const written = openSync(output, 'a');
  const start = () => spawn(findNginx(), args, { ...asNobody, stdio: ['ignore', written, written] });
  return { deployed, output, start };
}
