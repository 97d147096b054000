import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { soundConfig } from './check/soundConfig.ts';
import { readOptions } from './commandLine.ts';
import { compressFiles, pages as pageFiles } from './hosts/compress.ts';
import { writePages } from './hosts/writePages.ts';

const usage = `npm run hosts -- [options]

Writes the pages of the config's hosts into dist/, again after a change of the config.

  --only HOST  for static hosting, which cannot tell hosts apart: a site for a single host
  --help       this text`;

const { only } = readOptions(usage, { only: { type: 'string' } });
const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist');

const config = await soundConfig(root);
if (config) {
  try {
    const hosts = config.hosts?.filter(({ host }) => only === undefined || host === only) ?? [];
    if (only !== undefined && hosts.length === 0)
      throw new Error(`--only is '${only}', which is not one of the config's hosts.`);
    const portal = only === undefined ? config : { ...config, hosts };
    if (!existsSync(join(folder, 'index.html'))) throw new Error('There is no build in dist/. Run `npm run build`.');
    const written = await writePages(folder, portal);
    await compressFiles(folder, pageFiles);
    const pages = written.filter((file) => file.startsWith('hosts/'));
    console.log([`dist/ has ${pages.length} pages of hosts:`, ...pages].join('\n  '));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
