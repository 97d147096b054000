import { field, flag, group, ifInBody, key, list, many, optional, pageSize, prose, rowRoute } from '../declare.ts';
import type { Exclusive, Loose } from '../loose.ts';
import { filter } from './filter.ts';
import type { TableConfig } from './table.ts';
import type { TilesConfig } from './tiles.ts';

/** What a row cannot be without, and the others of these fields, which it may have besides. */
export type RowLike<Fields, Name extends keyof Fields> = Pick<Fields, Name> & Partial<Omit<Fields, Name>>;

/** Stands in place of an empty list. */
export const empty = group({ title: prose, text: prose });

/** What all sections have that show a list of an answer: what narrows it, and its pages. */
export const listed = {
  rows: list(),
  /** The field that tells one row from another. */
  key,
  /** With a field to search in: on the server where its body has one. */
  search: optional(ifInBody(flag, 'search', 'pages', 'cannot be searched')),
  filters: optional(many(filter)),
  /** Else the config's `pageSize`. */
  pageSize: optional(pageSize),
  empty,
};

/** Where one of a list leads: to a screen whose one parameter is a number of it. What lacks that number leads nowhere. */
export const rowLink = group({ to: rowRoute, field: field('number') });

export type ListLink = Loose<typeof rowLink>;

export type ListConfig = Exclusive<TableConfig | TilesConfig>;
