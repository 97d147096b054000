import type { Body, Data } from '../../api/types.ts';
import { key, list, query } from '../declare.ts';
import { kind } from '../kind.ts';
import type { SectionOf } from '../loose.ts';
import { empty } from './list.ts';

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

/** What the manager wrote: pinned notes first, then the newest first; text only. */
export const notes = kind('notes', {
  query: query(),
  rows: list<Note>('title', 'body_text', 'published_at', 'author'),
  key,
  empty,
});

export type NotesConfig = SectionOf<typeof notes>;
