import type { SettledStatus } from '../client/sumFacts.ts';
import type { Data } from '../client/types.ts';
import { addDays, daysBetween, readDay } from '../values/calendar.ts';
import { isObject } from '../values/isObject.ts';
import { later, namedDays } from '../values/today.ts';
import { todayHere } from '../values/todayHere.ts';
import { reportError } from './reportError.ts';

type Field =
  | keyof Data<'portfolioCardCurrentlyInvested'>
  | keyof Data<'portfolioActivities'>['activities'][number]
  | keyof Data<'documentList'>['files'][number];

/** The fields that name a day, and whether it is that of an answer's figures. */
const fields = new Map<string, boolean>([
  ['as_of_date', true],
  ['issued_date', false],
  ['settled_date', false],
] satisfies [Field, boolean][]);
const settled: readonly SettledStatus[] = ['cleared', 'reinvested'];

/** No time zone is further ahead of another. */
const mostDaysAhead = 2;

/** The days in an answer, with whether they are those of its figures. */
function daysIn(data: unknown): [day: string, isAsOf: boolean][] {
  if (Array.isArray(data)) return data.flatMap(daysIn);
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    if (typeof value === 'object') return daysIn(value);
    const isAsOf = fields.get(name);
    const day = isAsOf === undefined ? undefined : readDay(value);
    // A payment that has not settled names the day on which it is planned to.
    const isPlanned = name === 'settled_date' && !settled.some((status) => status === data.status);
    return isAsOf === undefined || day === undefined || isPlanned ? [] : [[day, isAsOf] as [string, boolean]];
  });
}

/** Notes the days that an answer names (Reading R13). Figures of a day too far ahead are reported, not believed. */
export function noteDays(data: unknown): void {
  const known = namedDays.known();
  const today = todayHere();
  let [{ asOf, named }, far] = [known, ''];
  for (const [day, isAsOf] of daysIn(data)) {
    const isFar = isAsOf && day > addDays(today, mostDaysAhead);
    if (isFar && day > named) far = later(far, day);
    if (isAsOf && !isFar) asOf = later(asOf, day);
    named = later(named, day);
  }
  if (far !== '') reportError(new Error(`An answer's figures are of a day ${daysBetween(today, far)} days ahead.`));
  if (asOf !== known.asOf || named !== known.named) namedDays.note({ asOf, named });
}
