import { addDays, type CalendarDate, readDay } from '../format/calendar.ts';
import { readDecimal } from '../format/decimal.ts';
import type { Investment } from './answers.ts';
import { type Sum, sumsOf } from './exactAmounts.ts';

/** When the money of a holding can be had back; what is undefined is not known. */
export interface Availability {
  day: CalendarDate | undefined;
  /** At the maturity of a loan without being asked for, or after notice to a fund. */
  how: 'maturity' | 'notice';
  /** The last day on which to ask for it; undefined also where nobody has to ask. */
  askBy: CalendarDate | undefined;
  noticeDays: number | undefined;
}

/**
 * When the money of a holding is available: a loan's at its maturity; a fund's on its earliest redemption date, though
 * not before its lock-up ends, and to be asked for as many days before as its notice takes.
 *
 * @figure Money available
 * @fields investmentList.investments.maturity_date, .earliest_redemption_date, .lockup_end_date, .redemption_notice_days
 */
export function moneyAvailable(investment: Investment): Availability {
  if (investment.investment_type !== 'fund')
    return { day: readDay(investment.maturity_date ?? ''), how: 'maturity', askBy: undefined, noticeDays: undefined };
  const earliest = readDay(investment.earliest_redemption_date ?? '');
  const lockupEnd = readDay(investment.lockup_end_date ?? '');
  const day = earliest && lockupEnd && lockupEnd > earliest ? lockupEnd : earliest;
  const noticeDays = investment.redemption_notice_days;
  const askBy = day === undefined || noticeDays === undefined ? undefined : addDays(day, -noticeDays);
  return { day, how: 'notice', askBy, noticeDays };
}

/**
 * What is invested, for each currency.
 *
 * @figure Invested
 * @fields investmentList.investments.invested_amount
 */
export const investedOf = (investments: readonly Investment[]): Sum[] =>
  sumsOf(investments.map(({ currency, invested_amount }) => ({ currency, amount: readDecimal(invested_amount) })));
