import type { Body } from '../../api/types.ts';
import type { FieldIn, FieldOf, Formatted, ListOf, PagedQuery, PartFlag, RowOf, SortOf } from '../fields.ts';
import type { BarOf } from './bar.ts';
import type { BodyFilter } from './filter.ts';
import type { SaidOf } from './said.ts';

/** What the investor has said of a row: one of the objects in it. */
type SaidIn<Row> = {
  [Name in keyof Row & string]-?: NonNullable<Row[Name]> extends readonly unknown[]
    ? never
    : NonNullable<Row[Name]> extends object
      ? SaidOf<NonNullable<Row[Name]>> & { object: Name }
      : never;
}[keyof Row & string];

interface TileOf<Row> {
  title: FieldIn<Row, 'text'>;
  picture?: FieldIn<Row, 'text'>;
  status?: FieldIn<Row, 'label'>;
  mark?: { field: FieldIn<Row, 'flag'>; label: string };
  lines?: readonly (readonly Formatted<Row>[])[];
  bar?: BarOf<Row>;
  facts: readonly (Formatted<Row> & { label: string })[];
  said?: SaidIn<Row>;
}

/** What tiles can say of themselves, given their query and the list in it. */
export interface TilesSpec<
  Query extends PagedQuery,
  List extends ListOf<Query>,
  Id,
  PageSize,
  Row = RowOf<Query, List>,
> {
  id: Id;
  title: string;
  part?: PartFlag;
  query: Query;
  rows: List;
  key: FieldOf<Row>;
  search?: 'search' extends keyof Body<Query> ? boolean : never;
  filters?: readonly BodyFilter<Query>[];
  orders: readonly [OrderOf<Query>, ...OrderOf<Query>[]];
  pageSize?: PageSize;
  tile: TileOf<Row>;
  empty: { title: string; text: string };
}

interface OrderOf<Query extends PagedQuery> {
  label: string;
  by: SortOf<Query>;
  direction: 'asc' | 'desc';
}
