import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { soundConfig } from './check/soundConfig.ts';
import { readOptions } from './commandLine.ts';
import { renewBrands } from './hosts/askBrands.ts';
import { writeBrands } from './hosts/brands.ts';
import { compressFiles, pages as pageFiles } from './hosts/compress.ts';
import { writePages } from './hosts/writePages.ts';

const usage = `npm run hosts -- [options]

Writes the pages of the config's hosts into dist/, again after a change of the config.

  --only HOST  for static hosting, which cannot tell hosts apart: a site for a single host
  --brands     first asks the API for the brand of each host, as a visitor does, and stores it in src/hosts/brands/
  --api URL    the API to ask for brands in place of each host's own, such as http://127.0.0.1:8787/api
  --help       this text

VITE_CLIENT_TOKEN is sent as in the build.`;

const options = { only: { type: 'string' }, brands: { type: 'boolean' }, api: { type: 'string' } } as const;
const { only, brands: asks, api } = readOptions(usage, options);
/** The address of an API without a slash at its end. */
function apiOf(text: string | undefined): string | undefined {
  if (text !== undefined && !/^https?:/.test(URL.parse(text)?.protocol ?? ''))
    throw new Error(`--api is '${text}'; it has to be an address such as http://127.0.0.1:8787/api.`);
  return text?.replace(/\/+$/, '');
}

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
    if (asks) console.log(['Brands:', ...(await renewBrands(config, hosts, apiOf(api)))].join('\n  '));
    await writeBrands(folder, portal);
    const written = await writePages(folder, portal);
    await compressFiles(folder, pageFiles);
    const pages = written.filter((file) => file.startsWith('hosts/'));
    console.log([`dist/ has ${pages.length} pages of hosts:`, ...pages].join('\n  '));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
