import type { Decimal } from '../../format/decimal.ts';
import { readDecimal } from '../../format/decimal.ts';
import { exactSum } from '../../format/exactSum.ts';
import type { Payment } from './paymentsAhead.ts';

/** What was earned in a month. */
export interface Earned {
  /** `2026-06` */
  month: string;
  /** As received. */
  amount: unknown;
  currency: unknown;
}

/** A month of a year; a figure is null if one of its amounts cannot be read, and undefined if there is none. */
export interface IncomeMonth {
  month: string;
  earned: Decimal | null | undefined;
  ahead: Decimal | null | undefined;
}

/** The twelve months of a year in one currency, and what they come to: what was earned and what is ahead, apart. */
export interface IncomeYear {
  months: IncomeMonth[];
  earned: Decimal | null | undefined;
  ahead: Decimal | null | undefined;
}

/** The sum of amounts; null if one of them is unknown, since the sum of the others would look like the total. */
export function sumOfKnown(amounts: readonly unknown[]): Decimal | null | undefined {
  const known = amounts.flatMap((amount) => readDecimal(amount) ?? []);
  if (known.length < amounts.length) return null;
  return known.length === 0 ? undefined : exactSum(known);
}

/** A year's income; repayments and payments without a date are not part of it. */
export function incomeOf(year: number, earned: readonly Earned[], payments: readonly Payment[]): IncomeYear {
  const ahead = payments.filter(({ isRepayment }) => !isRepayment);
  const amountsIn = (time: string) => ({
    earned: sumOfKnown(earned.filter(({ month }) => month.startsWith(time)).map(({ amount }) => amount)),
    ahead: sumOfKnown(ahead.filter(({ day }) => day?.startsWith(time)).map(({ amount }) => amount)),
  });
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  return { months: months.map((month) => ({ month, ...amountsIn(month) })), ...amountsIn(String(year)) };
}

/** The years that have income or payments, and this one, the latest first. */
export function yearsOf(earned: readonly Earned[], payments: readonly Payment[], thisYear: number): number[] {
  const all = [...earned.map(({ month }) => month), ...payments.flatMap(({ day }) => day ?? [])];
  return [...new Set([thisYear, ...all.map((time) => Number(time.slice(0, 4)))])].sort((a, b) => b - a);
}
