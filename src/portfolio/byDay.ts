import type { CalendarDate } from '../format/calendar.ts';

/** Sorts by day; items without a day come last. */
export function byDay(a: { day: CalendarDate | undefined }, b: { day: CalendarDate | undefined }): number {
  const [first, second] = [a.day ?? '~', b.day ?? '~'];
  return first === second ? 0 : first < second ? -1 : 1;
}
