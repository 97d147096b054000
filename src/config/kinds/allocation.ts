import { feature, field, many, optional, perList, prose, query, shown } from '../declare.ts';
import { kind } from '../kind.ts';
import type { SectionOf } from '../loose.ts';
import { empty } from './list.ts';

/** One chart: an amount split by one of its properties. */
const allocationChart = perList(
  shown(
    {
      title: prose,
      /** Draw this chart only if this feature is on for the investor. */
      feature: optional(feature),
      label: field(),
      /** Each row's share of the whole, in percent; sets the length of the bars. */
      share: field('percent'),
    },
    { as: 'value', formats: ['money', 'number'] },
  ),
);

/** An amount split in one of several ways, which the investor chooses. */
export const allocation = kind('allocation', { query: query(), charts: many(allocationChart), empty });

export type AllocationConfig = SectionOf<typeof allocation>;
