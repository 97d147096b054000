import { feature, field, many, optional, perList, prose, query, shown } from '../declare.ts';
import { kind } from '../kind.ts';
import type { Loose, SectionOf } from '../loose.ts';
import { empty } from './list.ts';

/** How an amount is divided up by one of its properties. */
const allocationChart = perList(
  shown(
    {
      title: prose,
      /** Drawn only where this feature is on for the investor. */
      feature: optional(feature),
      label: field(),
      /** Each row's share of the whole, in percent; what the bars are drawn by. */
      share: field('percent'),
    },
    { as: 'value', formats: ['money', 'number'] },
  ),
);

export type AllocationChart = Loose<typeof allocationChart>;

/** Small charts side by side, each a different way to divide up the same amount. */
export const allocation = kind('allocation', { query: query(), charts: many(allocationChart), empty });

export type AllocationConfig = SectionOf<typeof allocation>;
