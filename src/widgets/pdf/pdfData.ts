/**
 * The folder of what pdf.js loads for the documents that need it: decoders of scans, tables of East Asian characters, and
 * fonts in place of those that are not embedded. In a build, `scripts/vite/pdfData.ts` says where it is.
 */
export const pdfData = new URL('../', new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url)).href;
