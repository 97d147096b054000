import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** What a new investor has done and can do next; nothing after the first investment. */
export const firstUse = kind(
  'firstUse',
  {},
  // The rest is requested once these answers show that it is the first use.
  ['investmentList', 'portfolioActivities'],
);

export type FirstUseConfig = SectionOf<typeof firstUse>;
