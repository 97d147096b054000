import type { Body, FileQueryId } from '../../client/types.ts';
import type { AnswerData } from '../../screen/fields.ts';
import { text } from '../../values/text/text.ts';

/** A file of another API: its name, and the fields to request it with. */
export interface OtherFile {
  name: string;
  ask: { query: FileQueryId; body: AnswerData };
}

/** A document of a response: its name, and the fields to request it with. */
export interface DocumentAddress extends Pick<Body<'documentGet'>, 'documenttype' | 'micid' | 'key'> {
  name: string;
  /** The filter of the list that it is in (specification, section 7). */
  filter?: Readonly<Record<string, unknown>>;
}

type DocumentFields = Pick<DocumentAddress, 'name' | 'documenttype' | 'micid' | 'key'>;

/** The address of a document whose type is known; the answer may still lack the document or one of its fields. */
export const documentOf = (file: DocumentFields | null | undefined) => documentIn({ ...file });

/**
 * The address of the document that an object of a response represents; undefined if a field to request it with is
 * missing.
 */
export function documentIn({ name, documenttype, micid, key }: AnswerData): DocumentAddress | undefined {
  if (typeof key !== 'string' || typeof micid !== 'number' || typeof documenttype !== 'string') return undefined;
  // An unexpected type is sent back to the server unchanged.
  const type = documenttype as DocumentAddress['documenttype'];
  return { name: typeof name === 'string' && name !== '' ? name : text.values.unknown, documenttype: type, micid, key };
}
