import type { ListedQuery, PartFlag } from '../fields.ts';
import type { TableFilter } from './filter.ts';

/** Where one of a list leads: to a screen whose one parameter is a number of it. What lacks that number leads nowhere. */
export interface ListLink<Path extends string = string> {
  to: Path;
  field: string;
}

/** What all sections have that show a list of an answer: what narrows it, and its pages. */
export interface ListSection<
  PageSize extends number = number,
  Period extends string = string,
  Range extends string = string,
> {
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
  empty: { title: string; text: string };
}
