import { field, flag, group, ifInBody, key, list, many, optional, pageSize, prose, rowRoute } from './declare.ts';
import { filter } from './filter.ts';
import type { Loose } from './loose.ts';

/** Shown instead of an empty list. */
export const empty = group({ title: prose, text: prose });

/** The options of all sections that show a list of a response: how it is narrowed and paged. */
export const listed = {
  rows: list(),
  /** The field that identifies a row. */
  key,
  /** Show a search field. The server searches if the query's body has `search`, otherwise the portal does. */
  search: optional(ifInBody(flag, 'search', 'pages', 'cannot be searched')),
  /** Filters that limit the rows. Drawn if the list has more than six rows, or more than one page. */
  filters: optional(many(filter)),
  /**
   * Fold the search field and the filters behind one button that says how many are in use. Its place is reserved while
   * the rows load, so a list of many rows does not move.
   */
  folded: optional(flag),
  /** Rows per page; defaults to the config's `pageSize`. */
  pageSize: optional(pageSize),
  empty,
};

/** The link of a row: a route with one parameter, filled with a number of the row. */
export const rowLink = group({
  to: rowRoute,
  field: field('number'),
  /** The label of the link if the row can be opened; it is then at the end of the row's details. */
  label: optional(prose),
});

export type ListLink = Loose<typeof rowLink>;
