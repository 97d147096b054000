import { join } from 'node:path';
import { folderOf, releasesIn, wentLive } from './release/folder.ts';
import { readOptions, usage } from './release/options.ts';
import { back, liveIn, release } from './release/release.ts';

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2), join(import.meta.dirname, '..'));
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
