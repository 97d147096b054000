import type { CalendarDate } from '../format/calendar.ts';
import { type Decimal, readDecimal } from '../format/decimal.ts';
import { activityPayment } from './activityPayment.ts';
import type { Investment, PortfolioAnswers } from './answers.ts';
import { byDay } from './byDay.ts';
import { groupBy } from './groupBy.ts';
import { nextFundPayment } from './nextFundPayment.ts';
import { lost, type Payment } from './payment.ts';
import { placeOf } from './place.ts';
import { scheduledPayments } from './scheduledPayments.ts';

/** Future payments of an investment whose amounts have not been declared. */
export interface Undeclared {
  investment: Investment;
  /** The day of the last known payment; undefined if there is none. */
  after: CalendarDate | undefined;
  /** The amount of the next payment, as a guide to later ones; never add it to known amounts. */
  about: Decimal | undefined;
}

export interface CashFlow {
  /** By day; payments without a day come last. */
  entries: readonly Payment[];
  undeclared: readonly Undeclared[];
  /** While one of these is missing, every figure computed from the entries is incomplete. */
  missing: {
    activities: boolean;
    investments: boolean;
    /** The held loans whose schedules have not loaded. */
    schedules: readonly Investment[];
  };
}

/**
 * Every payment once: those of the activities, then those that a loan's schedule or a fund's next payment announces and
 * no activity contains. In a schedule, only payments due `today` or later count.
 *
 * @figure Payments
 * @fields portfolioActivities.activities, loanDetails.loan_details.schedule, investmentList.investments.next_payment_date, .next_payment_amount, .distribution_option
 */
export function cash({ activities, investments, loans }: PortfolioAnswers, today: CalendarDate): CashFlow {
  const held = investments ?? [];
  const holdings = groupBy(held, placeOf);
  const booked = (activities?.rows ?? []).map((activity) => activityPayment(activity, holdings.get(placeOf(activity))));
  const announced = [
    ...[...holdings.values()].flatMap((own) => scheduledPayments(own, loans, today)),
    ...held.flatMap((investment) => nextFundPayment(investment, today)),
  ];
  const entries = joined(booked, announced).toSorted(byDay);
  return {
    entries: numbered(entries),
    undeclared: held.flatMap((investment) => undeclaredOf(investment, entries)),
    missing: {
      activities: !activities?.isWhole,
      investments: investments === undefined,
      schedules: held.filter(({ loan_id }) => loan_id !== undefined && !loans?.has(loan_id)),
    },
  };
}

/** The same payment has the same key in every answer. */
const paymentOf = ({ place, day, kind }: Payment) => `${place} ${day ?? ''} ${kind}`;

/** The booked payments, with the sources that announced them, and those that are only announced. */
function joined(booked: readonly Payment[], announced: readonly Payment[]): Payment[] {
  const open = groupBy(announced, paymentOf);
  const all = booked.map((entry): Payment => {
    const same = open.get(paymentOf(entry)) ?? [];
    // A second booking on the same day, such as a late fee in addition to the interest, was not announced.
    open.delete(paymentOf(entry));
    return { ...entry, sources: [...entry.sources, ...same.flatMap(({ sources }) => sources)] };
  });
  const payments = new Set(booked.map(paymentOf));
  return [...all, ...announced.filter((entry) => !payments.has(paymentOf(entry)))];
}

/** Appends a number to the ids of two payments of one kind on one day, such as interest and a late fee. */
function numbered(entries: readonly Payment[]): Payment[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const count = (counts.get(entry.id) ?? 0) + 1;
    counts.set(entry.id, count);
    return count === 1 ? entry : { ...entry, id: `${entry.id}-${count}` };
  });
}

/** The payments of a fund after its last known one. */
function undeclaredOf(investment: Investment, entries: readonly Payment[]): Undeclared[] {
  if (investment.investment_type !== 'fund' || investment.payment_frequency === 'at_maturity') return [];
  const place = placeOf(investment);
  const known = entries.filter(
    (entry) => entry.place === place && entry.kind === 'interest' && !lost.includes(entry.state),
  );
  return [{ investment, after: known.at(-1)?.day, about: readDecimal(investment.next_payment_amount) }];
}
