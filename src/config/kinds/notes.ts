import type { Body, Data } from '../../api/types.ts';
import { key, list, query } from '../declare.ts';
import { kind } from '../kind.ts';
import type { SectionOf } from '../loose.ts';
import { empty, type RowLike } from './list.ts';

type PortfolioNote = Data<'portfolioEnable'>['notes'][number];

interface Shown extends Omit<PortfolioNote, 'author' | 'attachments' | 'note_id' | 'micid'> {
  /** A name, or one of the manager's team. */
  author: string | Pick<PortfolioNote['author'], 'name' | 'title' | 'profile_image_base_64_encoded'>;
  attachments: readonly Pick<Body<'documentGet'> & { name: string; file_size_bytes: number }, AttachmentField>[];
}

/** By the description's names. */
export type Note = RowLike<Shown, 'title' | 'body_text' | 'published_at' | 'author'>;

type AttachmentField = 'name' | 'documenttype' | 'micid' | 'key' | 'file_size_bytes';

/** What the manager wrote: pinned notes first, then the newest first; text only. */
export const notes = kind('notes', {
  query: query(),
  rows: list<Note>('title', 'body_text', 'published_at', 'author'),
  key,
  empty,
});

export type NotesConfig = SectionOf<typeof notes>;
