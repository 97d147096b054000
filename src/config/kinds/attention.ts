import {
  built,
  either,
  feature,
  field,
  group,
  list,
  many,
  number,
  object,
  optional,
  prose,
  query,
  record,
  route,
  shown,
  special,
  text,
  whole,
  word,
} from '../declare.ts';
import { builder, kind } from '../kind.ts';
import type { Exclusive, Loose, SectionOf } from '../loose.ts';
import { rowLink } from './list.ts';
import { where } from './where.ts';

/**
 * A sentence with fields of the row in braces, shown in their usual formats: `'A payment of {fund_name} failed.'`
 * `{count}` is the number of rows, and `{day}` the day that `within` counts to. Of several rows, money is added up, of
 * dates the earliest is shown, and of everything else the first row's value.
 */
const sentence = special('sentence', group({ text: prose, formats: record(text) }));

/** When a row, or an object, needs attention. */
const when = either(
  group({ field: field('number', 'money', 'percent', 'points', 'flag'), above: number }),
  special('isOneOf', group({ field: text, isOneOf: many(text) })),
  /** A day that is at most so many days ahead; `less` is a field with days to subtract first, such as a notice. */
  shown({ within: whole(3660), less: optional(field('number')) }, { formats: ['date', 'dateTime'] }),
  /** A time after the user's previous visit; on a first visit, in the last 14 days. */
  shown({ since: word('previous-visit') }, { formats: ['date', 'dateTime'] }),
);

/** Where an item leads: the screen of the row, or a section of a screen; `fill` presets a form there. */
const link = either(rowLink, group({ to: route, section: optional(text), fill: optional(record(text)) }));

const asked = {
  /** What is checked, for the sentence that says that it could not be: 'Payments'. */
  title: prose,
  feature: optional(feature),
  query: query(),
  where: optional(where),
};

const told = {
  when,
  severity: word('warning', 'notice'),
  /** This is about a payment: the section's `calm` is said only if no such condition holds. */
  payment: optional(word(true)),
  sentence,
  /** The sentence for several rows, which then make one item: all of them, or those with the same `each`. */
  several: optional(sentence),
  each: optional(field()),
  link,
};

/** A condition on the rows of a list, or on one object of a response. */
export const condition = builder(
  either(group({ ...asked, rows: list(), ...told }), group({ ...asked, object, ...told })),
);

export type Condition = Exclusive<Loose<typeof condition.declared>>;
export type When = Exclusive<Loose<typeof when>>;
export type Sentence = Loose<typeof sentence>;
export type AttentionLink = Exclusive<Loose<typeof link>>;

/** What needs the investor's attention, the worst first. */
export const attention = kind('attention', {
  /** Shown while nothing is wrong with any payment. */
  calm: prose,
  conditions: many(built(condition.declared)),
});

export type AttentionConfig = SectionOf<typeof attention>;
