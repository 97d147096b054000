import { many, optional, whole, word } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** What needs the investor's attention, the worst first: payments, dates, and what is new. */
export const attention = kind('attention', {
  /** How many days ahead a maturity, the notice of a redemption or the end of an accreditation counts; 60 by default. */
  maturityDays: optional(whole(3660)),
  /** How many days ahead an offer that closes counts; 14 by default. */
  closingDays: optional(whole(3660)),
  /** What is not checked at all. */
  leaveOut: optional(
    many(word('payments', 'maturities', 'redemptions', 'accounts', 'accreditation', 'documents', 'notes', 'offers')),
  ),
});

export type AttentionConfig = SectionOf<typeof attention>;
