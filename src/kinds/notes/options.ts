import { word } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import { empty } from '../../config/list.ts';
import type { SectionOf } from '../../config/loose.ts';

/** Notes from the manager: pinned ones first, then the newest; plain text only. */
export const notes = kind(
  'notes',
  {
    /** The notes on the portfolio, or the updates on the screen's loan. */
    of: word('portfolio', 'loan'),
    empty,
  },
  ({ of }) => [of === 'loan' ? 'loanDetails' : 'portfolioEnable'],
);

export type NotesConfig = SectionOf<typeof notes>;
