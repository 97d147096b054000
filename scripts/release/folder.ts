import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { Build } from '../nginx/builds.ts';
import type { Facts } from '../nginx/facts.ts';
import { replace } from '../nginx/write.ts';

/** What is stored next to the pages of a release, for nginx and for later releases. */
interface Kept {
  facts: Facts;
  /** The files of its own build in `assets/`; the folder also has those of other releases. */
  assets: string[];
}

/** What is known about a release, as long as somebody may have one of its pages open. */
export interface Known {
  assets: string[];
  /** When it was last live, as an ISO time; missing if it is live now, or never was. */
  lastLive?: string;
}

const nameOf = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

/** The name of a release: its time, so that names sort by age, and a hash of its content. */
export const releaseName = (now: Date, hash: string): string =>
  `${now.toISOString().replace(/[-:.]/g, '')}-${hash.slice(0, 8)}`;

export const folderOf = (to: string, name: string): string => join(to, 'releases', name);

/** The releases in a folder, oldest first. */
export const releasesIn = (to: string): string[] =>
  existsSync(join(to, 'releases'))
    ? readdirSync(join(to, 'releases'))
        .filter((name) => nameOf.test(name))
        .sort()
    : [];

const link = (to: string) => join(to, 'current');

/** The live release; undefined before the first. */
export function liveIn(to: string): string | undefined {
  return lstatSync(link(to), { throwIfNoEntry: false })?.isSymbolicLink()
    ? basename(readlinkSync(link(to)))
    : undefined;
}

/** Makes a release live, in one step. */
export function show(to: string, name: string): void {
  const next = `${link(to)}.new`;
  rmSync(next, { force: true });
  symlinkSync(join('releases', name), next);
  renameSync(next, link(to));
}

const keptOf = (to: string, name: string): Kept =>
  JSON.parse(readFileSync(join(folderOf(to, name), 'release.json'), 'utf8'));

/** The suffix that makes the variables of a release unique. */
export const tagOf = (name: string): string => name.replaceAll('-', '_');

/** The releases in a folder as nginx serves them. */
export const buildsIn = (to: string): Build[] =>
  releasesIn(to).map((name) => ({
    name,
    tag: tagOf(name),
    facts: keptOf(to, name).facts,
    maps: readFileSync(join(folderOf(to, name), 'release.conf'), 'utf8')
      .trimEnd()
      .split('\n'),
  }));

const knownFile = (to: string) => join(to, 'releases.json');

/** What is known about the releases of a folder, by name: those that are kept, and others of the last week. */
export function knownIn(to: string): Record<string, Known> {
  const known: Record<string, Known> = existsSync(knownFile(to)) ? JSON.parse(readFileSync(knownFile(to), 'utf8')) : {};
  for (const name of releasesIn(to)) known[name] ??= { assets: keptOf(to, name).assets };
  return known;
}

export const writeKnown = (to: string, known: Readonly<Record<string, Known>>): void =>
  replace(knownFile(to), `${JSON.stringify(known, null, 1)}\n`);

/** Runs a task under a lock, so that no other release can write into the folder. */
export async function alone<T>(to: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(join(to, 'releases'), { recursive: true });
  mkdirSync(join(to, 'own'), { recursive: true });
  const lock = join(to, 'releasing');
  const isRunning = (pid: string) => existsSync(`/proc/${pid}`);
  const other = existsSync(lock) ? readFileSync(lock, 'utf8') : '';
  if (other && isRunning(other)) throw new Error(`Process ${other} is releasing into ${to}.`);
  // A process that ended early has left its lock, and a part of a release.
  rmSync(lock, { force: true });
  writeFileSync(lock, String(process.pid), { flag: 'wx' });
  try {
    return await work();
  } finally {
    rmSync(lock);
  }
}
