import { built, field, group, ifInBody, many, optional, period, perList, prose, query, shown } from '../declare.ts';
import { builder, kind } from '../kind.ts';
import type { Loose, SectionOf } from '../loose.ts';
import { where } from './where.ts';

/** Amounts over time. */
const course = perList(shown({ at: field('date', 'month') }, { as: 'value' }));

/** Where the figure was at an earlier time. */
const change = shown({ previous: field() });

/** One figure, what it is compared with, and what it is made of. */
export const card = builder(
  group({
    title: prose,
    query: query(),
    where: optional(where),
    /** What the figure means, in a sentence. */
    about: prose,
    value: shown(),
    /** A date: up to when the figure counts. */
    asOf: optional(field('date')),
    /** How far the figure has moved since the time it is compared with, and from where. */
    change: optional(ifInBody(change, 'compare_to', 'any', 'is compared with nothing')),
    /** The parts of the figure: their names, amounts, and shares in percent. */
    breakdown: optional(perList(shown({ label: field(), share: optional(field('percent')) }, { as: 'value' }))),
    /** The single amounts that make up the figure, shown on demand with their sum. */
    lines: optional(course),
    /** The figure over time. */
    sparkline: optional(course),
  }),
);

export type Card = Loose<typeof card.declared>;

/** Cards side by side, with one period and one comparison for all that are compared. */
export const cards = kind('cards', { period: optional(period), cards: many(built(card.declared)) });

export type CardsConfig = SectionOf<typeof cards>;
