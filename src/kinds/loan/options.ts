import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** The state of the screen's loan: the amount owed, my share, what comes next and when it matures. */
export const loan = kind(
  'loan',
  {},
  // If accounts or people fail to load, the account and the telephone number are left out.
  ['loanDetails', 'investmentList', 'portfolioActivities'],
);

export type LoanConfig = SectionOf<typeof loan>;
