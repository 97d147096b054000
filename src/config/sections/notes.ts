import type { Body, Data, QueryId } from '../../api/types.ts';
import type { FieldOf, ListOf, PartFlag, RowOf } from '../fields.ts';

type PortfolioNote = Data<'portfolioEnable'>['notes'][number];

/** What a note cannot be without, and what it may have besides: by the description's names. */
export interface Note extends Pick<PortfolioNote, 'title' | 'body_text' | 'published_at'> {
  /** A name, or one of the manager's team. */
  author: string | Pick<PortfolioNote['author'], 'name' | 'title' | 'profile_image_base_64_encoded'>;
  updated_at?: PortfolioNote['updated_at'];
  category?: PortfolioNote['category'];
  fund_name?: PortfolioNote['fund_name'];
  is_pinned?: PortfolioNote['is_pinned'];
  attachments?: readonly Pick<Body<'documentGet'> & { name: string; file_size_bytes: number }, AttachmentField>[];
}

type AttachmentField = 'name' | 'documenttype' | 'micid' | 'key' | 'file_size_bytes';

/** The lists of notes in a query's data. */
type NotesOf<Query extends QueryId> = {
  [List in ListOf<Query>]: RowOf<Query, List> extends Note ? List : never;
}[ListOf<Query>];

/** What the manager wrote: pinned notes first, then the newest first; text only. */
export interface NotesSection {
  kind: 'notes';
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  query: QueryId;
  rows: string;
  /** The field that tells one note from another. */
  key: string;
  empty: { title: string; text: string };
}

/** Notes. The query decides which lists of notes there are. */
export function notes<Query extends QueryId, List extends NotesOf<Query>, const Id extends string>(spec: {
  id: Id;
  title: string;
  part?: PartFlag;
  query: Query;
  rows: List;
  key: FieldOf<RowOf<Query, List>>;
  empty: { title: string; text: string };
}): NotesSection & { id: Id } {
  return { kind: 'notes', ...spec };
}
