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
  perObject,
  perQuery,
  prose,
  query,
  sameFormat,
  shown,
  titled,
} from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import { empty } from '../../config/list.ts';
import type { Loose, SectionOf } from '../../config/loose.ts';
import { measures } from '../../values/formats.ts';

/** One measure over time. Each measure has its own drawing, because each has its own unit. */
const line = shown(
  {
    label: titled,
    /** A field of the response to compare the measure with, drawn as a horizontal line. */
    target: optional(group({ field: sameFormat, label: prose })),
    /** Start the axis at zero, for measures compared by height; otherwise it starts near the lowest value. */
    fromZero: optional(flag),
    /** The sentence shown in place of the measure if it has no values, such as for several funds together. */
    absent: optional(prose),
  },
  { formats: measures },
);

/** Lets the investor choose the subject of the chart from the rows of another query. */
const choice = perQuery(
  'any',
  perList(
    group({
      label: prose,
      /** The field of the body that receives the choice, the row's field with its value, and the row's name. */
      field: bodyField,
      value: field(),
      text: field(),
      /** The flag of the row that is selected initially. */
      initial: field('flag'),
    }),
  ),
);

/** The fields of the return: the main figure, and what it is based on. */
const summary = group({
  /** The return over the whole period, in percent. */
  value: field('percent'),
  /** The annualised return in percent; null for shorter periods. */
  yearly: field('percent'),
  /** The target return per year, in percent; null if there is no target. */
  target: field('percent'),
  /** The benchmark's name and its return over the same period, or null. */
  benchmark: objectWith('name', 'percent'),
  /** How the return is computed, and the flag that it is net of fees. */
  method: field('label'),
  netOfFees: field('flag'),
  asOf: field('date'),
});

/** Figures about the choice, such as a fund; an object that is null is left out. */
const facts = perObject(group({ title: prose, fields: many(shown({ label: titled })) }));

/** Measures over time: a drawing of one at a time, a table of all, and the return as a figure. */
export const chart = kind('chart', {
  query: query('timed'),
  rows: list(),
  /** The field with the date or month of a row. */
  at: shown({ label: titled }, { formats: ['date', 'month'] }),
  period,
  choice: optional(choice),
  lines: many(line),
  summary: optional(inAnswer(summary)),
  facts: optional(facts),
  empty,
});

export type ChartConfig = SectionOf<typeof chart>;
export type ChartLine = Loose<typeof line>;
export type ChartSummary = Loose<typeof summary>;
