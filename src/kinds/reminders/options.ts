import { many, optional, whole, word } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** Reminders, the first of them on one line: maturities, notices, accounts, and what is new. */
export const reminders = kind('reminders', {
  /**
   * How many days ahead maturities, notices of redemption and the end of an accreditation or of a property's insurance
   * appear; 60 by default.
   */
  maturityDays: optional(whole(3660)),
  /** How many days ahead the closing of an opportunity appears; 14 by default. */
  closingDays: optional(whole(3660)),
  /** The reminders to leave out. */
  leaveOut: optional(
    many(
      word(
        'maturities',
        'redemptions',
        'accounts',
        'accreditation',
        'insurance',
        'documents',
        'notes',
        'opportunities',
      ),
    ),
  ),
});

export type RemindersConfig = SectionOf<typeof reminders>;
