import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** The state of the screen's loan: the amount owed, my share, what comes next and when it matures. */
export const loan = kind('loan', {});

export type LoanConfig = SectionOf<typeof loan>;
