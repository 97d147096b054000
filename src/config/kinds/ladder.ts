import { field, group, list, nonEmpty, optional, prose, query, word } from '../declare.ts';
import { kind } from '../kind.ts';
import type { Loose, SectionOf } from '../loose.ts';
import { empty, rowLink } from './list.ts';

/** A date on which a row's amount is available. */
const availability = group({
  field: field('date'),
  label: prose,
  /** What a date in the past means: that the amount should have come, or that it can be had at any time. */
  past: word('overdue', 'any-time'),
  /** The field with the days of notice. */
  notice: optional(field('number')),
  /** The field with the end of the lock-up. */
  lockup: optional(field('date')),
});

/** When each row's amount is available, year by year, with the sum of each year. */
export const ladder = kind('ladder', {
  query: query('listed'),
  rows: list(),
  what: field('text'),
  amount: field('money'),
  /** The dates that a row may have; the first one that is known counts. */
  dates: nonEmpty(availability),
  link: optional(rowLink),
  empty,
});

export type LadderConfig = SectionOf<typeof ladder>;
export type Availability = Loose<typeof availability>;
