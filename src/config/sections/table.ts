import type { FormatKind } from '../../format/formatValue.ts';
import type { ListedQuery, ListOf, PartFlag } from '../fields.ts';
import type { TableFilter } from './filter.ts';
import type { DownloadQuery, TableSpec } from './tableSpec.ts';

/** A column of a table. */
export interface Column {
  field: string;
  label: string;
  format: FormatKind;
  /** Whether rows can be sorted by it. In pages of the server only where it says so; in whole lists unless it says no. */
  sortable?: boolean;
  /** Stays in sight on a phone, as the row's name, and carries the row's link. */
  primary?: boolean;
  /** The figure that stands beside the name on a phone. */
  amount?: boolean;
  /** Marks a value that needs attention with an icon. */
  badge?: boolean;
}

/** Totals of the whole filter: fields of an object of the answer, or sums over money columns of a whole list. */
export type TableTotals =
  | { object: string; fields: readonly { field: string; label: string; format: FormatKind }[] }
  | { sum: readonly string[] };

/** Where a row leads: to a screen whose one parameter is a number of the row. Rows without that number lead nowhere. */
export interface TableLink<Path extends string = string> {
  to: Path;
  field: string;
}

/** Rows of one list of an answer: in pages that the server makes, or a whole list that is sorted and paged here. */
export interface TableSection<
  Period extends string = string,
  Path extends string = string,
  PageSize extends number = number,
  Range extends string = string,
> {
  kind: 'table';
  /** Kebab-case; the anchor on the page, and what the section's parameters in the URL begin with. */
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  query: ListedQuery;
  rows: string;
  /** The field that tells one row from another. */
  key: string;
  /** One of the config's `periods`, where the rows can be limited to one. */
  period?: Period;
  /** One of the config's `ranges`, where the rows can be limited to a first and a last day. */
  range?: Range;
  /** With a field to search in. */
  search?: boolean;
  filters?: readonly TableFilter[];
  sort?: { by: string; direction: 'asc' | 'desc' };
  /** One of the config's `pageSizes`; else its `pageSize`. */
  pageSize?: PageSize;
  columns: readonly Column[];
  totals?: TableTotals;
  link?: TableLink<Path>;
  /** A row is a document: it opens and can be saved. */
  documents?: boolean;
  /** Marks the rows whose flag is 1 with a word. */
  mark?: { field: string; label: string };
  /** The query that answers all documents of the filter in parts. */
  downloadAll?: DownloadQuery;
  empty: { title: string; text: string };
}

/** A table. The query decides which lists there are, the list which fields, the field which formats. */
export function table<
  Query extends ListedQuery,
  List extends ListOf<Query>,
  const Id extends string,
  const Period extends string = never,
  const Path extends string = never,
  const PageSize extends number = never,
  const Range extends string = never,
>(
  spec: TableSpec<Query, List, Id, Period, Path, PageSize, Range>,
): TableSection<NoInfer<Period>, NoInfer<Path>, NoInfer<PageSize>, NoInfer<Range>> & { id: Id } {
  // Every name has been held against the answer's type; what follows goes by the names.
  return { kind: 'table', ...(spec as object) } as TableSection<Period, Path, PageSize, Range> & { id: Id };
}
