import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { cacheIn } from '../cache.ts';
import { overwrite } from './overwrite.ts';

/** Files of a build, besides its pages, that become smaller; pictures and fonts are compressed already. */
export const compressible = /\.(css|js|json|mjs|svg|txt)$/;
export const pages = /\.html$/;
/** A smaller file fits into one packet as it is, in bytes. */
const least = 1024;

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
const gzipped = (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
const formats = { br: brotli, gz: gzipped };

const cache = cacheIn(join(import.meta.dirname, '../..'));

/** Most files of a build are those of the last one, and the highest levels take long. */
async function compressed(content: Buffer, format: keyof typeof formats): Promise<Buffer> {
  const hash = createHash('sha256').update(content).digest('hex');
  const key = `${hash}-${process.version}.${format}`;
  const known = cache.read(key);
  if (known) return known;
  const small = await formats[format](content);
  cache.write(key, small);
  return small;
}

/** Writes `<file>.br` and `<file>.gz` beside each file of a folder whose name matches. */
export async function compressFiles(folder: string, which: RegExp): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => which.test(name));
  const limit = pLimit(4);
  const written = files.map((name) =>
    limit(async () => {
      const file = join(folder, name);
      const content = readFileSync(file);
      for (const format of ['br', 'gz'] as const) {
        if (content.length < least) rmSync(`${file}.${format}`, { force: true });
        else overwrite(`${file}.${format}`, await compressed(content, format));
      }
    }),
  );
  await Promise.all(written);
}
