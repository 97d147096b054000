import { todayHere } from '../../format/calendar.ts';

const yearIn = (today: string) => Number(today.slice(0, 4));

/** How many statements a year usually has by today: one a month, each after its month has ended. */
export function statementsIn(year: number, today = todayHere()): number {
  return yearIn(today) > year ? 12 : Math.max(1, Number(today.slice(5, 7)) - 1);
}

/** Whether a year usually has slips by today: they are issued after it has ended. */
export const hasSlips = (year: number, today = todayHere()): boolean => yearIn(today) > year;
