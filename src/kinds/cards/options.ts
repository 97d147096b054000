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
} from '../../config/declare.ts';
import { builder, kind, panelIn, where } from '../../config/kind.ts';
import type { Loose, SectionOf } from '../../config/loose.ts';
import { sibling } from '../../config/menuWords.ts';
import { added } from '../added/options.ts';
import { firstUse } from '../firstUse/options.ts';
import { reminders } from '../reminders/options.ts';
import { upcoming } from '../upcoming/options.ts';

/** The figure over time, from zero. */
const course = perList(shown({ at: field('date', 'month') }, { as: 'value' }));

/** The figure's earlier value. */
const change = shown({
  previous: field(),
  /** The same change in percent, in brackets after it. */
  percent: optional(field('percent')),
  /** The figure covers the whole period, so it has no comparison if the period is all time. */
  ofPeriod: optional(word(true)),
  /** An increase is neither good nor bad, such as in the invested amount, so the change has no colour. */
  neutral: optional(word(true)),
});

/** Amounts of the same answer, with their labels. */
const amounts = many(shown({ label: titled }, { formats: ['money'] }));

const breakdown = group({
  /** Deductions already made from the figure; what it was before them is shown above them, under this label. */
  before: optional(group({ label: prose, less: amounts })),
  /** The amounts that make up the figure, and a heading for them. */
  of: optional(amounts),
  ofTitle: optional(prose),
  /** The figure by part: names, amounts and shares in percent. */
  parts: optional(perList(shown({ label: field(), share: optional(field('percent')) }, { as: 'value' }))),
  /** Other values that explain how the figure is calculated. */
  facts: optional(many(shown({ label: titled }))),
  /** A link to another section of this screen. */
  link: optional(
    group({
      label: prose,
      section: sibling(),
      /** Opens the section in the period of the cards; its own `period` has to offer the same months. */
      samePeriod: optional(word(true)),
    }),
  ),
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
    /** The first and the last day of the figure's period; in a list, those of its first and last row. */
    days: optional(either(days, perList(days))),
    /** The change since the comparison date, and the earlier value. */
    change: optional(ifInBody(change, 'compare_to', 'any', 'cannot be compared')),
    /** On a large card, its course as a chart. */
    course: optional(course),
    /** Show the card above the others, with its course as a chart; at most one card. */
    large: optional(word(true)),
    /** On a large card, the panel that explains its change, in place of the change alone. */
    story: optional(panelIn(added)),
    /** What the figure consists of, opened in place. */
    breakdown: optional(breakdown),
  }),
);

export type Card = Loose<typeof card.declared>;
export type CardBreakdown = Loose<typeof breakdown>;

/** Cards side by side. One period and one comparison apply to all cards with a `change`. */
export const cards = kind('cards', {
  period: optional(period),
  /** The panel above the large card; as long as nothing was ever invested, it replaces all figures. */
  above: optional(panelIn(firstUse)),
  /** A panel next to the large card, or below it if there is little room. */
  beside: optional(panelIn(upcoming)),
  /** A panel between the large card and the others. */
  below: optional(panelIn(reminders)),
  cards: many(built(card.declared)),
});

export type CardsConfig = SectionOf<typeof cards>;
