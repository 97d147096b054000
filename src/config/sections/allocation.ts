import type { QueryId } from '../../api/types.ts';
import type { FormatKind } from '../../format/formatValue.ts';
import type { FieldIn, FieldOf, FormatOf, ListOf, PartFlag, RowOf } from '../fields.ts';

/** How an amount is divided up by one of its properties. */
export interface AllocationChart {
  title: string;
  /** Drawn only where this part is on for the investor. */
  part?: PartFlag;
  rows: string;
  label: string;
  value: string;
  format: FormatKind;
  /** Each row's share of the whole, in percent; what the bars are drawn by. */
  share: string;
}

/** Small charts side by side, each a different way to divide up the same amount. */
export interface AllocationSection {
  kind: 'allocation';
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  query: QueryId;
  charts: readonly AllocationChart[];
  empty: { title: string; text: string };
}

type ChartOf<Query extends QueryId, List extends ListOf<Query>> = {
  [Name in FieldIn<RowOf<Query, List>, 'money' | 'number'>]: {
    title: string;
    part?: PartFlag;
    rows: List;
    label: FieldOf<RowOf<Query, List>>;
    value: Name;
    format: FormatOf<Name, RowOf<Query, List>[Name]>;
    share: FieldIn<RowOf<Query, List>, 'percent'>;
  };
}[FieldIn<RowOf<Query, List>, 'money' | 'number'>];

/** One member for each list of the query. */
type AnyChartOf<Query extends QueryId> = { [List in ListOf<Query>]: ChartOf<Query, List> }[ListOf<Query>];

/** An allocation. The query decides which lists there are, the list which fields. */
export function allocation<Query extends QueryId, const Id extends string>(spec: {
  id: Id;
  title: string;
  part?: PartFlag;
  query: Query;
  charts: readonly AnyChartOf<Query>[];
  empty: { title: string; text: string };
}): AllocationSection & { id: Id } {
  // The fields have been held against the rows' types; what follows goes by their names.
  return { kind: 'allocation', ...spec, charts: spec.charts as readonly AllocationChart[] };
}
