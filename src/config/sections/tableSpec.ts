import type { Body } from '../../api/types.ts';
import type {
  FieldIn,
  FieldOf,
  FormatOf,
  Formatted,
  ListedQuery,
  ListOf,
  ObjectAt,
  ObjectOf,
  PagedQuery,
  PartFlag,
  RowOf,
  SortOf,
} from '../fields.ts';

type Numeric = 'money' | 'percent' | 'points' | 'number' | 'units';

type ColumnOf<Row, Sort> = {
  [Name in FieldOf<Row>]: {
    field: Name;
    label: string;
    format: FormatOf<Name, Row[Name]>;
    sortable?: Name extends Sort ? boolean : never;
    primary?: boolean;
    amount?: [Extract<FormatOf<Name, Row[Name]>, Numeric>] extends [never] ? never : boolean;
    badge?: 'label' extends FormatOf<Name, Row[Name]> ? boolean : never;
  };
}[FieldOf<Row>];

/** The fields of an object that have one of a few texts. */
type Enumerated<Of> = {
  [Name in keyof Of & string]-?: Name extends `sort_${string}`
    ? never
    : string extends NonNullable<Of[Name]>
      ? never
      : NonNullable<Of[Name]> extends string
        ? Name
        : never;
}[keyof Of & string];

type FilterOf<Of> = {
  [Name in Enumerated<Of>]: { field: Name; label: string; values: readonly NonNullable<Of[Name]>[] };
}[Enumerated<Of>];

type TotalsIn<Query extends ListedQuery> = {
  [Name in ObjectOf<Query>]: {
    object: Name;
    fields: readonly (Formatted<ObjectAt<Query, Name>> & { label: string })[];
  };
}[ObjectOf<Query>];

type IsPaged<Query, Yes, No> = Query extends PagedQuery ? Yes : No;
type IfInBody<Query extends ListedQuery, Name, Value> = Name extends keyof Body<Query> ? Value : never;

/** What a table can say of itself, given its query and the list in it. */
export interface TableSpec<
  Query extends ListedQuery,
  List extends ListOf<Query>,
  Id,
  Period,
  Path,
  PageSize,
  Row = RowOf<Query, List>,
> {
  id: Id;
  title: string;
  part?: PartFlag;
  query: Query;
  rows: List;
  key: FieldOf<Row>;
  period?: IfInBody<Query, 'months', Period>;
  /** On the server where its body has `search`. */
  search?: IsPaged<Query, IfInBody<Query, 'search', boolean>, boolean>;
  filter?: FilterOf<IsPaged<Query, Body<Query>, Row>>;
  sort?: { by: IsPaged<Query, SortOf<Query>, FieldOf<Row>>; direction: 'asc' | 'desc' };
  pageSize?: PageSize;
  columns: readonly ColumnOf<Row, IsPaged<Query, SortOf<Query>, string>>[];
  totals?: TotalsIn<Query> | IsPaged<Query, never, { sum: readonly FieldIn<Row, 'money'>[] }>;
  link?: { to: Path; field: FieldIn<Row, 'number'> };
  empty: { title: string; text: string };
}
