import { many, optional, whole, word } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** What to think of, the first on one line: maturities, notices, accounts, and what is new. */
export const reminders = kind('reminders', {
  /** How many days ahead a maturity, the notice of a redemption or the end of an accreditation counts; 60 by default. */
  maturityDays: optional(whole(3660)),
  /** How many days ahead an offer that closes counts; 14 by default. */
  closingDays: optional(whole(3660)),
  /** What is not checked at all. */
  leaveOut: optional(
    many(word('maturities', 'redemptions', 'accounts', 'accreditation', 'documents', 'notes', 'offers')),
  ),
});

export type RemindersConfig = SectionOf<typeof reminders>;
