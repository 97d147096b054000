import { type Zippable, zipSync } from 'fflate/browser';

// biome-ignore lint/performance/noBarrelFile: libraries that get this file instead of fflate also use these functions
export { strToU8, unzlibSync, zipSync, zlibSync } from 'fflate/browser';

/**
 * Replaces `fflate` for write-excel-file (see vite.config.ts). The original zips in workers made from blobs, which the
 * content security policy blocks. This code already runs in a worker, so zipping synchronously does not block the page.
 */
export function zip(files: Zippable, done: (error: null, archive: Uint8Array) => void): void {
  done(null, zipSync(files));
}
