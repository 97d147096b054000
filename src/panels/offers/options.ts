import { inner } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import { tiles } from '../../config/kinds/tiles.ts';
import type { SectionOf } from '../../config/loose.ts';

/** The offers that are open and that are coming, with what an amount would earn in each; past ones are folded. */
export const offers = kind('offers', {
  /** The list of the offers: how it can be narrowed and put in order, and what a past one says. */
  list: inner(tiles),
});

export type OffersConfig = SectionOf<typeof offers>;
