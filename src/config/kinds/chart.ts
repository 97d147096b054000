import {
  bodyField,
  field,
  flag,
  group,
  inAnswer,
  list,
  many,
  objectWith,
  optional,
  period,
  perList,
  perQuery,
  prose,
  query,
  sameFormat,
  shown,
  titled,
} from '../declare.ts';
import { kind } from '../kind.ts';
import type { Loose, SectionOf } from '../loose.ts';
import { empty } from './list.ts';

/** One measure over time. Each has its own drawing, since each has its own unit. */
const line = shown(
  {
    label: titled,
    /** A field of the answer that the measure is held against, drawn as a level line. */
    target: optional(group({ field: sameFormat, label: prose })),
    /** Drawn from zero upward, for what is compared by its height; else from where the values begin. */
    fromZero: optional(flag),
  },
  { formats: ['money', 'price', 'percent', 'points', 'number', 'units'] },
);

/** What the answer is about, chosen among the rows of another query. */
const choice = perQuery(
  'any',
  perList(
    group({
      label: prose,
      /** The field of the body that the choice fills in, the field of the row it is taken from, and the row's name. */
      field: bodyField,
      value: field(),
      text: field(),
      /** The flag of the row that is chosen at first. */
      initial: field('flag'),
    }),
  ),
);

/** What the sentence under the charts is made of. */
const summary = group({
  /** The return over the whole period, in percent. */
  value: field('percent'),
  /** The same as a rate for a year; null where the period is shorter. */
  yearly: field('percent'),
  /** What it is to be in a year; null where nothing is aimed at. */
  target: field('percent'),
  /** What something else returned in the same period, or null. */
  benchmark: objectWith('name', 'percent'),
  /** How the return is computed, and the flag that fees have been taken off. */
  method: field('label'),
  netOfFees: field('flag'),
  asOf: field('date'),
});

/** Measures over time: a drawing of each, all of them as a table, and what they come to in a sentence. */
export const chart = kind('chart', {
  query: query('timed'),
  rows: list(),
  /** The field that says when a row was. */
  at: shown({ label: titled }, { formats: ['date', 'month'] }),
  period,
  choice: optional(choice),
  lines: many(line),
  summary: optional(inAnswer(summary)),
  empty,
});

export type ChartConfig = SectionOf<typeof chart>;
export type ChartLine = Loose<typeof line>;
export type ChartSummary = Loose<typeof summary>;
