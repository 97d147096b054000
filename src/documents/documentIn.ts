import type { Body } from '../api/types.ts';
import type { AnswerData } from '../frame/fields.ts';
import { text } from '../text/text.ts';

/** A document of an answer: its name, and what the server is asked for it by. */
export interface DocumentAddress extends Pick<Body<'documentGet'>, 'documenttype' | 'micid' | 'key'> {
  name: string;
  /** What the list that it stands in is narrowed to (specification, section 7). */
  filter?: Readonly<Record<string, unknown>>;
}

/** The address of the document that an object of an answer stands for; undefined where it lacks what it is asked for by. */
export function documentIn({ name, documenttype, micid, key }: AnswerData): DocumentAddress | undefined {
  if (typeof key !== 'string' || typeof micid !== 'number' || typeof documenttype !== 'string') return undefined;
  // A type that nobody foresaw goes back to the server as it came.
  const type = documenttype as DocumentAddress['documenttype'];
  return { name: typeof name === 'string' && name !== '' ? name : text.values.unknown, documenttype: type, micid, key };
}
