import type { MonthFigures } from './figures.ts';
import { sum } from './figures.ts';

/** How a return is measured: units of a single fund by compounding, everything else by yield on average capital. */
export type ReturnMethod = 'time_weighted' | 'simple_yield';

/** The return of one month as a fraction; 0 if nothing was invested. */
export const monthReturn = ({ income, balance }: MonthFigures): number => (balance === 0 ? 0 : income / balance);

/** The return of a period as a fraction, not annualized. */
export function periodReturn(months: MonthFigures[], method: ReturnMethod): number {
  if (method === 'time_weighted') return months.reduce((growth, month) => growth * (1 + monthReturn(month)), 1) - 1;
  const capital = sum(months, (month) => month.balance);
  return capital === 0 ? 0 : (sum(months, (month) => month.income) / capital) * months.length;
}

/** Annualizes a return over some months; on a 30/360 year every month is a twelfth. */
export function annualized(fraction: number, months: number, method: ReturnMethod): number {
  return method === 'time_weighted' ? (1 + fraction) ** (12 / months) - 1 : (fraction * 12) / months;
}
