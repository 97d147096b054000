import type { CalendarDate } from '../values/calendar.ts';

interface Dated {
  day: CalendarDate | null | undefined;
}

/** Sorts by day; items without a day come last. */
export function byDay(a: Dated, b: Dated): number {
  const [first, second] = [a.day ?? '~', b.day ?? '~'];
  return first === second ? 0 : first < second ? -1 : 1;
}
