import { inner, optional } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';
import { allocation } from '../allocation/options.ts';
import { table } from '../table/options.ts';

/** The holdings: how they are split, and each with its picture and when its money is available. */
export const holdings = kind(
  'holdings',
  {
    /** The ways to split the holdings, one bar at a time. */
    split: optional(inner(allocation)),
    /** The list of the holdings: what can be searched, filtered and exported, and what an opened row shows. */
    list: inner(table),
  },
  // Failed pictures are not reported. If failures are unknown, no loan is called up to date.
  ['investmentSummary', 'investmentList'],
);

export type HoldingsConfig = SectionOf<typeof holdings>;
