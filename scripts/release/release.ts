import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../filesIn.ts';
import type { Facts } from '../hosts/facts.ts';
import { assetsIn, caddyfile, servedBy } from './caddyfile.ts';
import { alone, clean, folderOf, formerOf, goesLive, keptIn, releaseName } from './folder.ts';
import type { ReleaseOptions, ServerOptions } from './options.ts';
import { load } from './server.ts';

/** A release that has gone live, and whether a running server says so. */
interface Outcome {
  name: string;
  isServed: boolean;
}

/** The release that the Caddyfile serves; undefined before the first. */
export const liveIn = (file: string): string | undefined =>
  existsSync(file) ? servedBy(readFileSync(file, 'utf8')) : undefined;

/** The facts of a build. Throws if it is no build, or one with values of the sandbox for real hosts. */
export function factsIn(from: string): Facts {
  const file = join(from, 'headers.json');
  if (!existsSync(file) || !existsSync(join(from, 'index.html')))
    throw new Error(`There is no build in ${from}. Run \`npm run build\`.`);
  const facts = JSON.parse(readFileSync(file, 'utf8')) as Facts; // As the build has written it.
  if (facts.hosts.length === 0)
    throw new Error('portal.config.ts has no hosts; list every host that this server serves.');
  const missing = facts.hosts.flatMap(({ pages }) => pages).filter(({ page }) => !existsSync(join(from, page)));
  if (missing[0]) throw new Error(`There is no ${missing[0].page} in ${from}. Run \`npm run hosts\`.`);
  if (facts.ofSandbox.length > 0) throw new Error(facts.ofSandbox.join('\n  '));
  return facts;
}

/** What a build is recognized by, at the end of the name of its release. */
export function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(folder).sort()) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 8);
}

/** Makes Caddy serve a release with this configuration, then removes what nobody needs any more. */
async function show(name: string, text: string, options: ReleaseOptions, now: Date): Promise<Outcome> {
  const { to, caddyfile: file, keep } = options;
  const isServed = await load(file, text, name);
  goesLive(to, name, now);
  clean(to, keptIn(to, name, keep, now));
  return { name, isServed };
}

/** The names of the releases whose files open pages may request once this one is live, its own first. */
function requested(name: string, { to, caddyfile: file, keep }: ReleaseOptions, now: Date): string[] {
  const others = keptIn(to, liveIn(file) ?? name, keep, now).filter((one) => one !== name);
  return [name, ...others.reverse()];
}

/** Puts a build into the folder and makes it live; nobody sees any of it before it is complete. */
export function release(options: ReleaseOptions, server: ServerOptions, now = new Date()): Promise<Outcome> {
  const { to, from } = options;
  const facts = factsIn(from);
  return alone(to, async () => {
    const name = releaseName(now, hashOf(from));
    const started = folderOf(to, `.${name}`);
    cpSync(from, started, { recursive: true });
    const text = caddyfile(facts, { to, name, releases: requested(name, options, now) }, server);
    writeFileSync(join(started, 'Caddyfile'), text);
    renameSync(started, folderOf(to, name));
    try {
      return await show(name, text, options, now);
    } catch (reason) {
      rmSync(folderOf(to, name), { recursive: true });
      throw reason;
    }
  });
}

/** Makes the release live again that was live before this one, with the configuration that it had. */
export function back(options: ReleaseOptions, now = new Date()): Promise<Outcome> {
  const { to, caddyfile: file } = options;
  return alone(to, () => {
    const live = liveIn(file) ?? '';
    const former = formerOf(to, live);
    if (former === undefined) throw new Error(`There is no release in ${to} that was live before ${live || 'this'}.`);
    const text = readFileSync(join(folderOf(to, former), 'Caddyfile'), 'utf8');
    const assets = assetsIn(requested(former, options, now));
    return show(former, text.replace(/try_files \/\d.*/, assets), options, now);
  });
}
