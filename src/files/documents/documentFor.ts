import { ApiError } from '../../client/ApiError.ts';
import { fileFor } from '../../client/fileFor.ts';
import type { Body, FileQueryId } from '../../client/types.ts';
import { type ContentKind, contentKind, contentTypes } from '../../values/contentKind.ts';
import { isZip } from '../../values/isZip.ts';
import { text } from '../../values/text/text.ts';
import type { DocumentAddress, OtherFile } from './documentIn.ts';

/** A document to show and save: its detected kind, and the file with a type set by the portal. */
export interface OpenDocument {
  kind: ContentKind | OtherKind;
  file: Blob;
}

/** The kinds of files that other APIs send and the portal only saves. */
type OtherKind = 'zip' | 'csv';

const otherTypes: Record<OtherKind, string> = { zip: 'application/zip', csv: 'text/csv' };

/** In bytes; a larger file may exceed the memory of a phone. */
const largest = 60 * 1024 * 1024;

/** Detects the kind of a file; throws an `ApiError` if it is too large or of an unknown kind. */
export async function opened(file: Blob): Promise<OpenDocument> {
  if (file.size > largest) throw new ApiError('format', text.document.tooLarge);
  const kind = await contentKind(file);
  if (!kind) throw new ApiError('format', text.document.unreadable);
  return { kind, file: new Blob([file], { type: contentTypes[kind] }) };
}

/** The same for a file of another API, which may be an archive or a table as well. */
async function openedOther(file: Blob): Promise<OpenDocument> {
  const isTable = /\bcsv\b/.test(file.type);
  const kind = (await contentKind(file)) ? undefined : (await isZip(file)) ? 'zip' : isTable ? 'csv' : undefined;
  if (!kind || file.size > largest) return opened(file);
  return { kind, file: new Blob([file], { type: otherTypes[kind] }) };
}

/** The query options of a document. */
export function documentFor(address: DocumentAddress | OtherFile) {
  // The config check has verified the fields of its body against the description.
  if ('ask' in address) return fileFor(address.ask.query, address.ask.body as Body<FileQueryId>, openedOther);
  const { filter, documenttype, micid, key } = address;
  return fileFor('documentGet', { ...filter, documenttype, micid, key }, opened);
}
