import type { Data } from '../../client/types.ts';

export type PortfolioNote = Data<'portfolioEnable'>['notes'][number];
export type LoanUpdate = Data<'loanDetails'>['loan_details']['updates'][number];

/** The drawn parts of a note, from any source. */
export interface Note extends Pick<LoanUpdate, 'title' | 'body_text' | 'published_at'> {
  key: number;
  /** Members of the manager's team have a name and a title; other authors have only a name. */
  author: Pick<PortfolioNote['author'], 'name'> & Partial<PortfolioNote['author']>;
  attachments: PortfolioNote['attachments'];
  portfolio?: Pick<PortfolioNote, 'is_pinned' | 'category' | 'fund_name' | 'updated_at'>;
}

export const portfolioNote = (note: PortfolioNote): Note => ({ ...note, key: note.note_id, portfolio: note });

export const loanUpdate = ({ update_id, author, ...update }: LoanUpdate): Note => ({
  ...update,
  key: update_id,
  author: { name: author },
  attachments: [],
});

/** Pinned notes first, then newest first; ISO 8601 times can be compared as texts. */
export function inOrder(notes: readonly Note[]): Note[] {
  const moment = (note: Note) => String(note.published_at ?? '');
  const pinned = (note: Note) => Number(note.portfolio?.is_pinned === 1);
  return notes.toSorted((a, b) => pinned(b) - pinned(a) || (moment(a) < moment(b) ? 1 : -1));
}
