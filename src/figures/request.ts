import { type CalendarDate, readDay } from '../values/calendar.ts';
import { type Decimal, readDecimal } from '../values/decimal.ts';
import type { Investment } from './answers.ts';
import { byDay } from './byDay.ts';
import { less, shareOf } from './exactAmounts.ts';
import { moneyAvailable } from './holdings.ts';

/** The effects of taking money out of a fund; undefined means unknown. */
export interface Withdrawal {
  /** The amount taken out: the whole value if everything is wanted. */
  amount: Decimal | undefined;
  /** The wanted amount exceeds the value. */
  isTooMuch: boolean;
  /** What stays in the fund. */
  left: Decimal | undefined;
  /** The loss of monthly distributions at today’s rate, to the cent. An estimate: a fund’s rate is not fixed. */
  lessMonthly: Decimal | undefined;
}

/**
 * The effects of withdrawing an amount, or everything, from a fund: what is left of its current value, and a twelfth of
 * the annual rate on the withdrawn amount.
 *
 * @figure What a withdrawal does
 * @fields investmentList.investments.current_value_amount, .rate_percent
 */
export function withdrawalOf(
  { current_value_amount, rate_percent }: Investment,
  wanted: Decimal | 'all' | undefined,
): Withdrawal {
  const value = readDecimal(current_value_amount);
  const amount = wanted === 'all' ? value : wanted;
  const left = less(value, amount);
  return {
    amount,
    isTooMuch: left !== undefined && Number(left) < 0,
    left,
    lessMonthly: shareOf(amount, rate_percent, 12),
  };
}

/** When money can be taken out of a fund; undefined is what is not known. */
export interface WithdrawalDays {
  /** The earliest date; also undefined if it is too late to request it. */
  day: CalendarDate | undefined;
  /** The last day on which it can be requested. */
  askBy: CalendarDate | undefined;
  noticeDays: number | undefined;
  /** The end of a lock-up that still lasts. */
  lockupEnd: CalendarDate | undefined;
}

/**
 * The days of a withdrawal that is requested today, as in *Money available*; undefined for a date that it is too late
 * to request.
 *
 * @figure Earliest date of a withdrawal
 * @fields as those of Money available
 */
export function withdrawalDays(investment: Investment, today: CalendarDate): WithdrawalDays {
  const { day, askBy, noticeDays } = moneyAvailable(investment);
  const lockupEnd = readDay(investment.lockup_end_date ?? '');
  const isLate = day !== undefined && (askBy ?? day) < today;
  return {
    day: isLate ? undefined : day,
    askBy: isLate ? undefined : askBy,
    noticeDays,
    lockupEnd: lockupEnd !== undefined && lockupEnd > today ? lockupEnd : undefined,
  };
}

/** The holdings that pay out on request, and the loans, which are repaid without one. */
export interface MoneyOut {
  funds: readonly Investment[];
  loans: readonly { holding: Investment; day: CalendarDate | undefined }[];
}

/** Divides the holdings by how their money is returned; sorts the loans by day of repayment, unknown days last. */
export function moneyOut(investments: readonly Investment[]): MoneyOut {
  const loans = investments
    .filter(({ investment_type }) => investment_type !== 'fund')
    .map((holding) => ({ holding, day: moneyAvailable(holding).day }));
  return {
    funds: investments.filter(({ investment_type }) => investment_type === 'fund'),
    loans: loans.toSorted(byDay),
  };
}
