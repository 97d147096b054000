import type { Body, Data } from '../../api/types.ts';
import { key, list, query } from '../declare.ts';
import { kind } from '../kind.ts';
import type { SectionOf } from '../loose.ts';
import { empty, type RowLike } from './list.ts';

type PortfolioNote = Data<'portfolioEnable'>['notes'][number];

interface Shown extends Omit<PortfolioNote, 'author' | 'attachments' | 'note_id' | 'micid'> {
  /** A name, or a member of the manager's team. */
  author: string | Pick<PortfolioNote['author'], 'name' | 'title' | 'profile_image_base_64_encoded'>;
  attachments: readonly Pick<Body<'documentGet'> & { name: string; file_size_bytes: number }, AttachmentField>[];
}

/** The fields of a note, by the description's names. */
export type Note = RowLike<Shown, 'title' | 'body_text' | 'published_at' | 'author'>;

type AttachmentField = 'name' | 'documenttype' | 'micid' | 'key' | 'file_size_bytes';

/** Notes from the manager: pinned ones first, then the newest; plain text only. */
export const notes = kind('notes', {
  query: query(),
  rows: list<Note>('title', 'body_text', 'published_at', 'author'),
  key,
  empty,
});

export type NotesConfig = SectionOf<typeof notes>;
