import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, it } from 'vitest';
import { folderOf, releasesIn } from '../../scripts/release/folder.ts';
import { liveIn } from '../../scripts/release/release.ts';
import { deploy, hosts, portal } from './deployment.ts';

const lenders = { ...portal };
const deployed = await deploy([], lenders);
afterAll(deployed.stop);

/** At noon of a day in July. */
const day = (number: number) => new Date(Date.UTC(2027, 6, number, 12));
const health = async () => (await deployed.ask({ path: '/health', host: hosts[1] })).body;
const hasAsset = async (number: number) => (await deployed.ask({ path: `/assets/start-${number}.js` })).status === 200;

it('serves whole pages with their own policy and files during twelve releases', async () => {
  const visitors = new Worker(new URL('./visitors.ts', import.meta.url), { workerData: deployed.ports.pages });
  let last = '';
  for (let number = 1; number <= 12; number += 1) {
    const { name, isServed } = number % 4 === 0 ? await deployed.back() : await deployed.next(number);
    expect(isServed).toBe(true);
    last = name;
  }
  visitors.postMessage('enough');
  const [counts] = await once(visitors, 'message');
  expect(counts.faults).toEqual([]);
  expect(counts.pages).toBeGreaterThan(100);
  expect(counts.builds).toBeGreaterThan(10);
  expect(liveIn(deployed.file)).toBe(last);
  expect(await health()).toBe(`ok ${last}`);
});

it('keeps the files of a release for a week after it was last live, however old it is', async () => {
  await deployed.next(101, day(1), '--keep', '2');
  // Live until the 20th.
  await deployed.next(102, day(20), '--keep', '2');
  await deployed.next(103, day(21), '--keep', '2');
  expect(await hasAsset(101)).toBe(true);
  await deployed.next(104, day(26), '--keep', '2');
  expect(await hasAsset(101)).toBe(true);
  await deployed.next(105, day(28), '--keep', '2');
  expect(await Promise.all([101, 102, 103, 104, 105].map(hasAsset))).toEqual([false, false, true, true, true]);
  expect(releasesIn(deployed.to)).toHaveLength(3);
});

it('goes back to the release that was live before, and still serves the files of the one it leaves', async () => {
  const one = await deployed.next(201, day(101));
  await deployed.next(202, day(102));
  expect((await deployed.back(day(103))).name).toBe(one.name);
  expect((await deployed.ask({ path: '/overview' })).body).toContain('data-build="201"');
  expect(await hasAsset(202)).toBe(true);
  await deployed.next(203, day(104));
  expect((await deployed.back(day(105))).name).toBe(one.name);
});

it('comes up with the same release after the machine has lost its power', async () => {
  const before = await health();
  await deployed.end('SIGKILL');
  await deployed.start();
  expect(await health()).toBe(before);
});

it('lets what is under way go on for as long as the portal does', () => {
  expect(deployed.facts().api.transferMs).toBe(15 * 60_000);
  expect(readFileSync(deployed.file, 'utf8')).toContain('grace_period 915s');
});

it('keeps the live release and its configuration if Caddy refuses the new one', async () => {
  const [before, text, releases] = [await health(), readFileSync(deployed.file, 'utf8'), releasesIn(deployed.to)];
  const own = join(dirname(deployed.file), 'own');
  mkdirSync(own);
  writeFileSync(join(own, 'pages.caddy'), 'nonsense\n');
  await expect(deployed.next(301)).rejects.toThrow(/Caddy refuses to validate .*nonsense/s);
  writeFileSync(join(own, 'pages.caddy'), 'handle /robots.txt {\n  respond "own"\n}\n');
  expect([await health(), readFileSync(deployed.file, 'utf8'), releasesIn(deployed.to)]).toEqual([
    before,
    text,
    releases,
  ]);
  await deployed.next(302, day(110));
  expect((await deployed.ask({ path: '/robots.txt' })).body).toBe('own');
});

it('refuses a release while another is running, but not after one that was interrupted', async () => {
  writeFileSync(join(deployed.to, 'releasing'), '1');
  await expect(deployed.next(401)).rejects.toThrow('Process 1 is releasing');
  writeFileSync(join(deployed.to, 'releasing'), '999999999');
  mkdirSync(folderOf(deployed.to, '.half'));
  await deployed.next(402, day(120));
  expect(await hasAsset(402)).toBe(true);
  expect(existsSync(folderOf(deployed.to, '.half'))).toBe(false);
});

it('pauses a host with its own words for pages and calls, but not its files, its health and other hosts', async () => {
  const words = 'Back on Monday at “9” <sharp>, {host} or `later`.';
  lenders.hosts = hosts.map((host) => ({ host, ...(host === hosts[0] && { paused: words }) }));
  await deployed.next(501, day(130));
  const page = await deployed.ask({ path: '/overview' });
  expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '60', 'cache-control': 'no-store' } });
  expect(page.body).toContain('<p>Back on Monday at “9” &lt;sharp&gt;, {host} or `later`.</p>');
  const origin = `https://${hosts[0]}`;
  const call = await deployed.ask({
    path: '/api/auth/login',
    port: deployed.ports.api,
    method: 'POST',
    headers: { origin },
  });
  expect(call).toMatchObject({ status: 503, headers: { 'retry-after': '60', 'access-control-allow-origin': origin } });
  expect(JSON.parse(call.body)).toEqual({ status: 'error', message: words });
  expect((await health()).startsWith('ok ')).toBe(true);
  expect(await hasAsset(402)).toBe(true);
  expect((await deployed.ask({ path: '/overview', host: hosts[1] })).status).toBe(200);
  lenders.hosts = [{ host: hosts[1] }];
  await deployed.next(502, day(131));
  await expect(deployed.ask({ path: '/' })).rejects.toThrow();
});

it('answers 503 to /health once the files of the live release are gone', async () => {
  rmSync(join(folderOf(deployed.to, liveIn(deployed.file) ?? ''), 'index.html'));
  expect((await deployed.ask({ path: '/health', host: hosts[1] })).status).toBe(503);
});
