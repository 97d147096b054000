import { inner } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';
import { tiles } from '../tiles/options.ts';

/** The open and coming opportunities, with what an amount would earn in each; past opportunities are folded. */
export const opportunities = kind(
  'opportunities',
  {
    /** The list of the opportunities: how it can be narrowed and sorted, and what a past opportunity shows. */
    list: inner(tiles),
  },
  // If holdings fail to load, the opportunities are complete except for what the investor holds.
  ['opportunityList'],
);

export type OpportunitiesConfig = SectionOf<typeof opportunities>;
