import { hash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { cacheIn } from '../cache.ts';
import { filesIn } from '../filesIn.ts';
import { overwrite } from './overwrite.ts';

/** The files of a build, besides its pages, that become smaller; pictures and fonts are already compressed. */
export const compressible = /\.(css|js|json|mjs|svg|txt)$/;
export const pages = /\.html$/;
/** In bytes; smaller files fit into one packet uncompressed. */
const least = 1024;

/** If there are more pages than this, each is compressed in a third of the time and becomes 3 % larger. */
const many = 500;

const brotliOf = (quality: number) => (content: Buffer) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const gzipped = (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
const best = constants.BROTLI_MAX_QUALITY;
const formats = { br: brotliOf(best), quick: brotliOf(best - 1), gz: gzipped };

const cache = cacheIn(join(import.meta.dirname, '../..'));

/** Cached, because most files of a build are the same as in the last one, and the highest levels take long. */
async function compressed(content: Buffer, hashed: string, format: keyof typeof formats): Promise<Buffer> {
  const key = `${hashed}-${process.version}.${format}`;
  const known = cache.read(key);
  if (known) return known;
  const small = await formats[format](content);
  cache.write(key, small);
  return small;
}

async function compress(file: string, as: Readonly<Record<string, keyof typeof formats | undefined>>): Promise<void> {
  const content = readFileSync(file);
  const hashed = hash('sha256', content);
  for (const [ending, format] of Object.entries(as)) {
    if (!format || content.length < least) rmSync(`${file}.${ending}`, { force: true });
    else overwrite(`${file}.${ending}`, await compressed(content, hashed, format));
  }
}

/**
 * Writes `<file>.br` next to each file of a folder whose name matches, and `<file>.gz` unless it is a page: few
 * browsers need gzip, there may be thousands of pages, and a server compresses a page in less than a millisecond.
 */
export async function compressFiles(folder: string, which: RegExp): Promise<void> {
  const limit = pLimit(4);
  const files = filesIn(folder).filter((name) => which.test(name));
  const ofPages = { br: files.length > many ? 'quick' : 'br', gz: undefined } as const;
  const as = which === pages ? ofPages : ({ br: 'br', gz: 'gz' } as const);
  await Promise.all(files.map((name) => limit(() => compress(join(folder, name), as))));
}
