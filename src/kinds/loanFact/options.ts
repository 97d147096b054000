import { word } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** One fact about the screen's loan, in the row of a folded group. */
export const loanFact = kind(
  'loanFact',
  {
    of: word('payments', 'schedule', 'terms', 'balances', 'security', 'draws', 'updates', 'documents'),
  },
  ['loanDetails'],
);

export type LoanFactConfig = SectionOf<typeof loanFact>;
