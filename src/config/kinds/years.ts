import { bodyField, field, group, many, optional, order, perObject, plainList, prose } from '../declare.ts';
import type { Loose } from '../loose.ts';
import { amounts, sum } from './rowDetails.ts';
import { where } from './where.ts';

/** Documents that report a year, in a region above the rows. */
const records = group({
  /** The name of the region, which the year completes: `Tax year 2025`. */
  title: prose,
  /** The slips of a year, whenever they were issued; `downloadAll` returns them, too. */
  slips: group({
    title: prose,
    /** The field of the body, and of that of `downloadAll`, that asks for a year. */
    year: bodyField,
    amounts: perObject(amounts, 'row'),
    none: prose,
  }),
  /** The statements whose period lies in a year, whenever they were issued. */
  statements: group({
    title: prose,
    where,
    start: field('date'),
    end: field('date'),
    /** The balance before the period is the first line, that after it the total. */
    sum: perObject(sum, 'row'),
    /** The fields that tell the statements of one account from those of another; each account is a series. */
    series: optional(many(field())),
    none: prose,
  }),
});

/** Calendar years as buttons before the range; a year fills the range's first and last day. */
export const years = group({
  /** A date; the years run from that of the first row to that of the last. */
  by: order,
  /** A list of further years in the response. */
  also: optional(plainList),
  records: optional(records),
});

export type Years = Loose<typeof years>;
export type YearRecords = NonNullable<Years['records']>;
