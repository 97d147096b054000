import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Portal } from '../../src/config/portal.ts';
import { filesIn } from '../filesIn.ts';
import { factsOf } from '../nginx/facts.ts';
import { releaseMaps } from '../nginx/releaseMaps.ts';
import {
  alone,
  folderOf,
  type Known,
  knownIn,
  liveIn,
  releaseName,
  releasesIn,
  show,
  tagOf,
  writeKnown,
} from './folder.ts';

/** How long the files of removed releases stay, because somebody may still have one of their pages open. */
const openMs = 7 * 24 * 60 * 60 * 1000;

interface Release {
  to: string;
  /** How many releases to keep. */
  keep: number;
  now: Date;
  /** Tells the server of the folder about all of its releases; the named one goes live next. */
  prepare(live: string): Promise<void>;
}

const isAsset = (file: string) => file.startsWith('assets/');

function hashOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/** Adds a file; one that another release already has takes no space. */
function put(from: string, to: string, existing: string | undefined): void {
  mkdirSync(dirname(to), { recursive: true });
  const isSame =
    existing !== undefined &&
    existsSync(existing) &&
    statSync(existing).size === statSync(from).size &&
    readFileSync(existing).equals(readFileSync(from));
  if (isSame) linkSync(existing, to);
  else copyFileSync(from, to);
}

/** The releases that stay: the live one and the latest. */
function keptNames(to: string, keep: number): Set<string> {
  return new Set([...releasesIn(to).slice(-keep), liveIn(to)].filter((name) => name !== undefined));
}

/** The files that an open page may request: those of kept releases, and of releases that were live in the last week. */
function wantedAssets(known: Readonly<Record<string, Known>>, kept: ReadonlySet<string>, now: Date): Set<string> {
  const wanted = Object.entries(known).filter(
    ([name, { lastLive }]) => kept.has(name) || (lastLive && Date.parse(lastLive) > now.getTime() - openMs),
  );
  return new Set(wanted.flatMap(([, { assets }]) => assets));
}

/** Adds the files that open pages may request to a release's folder, as links to the files of other releases. */
function addAssets(to: string, folder: string, wanted: Iterable<string>): void {
  const others = releasesIn(to)
    .reverse()
    .map((name) => folderOf(to, name));
  for (const file of wanted) {
    if (existsSync(join(folder, file))) continue;
    const other = others.find((one) => existsSync(join(one, file)));
    if (!other) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    linkSync(join(other, file), join(folder, file));
  }
}

/** Removes releases that are not kept, and from the others the files that no page needs any more. */
function clean(to: string, keep: number, now: Date): void {
  const kept = keptNames(to, keep);
  for (const name of releasesIn(to)) if (!kept.has(name)) rmSync(folderOf(to, name), { recursive: true });
  const known = knownIn(to);
  const wanted = wantedAssets(known, kept, now);
  for (const name of kept)
    for (const file of filesIn(folderOf(to, name)))
      if (isAsset(file) && !wanted.has(file)) rmSync(join(folderOf(to, name), file));
  const isKnown = ([name, { lastLive }]: [string, Known]) =>
    kept.has(name) || Date.parse(lastLive ?? '') > now.getTime() - openMs;
  writeKnown(to, Object.fromEntries(Object.entries(known).filter(isKnown)));
}

/** Makes a complete release in the folder live. */
async function change(name: string, { to, keep, now, prepare }: Release): Promise<void> {
  const known = knownIn(to);
  addAssets(to, folderOf(to, name), wantedAssets(known, keptNames(to, keep), now));
  await prepare(name);
  const former = liveIn(to);
  if (former !== undefined && former !== name && known[former]) known[former].lastLive = now.toISOString();
  if (known[name]) delete known[name].lastLive;
  writeKnown(to, known);
  show(to, name);
  clean(to, keep, now);
}

/** Puts a build into the folder and makes it live; nobody sees any of it before it is complete. */
export function release(from: string, portal: Portal, asked: Release): Promise<string> {
  const { to, now } = asked;
  return alone(to, async () => {
    const files = filesIn(from).sort();
    const name = releaseName(now, hashOf(from, files));
    const folder = folderOf(to, name);
    const live = liveIn(to);
    const started = join(to, 'releases', `.${name}`);
    for (const left of readdirSync(join(to, 'releases')).filter((one) => one.startsWith('.')))
      rmSync(join(to, 'releases', left), { recursive: true });
    for (const file of files)
      put(join(from, file), join(started, file), live && isAsset(file) ? join(folderOf(to, live), file) : undefined);
    const kept = { facts: factsOf(portal), assets: files.filter(isAsset) };
    writeFileSync(join(started, 'release.json'), `${JSON.stringify(kept)}\n`);
    writeFileSync(join(started, 'release.conf'), `${releaseMaps(started, portal, tagOf(name)).join('\n')}\n`);
    renameSync(started, folder);
    try {
      await change(name, asked);
    } catch (reason) {
      if (liveIn(to) !== name) rmSync(folder, { recursive: true });
      throw reason;
    }
    return name;
  });
}

/** Makes the release live again that was live before this one. */
export function back(asked: Release): Promise<string> {
  const { to } = asked;
  return alone(to, async () => {
    const live = liveIn(to) ?? '';
    const known = knownIn(to);
    const lastLive = (name: string) => known[name]?.lastLive ?? '';
    const [former] = releasesIn(to)
      .filter((name) => name < live && lastLive(name) !== '')
      .sort((one, other) => (lastLive(one) < lastLive(other) ? 1 : -1));
    if (former === undefined) throw new Error(`There is no release in ${to} that was live before ${live || 'this'}.`);
    await change(former, asked);
    return former;
  });
}
