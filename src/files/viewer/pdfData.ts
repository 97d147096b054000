/**
 * The folder of the files that pdf.js loads for documents that need them: decoders of scans, tables of East Asian
 * characters, and substitutes for fonts that are not embedded. In a build, `scripts/vite/pdfData.ts` sets its path.
 */
export const pdfData = new URL('../../ui/', new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url)).href;
