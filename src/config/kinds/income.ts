import { bodyField, built, field, group, key, list, optional, query } from '../declare.ts';
import { builder, kind } from '../kind.ts';
import type { Loose, SectionOf } from '../loose.ts';
import { empty, rowLink } from './list.ts';

/** What was earned in each month. */
export const earned = builder(
  group({ query: query('timed'), rows: list(), month: field('month'), amount: field('money') }),
);

/** All payments to come of one investment, such as those of a loan. */
export const schedule = builder(
  group({
    query: query('body'),
    /** The field of the body that receives the number of the investment. */
    parameter: bodyField,
    rows: list(),
    date: field('date'),
    amount: field('money'),
    /** A payment with principal is a repayment, not income. */
    principal: field('money'),
  }),
);

/** The payments ahead: the next one of each row and, where it has a schedule, all of them. */
export const payments = builder(
  group({
    query: query('body'),
    rows: list(),
    key,
    what: field('text'),
    date: field('date'),
    amount: field('money'),
    /** A payment on this date is a repayment, not income. */
    matures: optional(field('date')),
    link: optional(rowLink),
    /** The field with the number that a schedule is asked for by, and the schedule; for at most 24 rows. */
    scheduled: optional(group({ field: field('number'), by: built(schedule.declared) })),
  }),
);

export type Payments = Loose<typeof payments.declared>;

/** What was earned month by month, and the payments ahead; folded until it is wanted. */
export const income = kind('income', { earned: built(earned.declared), payments: built(payments.declared), empty });

export type IncomeConfig = SectionOf<typeof income>;
