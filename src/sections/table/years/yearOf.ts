import type { CalendarDate } from '../../../format/calendar.ts';
import type { Days } from '../../../frame/periodDays.ts';
import type { RangeState } from '../../../frame/RangeChoice.tsx';

export const daysOf = (year: number): Days => ({ start_date: `${year}-01-01`, end_date: `${year}-12-31` });

export const yearIn = (date: CalendarDate): number => Number(date.slice(0, 4));

/** The calendar year whose first and last day were entered as the range, if they are a year's. */
export function yearOf({ from, to, days, value }: RangeState): number | undefined {
  const isEntered = days !== undefined && value === 'custom' && from.slice(0, 4) === to.slice(0, 4);
  return isEntered && from.endsWith('-01-01') && to.endsWith('-12-31') ? yearIn(from) : undefined;
}
