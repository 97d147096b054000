import { built, field, group, ifInBody, many, optional, period, perList, prose, query, shown } from '../declare.ts';
import { builder, kind } from '../kind.ts';
import type { Loose, SectionOf } from '../loose.ts';
import { where } from './where.ts';

/** A series of amounts over time. */
const course = perList(shown({ at: field('date', 'month') }, { as: 'value' }));

/** The figure's earlier value. */
const change = shown({ previous: field() });

/** A figure with its comparison and breakdown. */
export const card = builder(
  group({
    title: prose,
    query: query(),
    where: optional(where),
    /** A sentence that explains the figure. */
    about: prose,
    value: shown(),
    /** The date up to which the figure is valid. */
    asOf: optional(field('date')),
    /** The change since the comparison date, and the earlier value. */
    change: optional(ifInBody(change, 'compare_to', 'any', 'is compared with nothing')),
    /** The parts of the figure: names, amounts and shares in percent. */
    breakdown: optional(perList(shown({ label: field(), share: optional(field('percent')) }, { as: 'value' }))),
    /** The individual amounts behind the figure, shown on demand with their sum. */
    lines: optional(course),
    /** The figure over time, as a small line chart. */
    sparkline: optional(course),
  }),
);

export type Card = Loose<typeof card.declared>;

/** Cards side by side. One period and one comparison apply to all cards with a `change`. */
export const cards = kind('cards', { period: optional(period), cards: many(built(card.declared)) });

export type CardsConfig = SectionOf<typeof cards>;
