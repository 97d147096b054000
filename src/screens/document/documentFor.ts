import { ApiError } from '../../api/ApiError.ts';
import { fileFor } from '../../api/fileFor.ts';
import type { Body } from '../../api/types.ts';
import { type ContentKind, contentKind, contentTypes } from '../../format/contentKind.ts';
import { text } from '../../text/text.ts';
import type { Fields } from '../fields.ts';

/** A document of an answer: its name, and what the server is asked for it by. */
export interface DocumentAddress extends Pick<Body<'documentGet'>, 'documenttype' | 'micid' | 'key'> {
  name: string;
}

/** A document as it is shown and saved: what it really is, and with our own type. */
export interface OpenDocument {
  kind: ContentKind;
  file: Blob;
}

/** Larger ones are more than the memory of a phone. */
const largest = 60 * 1024 * 1024;

/** A file as a document; one that is empty, too large or of no kind we know is refused with an `ApiError`. */
export async function opened(file: Blob): Promise<OpenDocument> {
  if (file.size === 0) throw new ApiError('format', text.document.empty);
  if (file.size > largest) throw new ApiError('format', text.document.tooLarge);
  const kind = await contentKind(file);
  if (!kind) throw new ApiError('format', text.document.unreadable);
  return { kind, file: new Blob([file], { type: contentTypes[kind] }) };
}

/** The query options of a document. */
export function documentFor({ documenttype, micid, key }: DocumentAddress) {
  return fileFor('documentGet', { documenttype, micid, key }, opened);
}

/** The address of the document that an object of an answer stands for; undefined where it lacks what it is asked for by. */
export function documentIn({ name, documenttype, micid, key }: Fields): DocumentAddress | undefined {
  if (typeof key !== 'string' || typeof micid !== 'number' || typeof documenttype !== 'string') return undefined;
  // A type that nobody foresaw goes back to the server as it came.
  const type = documenttype as DocumentAddress['documenttype'];
  return { name: typeof name === 'string' && name !== '' ? name : text.values.unknown, documenttype: type, micid, key };
}
