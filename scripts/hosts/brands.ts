import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Portal } from '../../src/config/portal.ts';
import type { BrandPictures } from '../../src/screen/hostPage.ts';
import { compressFiles, compressible } from './compress.ts';
import { overwrite, removeOthers } from './overwrite.ts';

/** The brand of a host, as its API answered with it. */
export interface Brand {
  /** The day of the answer, `YYYY-MM-DD`. */
  day: string;
  /** Their addresses are those in a build. */
  pictures: BrandPictures;
}

type Brands = Readonly<Record<string, Brand>>;

/** The brands and their pictures, which are an input of the build, so that two builds are the same. */
const stored = join(import.meta.dirname, '../../src/hosts/brands');
const list = 'brands.json';
/** Where a build has the pictures. */
const part = 'assets/brands';

/** The file of a picture in both places, by its address. */
const fileOf = (src: string) => src.slice(part.length + 2);
const filesOf = (brands: readonly Brand[]) =>
  brands.flatMap(({ pictures }) => Object.values(pictures).map(({ src }) => fileOf(src)));

/** The address of a picture with this name in a build. */
export const addressOf = (file: string): string => `/${part}/${file}`;

/** The stored brands, by host. */
export const storedBrands = (from = stored): Brands =>
  existsSync(join(from, list)) ? JSON.parse(readFileSync(join(from, list), 'utf8')) : {};

/** Stores brands with the new ones among their pictures, and removes what none of them has. */
export function storeBrands(brands: Brands, pictures: ReadonlyMap<string, Buffer>, to = stored): void {
  for (const [file, bytes] of pictures) overwrite(join(to, file), bytes);
  const sorted = Object.fromEntries(Object.entries(brands).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  overwrite(join(to, list), `${JSON.stringify(sorted, null, 2)}\n`);
  removeOthers(to, '.', [list, ...filesOf(Object.values(brands))]);
}

/** Writes the pictures of the config's hosts into a build, compressed where that helps. Returns their files. */
export async function writeBrands(folder: string, { hosts = [] }: Portal): Promise<string[]> {
  const brands = storedBrands();
  const files = [...new Set(filesOf(hosts.flatMap(({ host }) => brands[host] ?? [])))];
  for (const file of files) {
    const from = join(stored, file);
    if (!existsSync(from)) throw new Error(`There is no ${from}. Run \`npm run hosts -- --brands\`.`);
    overwrite(join(folder, part, file), readFileSync(from));
  }
  const written = files.map((file) => join(part, file));
  removeOthers(folder, part, written);
  if (files.length > 0) await compressFiles(join(folder, part), compressible);
  return written;
}
