import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { soundConfig } from './check/soundConfig.ts';
import { compressFiles, pages as pageFiles } from './hosts/compress.ts';
import { writePages } from './hosts/writePages.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist');

const portal = await soundConfig(root);
if (portal) {
  try {
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
