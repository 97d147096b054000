import { type Zippable, zipSync } from 'fflate/browser';

// biome-ignore lint/performance/noBarrelFile: what write-excel-file and jspdf use besides
export { strToU8, unzlibSync, zipSync, zlibSync } from 'fflate/browser';

/**
 * Replaces `fflate` for write-excel-file (see vite.config.ts). The original zips in workers made from blobs, which the
 * content security policy blocks. This code already runs in a worker, so zipping synchronously blocks nobody.
 */
export function zip(files: Zippable, done: (error: null, archive: Uint8Array) => void): void {
  done(null, zipSync(files));
}
