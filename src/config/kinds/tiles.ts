import { field, group, many, nonEmpty, optional, order, prose, query, shown, titled, word } from '../declare.ts';
import { kind } from '../kind.ts';
import type { SectionOf } from '../loose.ts';
import { bar } from './figures.ts';
import { listed, rowLink } from './list.ts';
import { submittedOfRow } from './submitted.ts';

/** What a tile shows of a row; what the row does not have, or does not know, is left out. */
const tile = group({
  title: field('text'),
  /** PNG or JPEG in base 64. */
  picture: optional(field('text')),
  /** Where it stands, in a word. */
  status: optional(field('label')),
  /** Marks the rows whose flag is 1 with a word. */
  mark: optional(group({ field: field('flag'), label: prose })),
  /** Below the title, line by line. */
  lines: optional(many(many(shown()), 0)),
  bar: optional(bar),
  facts: many(shown({ label: titled })),
  submitted: optional(submittedOfRow),
});

/** An order that the list can be put in. */
const ordering = group({ label: prose, by: order, direction: word('asc', 'desc') });

/** A list in pages of the server's, each row a tile that leads to its own screen. */
export const tiles = kind('tiles', {
  query: query('paged'),
  ...listed,
  /** The first one is the order to begin with. */
  orders: nonEmpty(ordering),
  tile,
  link: rowLink,
});

export type TilesConfig = SectionOf<typeof tiles>;
