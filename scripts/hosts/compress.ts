import { hash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { cacheIn } from '../cache.ts';
import { filesIn } from '../filesIn.ts';
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
async function compressed(content: Buffer, hashed: string, format: keyof typeof formats): Promise<Buffer> {
  const key = `${hashed}-${process.version}.${format}`;
  const known = cache.read(key);
  if (known) return known;
  const small = await formats[format](content);
  cache.write(key, small);
  return small;
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  const hashed = hash('sha256', content);
  for (const format of ['br', 'gz'] as const) {
    if (content.length < least) rmSync(`${file}.${format}`, { force: true });
    else overwrite(`${file}.${format}`, await compressed(content, hashed, format));
  }
}

/** Writes `<file>.br` and `<file>.gz` beside each file of a folder whose name matches. */
export async function compressFiles(folder: string, which: RegExp): Promise<void> {
  const limit = pLimit(4);
  const files = filesIn(folder).filter((name) => which.test(name));
  await Promise.all(files.map((name) => limit(() => compress(join(folder, name)))));
}
