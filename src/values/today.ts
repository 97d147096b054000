import type { CalendarDate } from './calendar.ts';
import { todayHere } from './todayHere.ts';

/** The latest credible day that an answer's figures are of, and the latest that an answer has named. */
interface NamedDays {
  asOf: CalendarDate;
  named: CalendarDate;
}

const none: NamedDays = { asOf: '', named: '' };
let known = none;
const listeners = new Set<() => void>();

export const later = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);

/** Today in every section: the visitor's day or, where that is later, the latest day that an answer's figures are of. */
export const currentDay = (): CalendarDate => later(todayHere(), known.asOf);

/** All days from this one on: up to the latest of today and the days that answers have named (Reading R13). */
export const daysSince = (start: CalendarDate) => ({
  start_date: start,
  end_date: later(later(start, currentDay()), known.named),
});

/** The days that answers have named. */
export const namedDays = {
  known: () => known,
  note(days: NamedDays) {
    known = days;
    for (const listener of listeners) listener();
  },
  forget() {
    known = none;
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Changes with everything that depends on these days. */
  latest: () => currentDay() + daysSince('').end_date,
};
