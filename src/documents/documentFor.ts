import { ApiError } from '../api/ApiError.ts';
import { fileFor } from '../api/fileFor.ts';
import { type ContentKind, contentKind, contentTypes } from '../format/contentKind.ts';
import { text } from '../text/text.ts';
import type { DocumentAddress } from './documentIn.ts';

/** A document to show and save: its detected kind, and the file with a type set by the portal. */
export interface OpenDocument {
  kind: ContentKind;
  file: Blob;
}

/** In bytes; a larger file may exceed the memory of a phone. */
const largest = 60 * 1024 * 1024;

/** Detects the kind of a file; throws an `ApiError` if it is too large or of an unknown kind. */
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
