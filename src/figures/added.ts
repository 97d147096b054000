import type { Data } from '../client/types.ts';
import { addMonths, type CalendarDate, lastOfMonth, readDay } from '../values/calendar.ts';
import { type Decimal, readDecimal } from '../values/decimal.ts';
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

/** The day to compare the invested amount with: this many months earlier; a month's end gives a month's end. */
export function comparedDay({ as_of_date, compare_to }: Invested): CalendarDate | undefined {
  const day = readDay(as_of_date);
  if (day === undefined) return undefined;
  const before = addMonths(day, -monthsBack[compare_to]);
  return day === lastOfMonth(day) ? lastOfMonth(before) : before;
}

/** The parts of a change in the invested amount; an unknown part is undefined. */
export interface Added {
  amount: Decimal | undefined;
  /** What was repaid or withdrawn, as a positive amount. Undefined if it is included in the new money. */
  returned: Decimal | undefined;
  newMoney: Decimal | undefined;
  reinvested: Decimal | undefined;
}

/**
 * How the invested amount has changed. The reinvested part is taken from the activities of the same days, and the rest
 * is new money less repaid principal; if more was repaid than added, the two are shown separately.
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

/**
 * The money that was put into investments: what raised their balances, less the reinvested income in it.
 *
 * @figure Money in
 * @fields portfolioActivities.totals.inflow_amount, of all activities and of reinvestments
 */
export const moneyIn = (inflow: unknown, reinvested: unknown): Decimal | undefined =>
  less(readDecimal(inflow), readDecimal(reinvested));

/** A deposit or a repayment of principal, which changed the invested amount. */
export interface CourseEvent {
  /** The first month-end of the series that includes the amount. */
  at: CalendarDate;
  payment: Payment;
}

/** The largest deposits and repayments, largest first, each at the first month-end of the series that includes it. */
export function courseEvents(
  { series }: Invested,
  activities: readonly Activity[],
  investments: readonly Investment[],
  limit: number,
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
    .slice(0, limit);
}
