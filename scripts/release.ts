import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, releasesIn, wentLive } from './release/folder.ts';
import { readOptions, usage } from './release/options.ts';
import { back, liveIn, release } from './release/release.ts';

const root = join(import.meta.dirname, '..');

/** Asks for the brands and writes the pages again, which takes all of the project. */
function renewBrands({ href }: URL): void {
  if (!existsSync(join(root, 'portal.config.ts')))
    throw new Error('--brands needs the whole project; run `npm run hosts -- --brands` on the machine that builds.');
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/hosts.ts'), '--brands', '--api', href], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The pages of the hosts were not written, so nothing is released.');
}

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2), root);
  const { action, to, caddyfile, server } = options;
  if (action === 'help') return console.log(usage);
  if (action === 'list') {
    const live = liveIn(caddyfile);
    const lines = releasesIn(to).map((name) => {
      const since = `${new Date(wentLive(to, name)).toISOString().slice(0, 16)}Z`;
      return `${name}  ${name === live ? `live since ${since}` : `went live ${since}`}`;
    });
    return console.log(lines.length > 0 ? lines.reverse().join('\n') : `There is no release in ${to}.`);
  }
  if (options.brands && server) renewBrands(server.api);
  // Caddy reads the files as another user.
  process.umask(0o022);
  const done = await (action === 'back' || !server ? back(options) : release(options, server));
  if (done.isServed) return console.log(`${done.name} is live.`);
  console.log(
    `${folderOf(to, done.name)} is ready, and ${caddyfile} serves it, but no Caddy here answers with it yet.\nStart or restart Caddy: systemctl restart caddy`,
  );
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
