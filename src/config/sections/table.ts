import type { FormatKind } from '../../format/formatValue.ts';
import type { ListedQuery, ListOf } from '../fields.ts';
import type { ListLink, ListSection } from './list.ts';
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
  /** With a button that copies it, such as a number to quote. */
  copy?: true;
}

/** Totals of the whole filter: fields of an object of the answer, or sums over money columns of a whole list. */
export type TableTotals =
  | { object: string; fields: readonly { field: string; label: string; format: FormatKind }[] }
  | { sum: readonly string[] };

/** Rows of one list of an answer: in pages that the server makes, or a whole list that is sorted and paged here. */
export interface TableSection<
  Period extends string = string,
  Path extends string = string,
  PageSize extends number = number,
  Range extends string = string,
> extends ListSection<PageSize, Period, Range> {
  kind: 'table';
  columns: readonly Column[];
  totals?: TableTotals;
  link?: ListLink<Path>;
  /** A row is a document: it opens and can be saved. */
  documents?: boolean;
  /** Marks the rows whose flag is 1 with a word. */
  mark?: { field: string; label: string };
  /** The query that answers all documents of the filter in parts. */
  downloadAll?: DownloadQuery;
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
