import type { FormatKind } from '../../format/formatValue.ts';
import type { FieldOf, FormatOf, ListOf, PagedQuery, PartFlag, RowOf, SortOf } from '../fields.ts';

/** A column of a table. */
export interface Column {
  field: string;
  label: string;
  format: FormatKind;
  /** Whether the server can sort by it. */
  sortable?: boolean;
  /** Stays in sight on a phone, as the row's name. */
  primary?: boolean;
}

/** Rows of one list of an answer, in pages that the server makes. */
export interface TableSection<Period extends string = string, PageSize extends number = number> {
  kind: 'table';
  /** Kebab-case; the anchor on the page, and what the section's parameters in the URL begin with. */
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  query: PagedQuery;
  rows: string;
  /** The field that tells one row from another. */
  key: string;
  /** One of the config's `periods`, where the rows can be limited to one. */
  period?: Period;
  sort?: { by: string; direction: 'asc' | 'desc' };
  /** One of the config's `pageSizes`; else its `pageSize`. */
  pageSize?: PageSize;
  columns: readonly Column[];
  empty: { title: string; text: string };
}

type ColumnOf<Row, Sort> = {
  [Name in FieldOf<Row>]: {
    field: Name;
    label: string;
    format: FormatOf<Name, Row[Name]>;
    sortable?: Name extends Sort ? boolean : never;
    primary?: boolean;
  };
}[FieldOf<Row>];

interface TableSpec<Query extends PagedQuery, List extends ListOf<Query>, Id, Period, PageSize> {
  id: Id;
  title: string;
  part?: PartFlag;
  query: Query;
  rows: List;
  key: FieldOf<RowOf<Query, List>>;
  period?: Period;
  sort?: { by: SortOf<Query>; direction: 'asc' | 'desc' };
  pageSize?: PageSize;
  columns: readonly ColumnOf<RowOf<Query, List>, SortOf<Query>>[];
  empty: { title: string; text: string };
}

/** A table. The query decides which lists there are, the list which fields, the field which formats. */
export function table<
  Query extends PagedQuery,
  List extends ListOf<Query>,
  const Id extends string,
  const Period extends string = never,
  const PageSize extends number = never,
>(spec: TableSpec<Query, List, Id, Period, PageSize>): TableSection<NoInfer<Period>, NoInfer<PageSize>> & { id: Id } {
  // The columns have been held against the row's type; what follows goes by their names.
  return { kind: 'table', ...spec, columns: spec.columns as readonly Column[] };
}
