import type { Body, FileQueryId } from '../../api/types.ts';
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
import type { BodyFilter, RowFilter } from './filter.ts';

type Numeric = 'money' | 'percent' | 'points' | 'number' | 'units' | 'fileSize';

type ColumnOf<Row, Sort> = {
  [Name in FieldOf<Row>]: {
    field: Name;
    label: string;
    format: FormatOf<Name, Row[Name]>;
    sortable?: Name extends Sort ? boolean : never;
    primary?: boolean;
    amount?: [Extract<FormatOf<Name, Row[Name]>, Numeric>] extends [never] ? never : boolean;
    badge?: 'label' extends FormatOf<Name, Row[Name]> ? boolean : never;
    copy?: 'text' extends FormatOf<Name, Row[Name]> ? true : never;
  };
}[FieldOf<Row>];

type TotalsIn<Query extends ListedQuery> = {
  [Name in ObjectOf<Query>]: {
    object: Name;
    fields: readonly (Formatted<ObjectAt<Query, Name>> & { label: string })[];
  };
}[ObjectOf<Query>];

type IsPaged<Query, Yes, No> = Query extends PagedQuery ? Yes : No;
type IfInBody<Query extends ListedQuery, Name, Value> = Name extends keyof Body<Query> ? Value : never;

/** What a document is asked for by, and what it is called. */
type DocumentRow = { name: string } & Pick<Body<'documentGet'>, 'documenttype' | 'micid' | 'key'>;

/** The queries that answer the files of a first and a last day in parts. */
export type DownloadQuery = {
  [Id in FileQueryId]: Body<Id> extends { start_date: string; end_date: string; page: number } ? Id : never;
}[FileQueryId];

/** What a table can say of itself, given its query and the list in it. */
export interface TableSpec<
  Query extends ListedQuery,
  List extends ListOf<Query>,
  Id,
  Period,
  Path,
  PageSize,
  Range,
  Row = RowOf<Query, List>,
> {
  id: Id;
  title: string;
  part?: PartFlag;
  query: Query;
  rows: List;
  key: FieldOf<Row>;
  period?: IfInBody<Query, 'months', Period>;
  range?: IsPaged<Query, IfInBody<Query, 'start_date', Range>, never>;
  /** On the server where its body has `search`. */
  search?: IsPaged<Query, IfInBody<Query, 'search', boolean>, boolean>;
  filters?: readonly IsPaged<Query, BodyFilter<Query>, RowFilter<Row>>[];
  sort?: { by: IsPaged<Query, SortOf<Query>, FieldOf<Row>>; direction: 'asc' | 'desc' };
  pageSize?: PageSize;
  columns: readonly ColumnOf<Row, IsPaged<Query, SortOf<Query>, string>>[];
  totals?: TotalsIn<Query> | IsPaged<Query, never, { sum: readonly FieldIn<Row, 'money'>[] }>;
  link?: { to: Path; field: FieldIn<Row, 'number'> };
  documents?: Row extends DocumentRow ? boolean : never;
  mark?: { field: FieldIn<Row, 'flag'>; label: string };
  downloadAll?: [Range] extends [never] ? never : DownloadQuery;
  empty: { title: string; text: string };
}
