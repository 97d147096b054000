import type { Data, QueryId } from '../../api/types.ts';
import type { ObjectAt, ObjectOf, PartFlag } from '../fields.ts';

/** A text of the answer, or a list of short ones. */
export interface ProseText {
  title?: string;
  field: string;
}

/** What the manager tells in words: plain text. What the answer does not have is left out. */
export interface ProseSection {
  kind: 'prose';
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  query: QueryId;
  /** The object in the answer that has them; else the answer itself. */
  object?: string;
  texts: readonly ProseText[];
  /** What has to be said and is seldom read. */
  small?: boolean;
}

type Source<Query extends QueryId, In extends string> = [In] extends [never] ? Data<Query> : ObjectAt<Query, In>;

/** The fields with any text, or with a list of texts. */
type WordsIn<Row> = {
  [Name in keyof Row & string]-?: string extends NonNullable<Row[Name]>
    ? Name
    : NonNullable<Row[Name]> extends readonly string[]
      ? Name
      : never;
}[keyof Row & string];

/** Prose. The query decides which objects there are, the object which texts. */
export function prose<Query extends QueryId, const Id extends string, In extends ObjectOf<Query> = never>(spec: {
  id: Id;
  title: string;
  part?: PartFlag;
  query: Query;
  object?: In;
  texts: readonly { title?: string; field: WordsIn<Source<Query, In>> }[];
  small?: boolean;
}): ProseSection & { id: Id } {
  return { kind: 'prose', ...spec };
}
