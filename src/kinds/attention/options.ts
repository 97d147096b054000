import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** Payments that failed and loans that are behind, with what is being done; nothing if there are none. */
export const attention = kind(
  'attention',
  {},
  // The loan is requested only if payments of it are owed.
  ['investmentList', 'portfolioActivities'],
);

export type AttentionConfig = SectionOf<typeof attention>;
