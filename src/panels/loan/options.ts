import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** How the loan that the screen is about stands: what is owed, my share, what comes next and when it matures. */
export const loan = kind('loan', {});

export type LoanConfig = SectionOf<typeof loan>;
