import { feature, field, many, optional, perList, prose, query, shown } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import { empty } from '../../config/list.ts';
import type { SectionOf } from '../../config/loose.ts';

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
