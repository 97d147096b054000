import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Portal } from '../src/config/portal.ts';
import { soundConfig } from './check/soundConfig.ts';
import { refuseSandboxValues } from './hosts/sandboxValues.ts';
import type { Build } from './nginx/builds.ts';
import { factsOf } from './nginx/facts.ts';
import { readOptions, usage, wordsToKeep } from './nginx/options.ts';
import { releaseMaps } from './nginx/releaseMaps.ts';
import { writeNginx } from './nginx/write.ts';
import { buildsIn, liveIn } from './release/folder.ts';
import { keepWords } from './release/served.ts';

const root = join(import.meta.dirname, '..');

/** A build that is served without releases. */
const unreleased = (site: string, portal: Portal): Build => ({
  name: '',
  tag: 'build',
  facts: factsOf(portal),
  maps: releaseMaps(site, portal, 'build'),
});

async function run(): Promise<void> {
  const words = process.argv.slice(2);
  const options = readOptions(words, root);
  if (!options) {
    console.log(usage);
    return;
  }
  const { site, out, plain, certificates } = options;
  const portal = await soundConfig(root);
  if (!portal) return;
  const live = liveIn(site);
  if (!live && !existsSync(join(site, 'index.html')))
    throw new Error(
      `There is no build in ${site}. Run \`npm run build\`, and \`npm run release\` for a folder of releases.`,
    );
  if (!portal.hosts?.length) throw new Error('portal.config.ts has no hosts; list every host that this server serves.');
  // For a release, `npm run release` has done so.
  if (!live) refuseSandboxValues(site, portal);
  const builds = live ? buildsIn(site) : [unreleased(site, portal)];
  const shown = builds.find(({ name }) => name === (live ?? ''));
  if (!shown) throw new Error(`${join(site, 'current')} does not lead to a release.`);
  writeNginx(builds, shown, options);
  if (live) keepWords(site, wordsToKeep(words));
  const hosts = shown.facts.hosts.map(({ host }) => host);
  const bare = plain ? [] : hosts.filter((host) => !existsSync(join(certificates, host, 'fullchain.pem')));
  console.log(`${join(out, 'nginx.conf')} serves ${hosts.join(', ')}.\nRun it: nginx -p ${out} -c nginx.conf`);
  if (bare.length > 0) console.log(`No certificate yet, in ${certificates}: ${bare.join(', ')}`);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
