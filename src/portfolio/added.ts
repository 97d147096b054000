import type { Data } from '../api/types.ts';
import { addMonths, type CalendarDate, lastOfMonth, readDay } from '../format/calendar.ts';
import { type Decimal, readDecimal } from '../format/decimal.ts';
import { activityPayment } from './activityPayment.ts';
import type { Activity, Investment } from './answers.ts';
import { less, sumOfAll } from './exactAmounts.ts';
import { groupBy } from './groupBy.ts';
import { type Payment, settled } from './payment.ts';
import { placeOf } from './place.ts';

export type Invested = Data<'portfolioCardCurrentlyInvested'>;

const monthsBack: Record<Invested['compare_to'], number> = {
  last_year: 12,
  last_quarter: 3,
  last_month: 1,
};

/** The day with which what is invested is compared: so many months before, the end of a month for the end of one. */
export function comparedDay({ as_of_date, compare_to }: Invested): CalendarDate | undefined {
  const day = readDay(as_of_date);
  if (day === undefined) return undefined;
  const before = addMonths(day, -monthsBack[compare_to]);
  return day === lastOfMonth(day) ? lastOfMonth(before) : before;
}

/** What the change of what is invested consists of; a part is undefined where it is not known. */
export interface Added {
  amount: Decimal | undefined;
  /** Positive: what was repaid or withdrawn. Undefined where it is a part of the new money, too. */
  returned: Decimal | undefined;
  newMoney: Decimal | undefined;
  reinvested: Decimal | undefined;
}

/**
 * What was added to what is invested, and of what. Reinvested is what the activities of the same days say, and the rest is
 * new money, less what was repaid; if more was repaid than added, the two are shown separately.
 *
 * @figure Added
 * @fields portfolioCardCurrentlyInvested.change_amount, portfolioActivities.totals.inflow_amount, .outflow_amount
 */
export function addedOf(
  invested: Invested | undefined,
  reinvestments: Decimal | undefined,
  repayments: Decimal | undefined,
): Added {
  const amount = readDecimal(invested?.change_amount);
  const rest = less(amount, reinvestments);
  const isLess = rest !== undefined && Number(rest) < 0;
  return {
    amount,
    reinvested: reinvestments,
    returned: isLess ? repayments : undefined,
    newMoney: isLess ? sumOfAll([rest, repayments]) : rest,
  };
}

/** What changed the course of what is invested: a deposit, or principal that was repaid. */
export interface CourseEvent {
  /** The month-end of the series from which the amount counts. */
  at: CalendarDate;
  payment: Payment;
}

/** The largest deposits and repayments, the largest first, at the month-ends of the series in which they first count. */
export function courseEvents(
  { series }: Invested,
  activities: readonly Activity[],
  investments: readonly Investment[],
  most: number,
): CourseEvent[] {
  const holdings = groupBy(investments, placeOf);
  const days = series.flatMap(({ date }) => readDay(date) ?? []);
  const [first] = days;
  return activities
    .map((activity) => activityPayment(activity, holdings.get(placeOf(activity))))
    .filter(({ kind, state }) => settled.includes(state) && (kind === 'deposit' || kind === 'principal'))
    .flatMap((payment) => {
      const at = days.find((day) => payment.day !== undefined && payment.day <= day);
      return at === undefined || at === first ? [] : [{ at, payment }];
    })
    .sort((a, b) => Math.abs(Number(b.payment.amount)) - Math.abs(Number(a.payment.amount)))
    .slice(0, most);
}
