import { panels } from '../../panels/panels.ts';
import {
  built,
  either,
  field,
  group,
  ifInBody,
  many,
  optional,
  period,
  perList,
  prose,
  query,
  shown,
  titled,
  word,
} from '../declare.ts';
import { builder, kind } from '../kind.ts';
import type { Loose, SectionOf } from '../loose.ts';
import { sibling } from '../menuWords.ts';
import { panelIn } from './panelIn.ts';
import { where } from './where.ts';

/** The figure over time, from zero. */
const course = perList(shown({ at: field('date', 'month') }, { as: 'value' }));

/** The figure's earlier value. */
const change = shown({
  previous: field(),
  /** The same change in percent, in brackets behind it. */
  percent: optional(field('percent')),
  /** The figure covers the whole period, so a period of all time has nothing before it to be compared with. */
  ofPeriod: optional(word(true)),
  /** More is not better, as of what is invested: the change has no colour. */
  neutral: optional(word(true)),
});

/** Amounts of the same answer, with their labels. */
const amounts = many(shown({ label: titled }, { formats: ['money'] }));

const breakdown = group({
  /** Deductions that have led to the figure; their sum with the figure is shown above them, under this label. */
  before: optional(group({ label: prose, less: amounts })),
  /** The amounts that make up the figure, and a heading for them. */
  of: optional(amounts),
  ofTitle: optional(prose),
  /** The figure by part: names, amounts and shares in percent. */
  parts: optional(perList(shown({ label: field(), share: optional(field('percent')) }, { as: 'value' }))),
  /** Anything else that tells how the figure is calculated. */
  facts: optional(many(shown({ label: titled }))),
  /** A link to another section of this screen, optionally for the period of the cards. */
  link: optional(group({ label: prose, section: sibling(), samePeriod: optional(word(true)) })),
});

const days = group({ from: field('date'), to: field('date') });

/** A figure with its comparison and breakdown. */
export const card = builder(
  group({
    title: prose,
    query: query(),
    where: optional(where),
    /** A sentence that explains the figure, in its breakdown or, without one, below it. */
    about: prose,
    value: shown(),
    /** The date up to which the figure is valid. */
    asOf: optional(field('date')),
    /** The first and the last day of the figure's period; of a list, those of its first and last row. */
    days: optional(either(days, perList(days))),
    /** The change since the comparison date, and the earlier value. */
    change: optional(ifInBody(change, 'compare_to', 'any', 'is compared with nothing')),
    /** Of a large card: its course as a chart. */
    course: optional(course),
    /** Drawn above the others, with its course as a chart; one card at most. */
    large: optional(word(true)),
    /** Of a large card: the panel that says what its change consists of, in place of the change alone. */
    story: optional(panelIn(panels.added)),
    /** How the figure is made up, opened in place. */
    breakdown: optional(breakdown),
  }),
);

export type Card = Loose<typeof card.declared>;
export type CardBreakdown = Loose<typeof breakdown>;

/** Cards side by side. One period and one comparison apply to all cards with a `change`. */
export const cards = kind('cards', {
  period: optional(period),
  /** The panel that stands above the large card, and for all figures, as long as nothing was ever invested. */
  above: optional(panelIn(panels.firstUse)),
  /** A panel beside the large card, or below it where there is little room. */
  beside: optional(panelIn(panels.upcoming)),
  /** A panel between the large card and the others. */
  below: optional(panelIn(panels.reminders)),
  cards: many(built(card.declared)),
});

export type CardsConfig = SectionOf<typeof cards>;
