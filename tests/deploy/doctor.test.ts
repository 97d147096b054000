import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { examine } from '../../scripts/doctor/examine.ts';
import type { Facts } from '../../scripts/hosts/facts.ts';
import { hashOf } from '../../scripts/release/release.ts';
import { deploy, hosts, portal } from './deployment.ts';

const lenders = { ...portal };
type Answers = (response: ServerResponse) => void;
const answer =
  (type: string, body: string, status = 200): Answers =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': type }).end(body);
const deployed = await deploy([], lenders);
const { api } = deployed;
api.answer(answer('application/json', '{}'));
afterAll(deployed.stop);

const trusted = () => hosts.map((host) => readFileSync(join(deployed.certificates, host, 'fullchain.pem'), 'utf8'));

function foundAt(host: string, facts: Facts) {
  const { pages: port, http: httpPort, api: apiPort } = deployed.ports;
  const way = { at: '127.0.0.1', ca: trusted().join('\n'), port, httpPort, apiPort };
  return examine(host, facts, hashOf(deployed.dist), way);
}

/** What is wrong at a host, by check. */
async function wrongAt(host: string, facts = deployed.facts()) {
  const found = await foundAt(host, facts);
  return Object.fromEntries(found.filter(({ isFine }) => !isFine).map(({ check, says }) => [check, says]));
}

describe('the doctor', () => {
  it('finds nothing wrong at the hosts of the live release, and says so line by line', async () => {
    const file = join(deployed.to, 'ca.pem');
    writeFileSync(file, trusted().join('\n'));
    const { pages, http, api: apiPort } = deployed.ports;
    const ports = ['--port', `${pages}`, '--http-port', `${http}`, '--api-port', `${apiPort}`];
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(import.meta.dirname, '../../scripts/doctor.ts'),
      ...['--from', deployed.dist, '--at', '127.0.0.1', '--ca', file],
      ...ports,
    ]);
    const lines = stdout.trim().split('\n');
    expect(lines.filter((line) => !line.startsWith('✓'))).toEqual([]);
    for (const host of hosts) expect(lines.filter((line) => line.includes(` ${host} `))).toHaveLength(10);
  });

  it.each([
    ['is not reached', 'does not reach the API (502).', (response) => void response.destroy()],
    ['answers with a page', 'with text/html. Check --api.', answer('text/html', '<p>Maintenance</p>')],
    ['fails itself', 'answers 502: <p>Gone</p>. Check --api, or ask', answer('text/html', '<p>Gone</p>', 502)],
  ] satisfies [string, string, Answers][])('names an API that %s', async (_, says, how) => {
    api.answer(how);
    expect(await wrongAt(hosts[0])).toEqual({ api: expect.stringContaining(says) });
    api.answer(answer('application/json', '{}'));
  });

  it('says, while request ids are off, whether the API allows their header, and finds nothing wrong with that', async () => {
    const facts = deployed.facts();
    facts.api.headers = facts.api.headers.filter((name) => name !== facts.api.requestId);
    const said = async () => (await foundAt(hosts[0], facts)).at(-1);
    expect(await said()).toMatchObject({ isFine: true, says: 'are off; the API allows X-Request-Id' });
    facts.api.requestId = 'X-Trace';
    expect(await said()).toMatchObject({ isFine: true, says: 'are off; the API does not allow X-Trace' });
  });

  it('names headers that something on the way has changed', async () => {
    const facts = deployed.facts();
    facts.headers = { ...facts.headers, 'Referrer-Policy': 'origin' };
    expect(await wrongAt(hosts[0], facts)).toEqual({ headers: expect.stringContaining('Referrer-Policy differs.') });
  });

  it('names a certificate that nobody trusts, and stops there', async () => {
    const { pages: port } = deployed.ports;
    const found = await examine(hosts[0], deployed.facts(), '', { at: '127.0.0.1', port });
    expect(found.at(-1)).toMatchObject({ check: 'certificate', isFine: false });
    expect(found).toHaveLength(2);
  });

  it('names a release that is not this build, and a host that has left but is still served', async () => {
    writeFileSync(join(deployed.dist, 'licences.txt'), 'another build\n');
    expect(await wrongAt(hosts[0])).toEqual({ release: expect.stringContaining('not this build') });
    const facts = deployed.facts();
    facts.hosts = facts.hosts.filter(({ host }) => host !== hosts[1]);
    expect(await wrongAt(hosts[1], facts)).toEqual({ left: expect.stringContaining('is answered with 200') });
    lenders.hosts = [{ host: hosts[0] }];
    await deployed.next(2);
    expect(await wrongAt(hosts[1])).toEqual({});
  });
});
