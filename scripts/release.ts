import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { soundConfig } from './check/soundConfig.ts';
import { refuseSandboxValues } from './hosts/sandboxValues.ts';
import { knownIn, liveIn, releasesIn } from './release/folder.ts';
import { back, release } from './release/release.ts';
import { prepareNginx } from './release/served.ts';

const usage = `npm run release -- --to DIR [options]

Puts the build into DIR/releases/ and makes it the live one in one step: DIR/current is a link to it.

  --to DIR    the folder of the releases
  --from DIR  the build (default: dist/ of this project)
  --keep N    how many releases to keep (default: 5)
  --back      makes the previous release live again
  --list      lists the releases, and marks the live one`;

const root = join(import.meta.dirname, '..');
const text = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;

function list(to: string): void {
  const known = knownIn(to);
  const live = liveIn(to);
  const lines = releasesIn(to).map((name) => {
    const { lastLive } = known[name] ?? {};
    return `${name}  ${name === live ? 'live' : lastLive ? `live until ${lastLive.slice(0, 16)}Z` : 'never live'}`;
  });
  console.log(lines.length > 0 ? lines.reverse().join('\n') : `There is no release in ${to}.`);
}

async function run(): Promise<void> {
  const options = { to: text, from: text, keep: text, back: yes, list: yes, help: yes };
  const { values } = parseArgs({ options });
  if (values.help) return console.log(usage);
  if (!values.to) throw new Error('--to is missing; it has to name the folder of the releases.');
  const to = resolve(values.to);
  if (values.list) return list(to);
  const keep = Number(values.keep ?? 5);
  // Without the previous release there is no way back.
  if (!Number.isInteger(keep) || keep < 2) throw new Error(`--keep is '${values.keep}'; it has to be 2 or more.`);
  let server: Awaited<ReturnType<typeof prepareNginx>> = 'none';
  const prepare = async (live: string) => {
    server = await prepareNginx(to, live, root);
  };
  const asked = { to, keep, now: new Date(), prepare };
  const said = (name: string) => {
    const more = { none: '', written: ' nginx is not running here; its configuration is written.', loaded: '' };
    console.log(`${name} is live in ${to}.${more[server]}`);
  };
  // nginx reads the files as another user.
  process.umask(0o022);
  if (values.back) return said(await back(asked));
  const from = resolve(values.from ?? join(root, 'dist'));
  const portal = await soundConfig(root);
  if (!portal) return;
  if (!existsSync(join(from, 'index.html'))) throw new Error(`There is no build in ${from}. Run \`npm run build\`.`);
  refuseSandboxValues(from, portal);
  said(await release(from, portal, asked));
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
