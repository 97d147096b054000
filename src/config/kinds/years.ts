import { built, field, group, id, optional, plainList, prose, word } from '../declare.ts';
import type { Loose } from '../loose.ts';

/** Calendar years as buttons before the range; a year fills the range's first and last day. */
export const years = group({
  /** A date that the server can sort by; the years run from that of the first row to that of the last. */
  by: field('date'),
  /** A list of further years in the response. */
  also: optional(plainList),
  /** The panel with what reports the chosen year, above the rows; its title is completed by the year. */
  records: optional(built(group({ kind: word('taxYear'), id, title: prose }))),
});

export type Years = Loose<typeof years>;
