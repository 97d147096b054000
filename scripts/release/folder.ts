import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How long the files of a release are served after it was live, since somebody may still have one of its pages open. */
const openMs = 7 * 24 * 60 * 60 * 1000;

const nameOf = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

/** The name of a release: its time, so that names sort by age, and a hash of its content. */
export const releaseName = (now: Date, hash: string): string => `${now.toISOString().replace(/[-:.]/g, '')}-${hash}`;

export const folderOf = (to: string, name: string): string => join(to, 'releases', name);

/** The releases in a folder, oldest first. */
export const releasesIn = (to: string): string[] =>
  existsSync(join(to, 'releases'))
    ? readdirSync(join(to, 'releases'))
        .filter((name) => nameOf.test(name))
        .sort()
    : [];

/** When a release last went live, which is the time of its folder. */
export const wentLive = (to: string, name: string): number => statSync(folderOf(to, name)).mtimeMs;

/** Records that a release goes live. */
export const goesLive = (to: string, name: string, now: Date): void => utimesSync(folderOf(to, name), now, now);

/** The release that was live before this one. */
export function formerOf(to: string, live: string): string | undefined {
  const older = releasesIn(to).filter((name) => name < live);
  return older.sort((one, other) => wentLive(to, other) - wentLive(to, one))[0];
}

/** The releases to keep: the latest, and those that were live in the last week. */
export function keptIn(to: string, live: string, keep: number, now: Date): string[] {
  const all = releasesIn(to);
  const since = now.getTime() - openMs;
  const starts = all.map((name) => wentLive(to, name));
  /** When a release was no longer live, because the next one was. */
  const end = (name: string) => Math.min(...starts.filter((start) => start > wentLive(to, name)));
  const latest = new Set([live, ...all.slice(-keep)]);
  return all.filter((name) => latest.has(name) || end(name) > since);
}

/** Removes releases that are no longer kept, and what an interrupted one has left. */
export function clean(to: string, kept: readonly string[]): void {
  for (const name of readdirSync(join(to, 'releases')))
    if (!kept.includes(name)) rmSync(folderOf(to, name), { recursive: true });
}

/** Runs a task under a lock, so that no other release can write into the folder. */
export async function alone<T>(to: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(join(to, 'releases'), { recursive: true });
  const lock = join(to, 'releasing');
  const isRunning = (pid: string) => existsSync(`/proc/${pid}`);
  const other = existsSync(lock) ? readFileSync(lock, 'utf8') : '';
  if (other && isRunning(other)) throw new Error(`Process ${other} is releasing into ${to}.`);
  // A process that ended early has left its lock.
  rmSync(lock, { force: true });
  writeFileSync(lock, String(process.pid), { flag: 'wx' });
  try {
    return await work();
  } finally {
    rmSync(lock);
  }
}
