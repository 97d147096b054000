import {
  built,
  feature,
  field,
  group,
  key,
  list,
  many,
  optional,
  prose,
  query,
  shown,
  valued,
  whole,
  word,
} from '../declare.ts';
import { builder, kind } from '../kind.ts';
import type { Loose, SectionOf } from '../loose.ts';
import { sibling } from '../menuWords.ts';
import { empty, rowLink } from './list.ts';
import { where } from './where.ts';

/** Something that happens to the rows of a list, such as the next payment of each investment. */
export const event = builder(
  group({
    /** Of a list in pages, the first hundred rows count. */
    query: query('listed'),
    where: optional(where),
    /** List these events only if this feature is on for the investor. */
    feature: optional(feature),
    rows: list(),
    key,
    date: shown({}, { formats: ['date', 'dateTime'] }),
    /** What it happens to, such as the name of the investment. */
    what: field('text'),
    /** What happens. Several events of a row on one day are one, with the label of the last one listed. */
    label: prose,
    /** Of several events of a row on one day, the first one with an amount has it. */
    amount: optional(field('money')),
    /** Remarks by the value of a field; a value without one is shown as it is. */
    notes: optional(many(valued('is', { label: prose }))),
    link: optional(rowLink),
    /** Also list rows with an amount that have no date yet. */
    undated: optional(word(true)),
    /** The date moves on after each event, as from one payment to the next. */
    repeats: optional(word(true)),
    /** How many of these events may be among the rows shown first, if there are others. */
    most: optional(whole(5)),
  }),
);

export type UpcomingEvent = Loose<typeof event.declared>;

/** What happens next, from several queries: date, what and amount, to show all and to add to a calendar. */
export const upcoming = kind('upcoming', {
  events: many(built(event.declared)),
  empty,
  /** A link to another section of this screen. */
  also: optional(group({ label: prose, section: sibling() })),
});

export type UpcomingConfig = SectionOf<typeof upcoming>;
