/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { NoteAttachment } from './noteAttachment.ts';
import type { NoteAuthor } from './noteAuthor.ts';
import type { NoteCategory } from './noteCategory.ts';
import type { NullableTimestamp } from './nullableTimestamp.ts';
import type { Timestamp } from './timestamp.ts';

export interface PortfolioNote {
  note_id: number;
  /**
   * The fund that the note is about, or null where it is about none.
   * @nullable
   */
  micid: number | null;
  /** @nullable */
  fund_name: string | null;
  title: string;
  /** Plain text; an empty line separates paragraphs. */
  body_text: string;
  published_at: Timestamp;
  /** When the note was last changed, or null where it never was. */
  updated_at: NullableTimestamp | null;
  author: NoteAuthor;
  category: NoteCategory;
  is_pinned: Flag;
  attachments: NoteAttachment[];
}
