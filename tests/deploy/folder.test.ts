import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderOf, liveIn, releasesIn } from '../../scripts/release/folder.ts';
import { back, release } from '../../scripts/release/release.ts';
import { portal, writeBuild } from './deployment.ts';

let parent: string;
let to: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'portal-folder-'));
  to = join(parent, 'site');
});
afterEach(() => rmSync(parent, { recursive: true }));

const day = (number: number) => new Date(Date.UTC(2026, 6, number, 12));
const asked = (date: number, keep = 5, prepare: (live: string) => Promise<void> = async () => undefined) => ({
  to,
  keep,
  now: day(date),
  prepare,
});

/** Releases the build with this number on this day of July. */
function released(number: number, date: number, keep?: number, prepare?: (live: string) => Promise<void>) {
  const dist = join(parent, 'dist');
  writeBuild(dist, number);
  return release(dist, portal, asked(date, keep, prepare));
}

const served = (file: string) => existsSync(join(to, 'current', file));
const asset = (number: number) => `assets/start-${number}.js`;

it('keeps a file of no kept release for a week after it was last live, however old it is', async () => {
  await released(1, 1, 2);
  // Live until the 20th.
  await released(2, 20, 2);
  await released(3, 21, 2);
  expect(releasesIn(to)).toHaveLength(2);
  expect(served(asset(1))).toBe(true);
  await released(4, 26, 2);
  expect(served(asset(1))).toBe(true);
  await released(5, 28, 2);
  expect([1, 2, 3, 4, 5].filter((number) => served(asset(number)))).toEqual([3, 4, 5]);
  expect(served(`${asset(1)}.gz`)).toBe(false);
});

it('goes back to the previous release, and still serves the files of the one it leaves', async () => {
  const one = await released(1, 1);
  const bad = await released(2, 2);
  expect(await back(asked(3))).toBe(one);
  expect(readFileSync(join(to, 'current/index.html'), 'utf8')).toContain('data-build="1"');
  expect(served(asset(2))).toBe(true);
  const good = await released(3, 4);
  expect(await back(asked(5))).toBe(one);
  await expect(back(asked(6))).rejects.toThrow('There is no release');
  expect([liveIn(to), ...releasesIn(to)]).toEqual([one, one, bad, good]);
});

it('never removes the live release, even after many newer ones', async () => {
  const one = await released(1, 1);
  await released(2, 2);
  await back(asked(3, 2));
  for (const number of [3, 4, 5]) {
    const failing = async () => {
      throw new Error('nginx refuses the configuration');
    };
    await expect(released(number, number, 2, failing)).rejects.toThrow('nginx refuses');
  }
  expect(liveIn(to)).toBe(one);
  expect(served('index.html')).toBe(true);
  // Refused releases are not kept to go back to.
  expect(releasesIn(to)).toHaveLength(2);
});

it('publishes a release only after the server has loaded its configuration', async () => {
  const one = await released(1, 1);
  let seen: unknown;
  const two = await released(2, 2, 5, async (next) => {
    const conf = readFileSync(join(folderOf(to, next), 'release.conf'), 'utf8');
    seen = { next, live: liveIn(to), isWritten: conf.includes('policy_') };
  });
  expect(seen).toEqual({ next: two, live: one, isWritten: true });
  expect(liveIn(to)).toBe(two);
});

it('shares unchanged files with the previous release, and leaves the operator’s own files alone', async () => {
  const one = await released(1, 1);
  writeFileSync(join(to, 'own/events.js'), 'hook();');
  const dist = join(parent, 'dist');
  writeFileSync(join(dist, 'assets/font-1.woff2'), 'letters');
  const two = await release(dist, portal, asked(2));
  const [former, latter] = [one, two].map((name) => statSync(join(folderOf(to, name), asset(1))).ino);
  expect(latter).toBe(former);
  expect(readFileSync(join(to, 'own/events.js'), 'utf8')).toBe('hook();');
});

it('refuses a release while another is running, but not after one that was interrupted', async () => {
  await released(1, 1);
  writeFileSync(join(to, 'releasing'), '1');
  await expect(released(2, 2)).rejects.toThrow('Process 1 is releasing');
  writeFileSync(join(to, 'releasing'), '999999999');
  await released(3, 3);
  expect(served(asset(3))).toBe(true);
});
