import { type Zippable, zipSync } from 'fflate/browser';

// biome-ignore lint/performance/noBarrelFile: what write-excel-file and jspdf use besides
export { strToU8, unzlibSync, zipSync, zlibSync } from 'fflate/browser';

/**
 * Stands in the place of `fflate` for write-excel-file (see vite.config.ts), which zips in threads made of blobs, and the
 * content security policy refuses those. It runs in a thread already, so zipping at once keeps nobody waiting.
 */
export function zip(files: Zippable, done: (error: null, archive: Uint8Array) => void): void {
  done(null, zipSync(files));
}
