/**
 * Replaces `pdfjs-dist/web/pdf_viewer.mjs` in the build (`scripts/vite.config.ts`). React-pdf derives its link service
 * from these two classes and thereby loads a whole viewer, 0.28 MB of source. Links in documents are disabled here, so
 * none of it is called.
 */
export class SimpleLinkService {}

export class EventBus {}
