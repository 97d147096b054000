import {
  field,
  group,
  many,
  nonEmpty,
  optional,
  order,
  prose,
  query,
  shown,
  titled,
  word,
} from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import { listed, rowLink } from '../../config/list.ts';
import type { SectionOf } from '../../config/loose.ts';
import { submittedOfRow } from '../action/options.ts';
import { bar } from '../figures/options.ts';

/** The content of a tile. Values that the row does not have are left out. */
const tile = group({
  title: field('text'),
  /** A PNG or JPEG in base64. */
  picture: optional(field('text')),
  /** The row's status, as one label. */
  status: optional(field('label')),
  /** Mark rows whose flag is 1 with a label. */
  mark: optional(group({ field: field('flag'), label: prose })),
  /** Values below the title, line by line. */
  lines: optional(many(many(shown()), 0)),
  bar: optional(bar),
  facts: many(shown({ label: titled })),
  submitted: optional(submittedOfRow),
});

/** An order that the investor can choose. */
const ordering = group({ label: prose, by: order, direction: word('asc', 'desc') });

/** A list paged by the server; each row is a tile that links to its own screen. */
export const tiles = kind('tiles', {
  query: query('paged'),
  ...listed,
  /** The orders to choose from; the first is the default. */
  orders: nonEmpty(ordering),
  tile,
  link: rowLink,
});

export type TilesConfig = SectionOf<typeof tiles>;
