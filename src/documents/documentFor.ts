import { ApiError } from '../api/ApiError.ts';
import { fileFor } from '../api/fileFor.ts';
import { type ContentKind, contentKind, contentTypes } from '../format/contentKind.ts';
import { text } from '../text/text.ts';
import type { DocumentAddress } from './documentIn.ts';

/** A document as it is shown and saved: what it really is, and with our own type. */
export interface OpenDocument {
  kind: ContentKind;
  file: Blob;
}

/** Larger ones are more than the memory of a phone. */
const largest = 60 * 1024 * 1024;

/** A file as a document; one that is too large or of no kind we know is refused with an `ApiError`. */
export async function opened(file: Blob): Promise<OpenDocument> {
  if (file.size > largest) throw new ApiError('format', text.document.tooLarge);
  const kind = await contentKind(file);
  if (!kind) throw new ApiError('format', text.document.unreadable);
  return { kind, file: new Blob([file], { type: contentTypes[kind] }) };
}

/** The query options of a document. */
export function documentFor({ filter, documenttype, micid, key }: DocumentAddress) {
  return fileFor('documentGet', { ...filter, documenttype, micid, key }, opened);
}
