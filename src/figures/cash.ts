import { addDays, type CalendarDate } from '../values/calendar.ts';
import { type Decimal, readDecimal } from '../values/decimal.ts';
import { activityPayment } from './activityPayment.ts';
import type { Activity, Investment, PortfolioAnswers } from './answers.ts';
import { byDay } from './byDay.ts';
import { less, sumOfAll } from './exactAmounts.ts';
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

/** What is paid in addition to what was announced, such as a late fee. */
const extra: readonly Activity['activity_type'][] = ['one_time_distribution', 'performance_bonus'];

/**
 * Every payment once: those of the activities, then what a loan's schedule or a fund's next payment announces and no
 * activity contains. In a schedule, only payments due `today` or later count.
 *
 * @figure Payments
 * @fields portfolioActivities.activities, loanDetails.loan_details.schedule, investmentList.investments.next_payment_date, .next_payment_amount, .distribution_option
 */
export function cash({ activities, investments, loans }: PortfolioAnswers, today: CalendarDate): CashFlow {
  const held = investments ?? [];
  const holdings = groupBy(held, placeOf);
  const booked = (isExtra: boolean) =>
    (activities?.rows ?? [])
      .filter(({ activity_type }) => extra.includes(activity_type) === isExtra)
      .map((activity) => activityPayment(activity, holdings.get(placeOf(activity))));
  const announced = [
    ...[...holdings.values()].flatMap((own) => scheduledPayments(own, loans, today)),
    ...held.flatMap((investment) => nextFundPayment(investment, today)),
  ];
  const entries = [...joined(booked(false), announced), ...booked(true)].toSorted(byDay);
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

/** Payments of one kind on one day have the same key in every answer. */
const paymentOf = ({ place, day, kind }: Payment) => `${place} ${day ?? ''} ${kind}`;

/** How many days later a payment may be booked that was announced for a weekend or a holiday. */
const graceDays = 4;

/** Whether a payment whose amount is not known is in the cash flow. */
export const isBooked = (
  { entries }: CashFlow,
  { place, day, kind }: Pick<Payment, 'place' | 'kind'> & { day: CalendarDate },
) =>
  entries.some(
    (entry) =>
      entry.place === place &&
      entry.kind === kind &&
      entry.day !== undefined &&
      entry.day >= day &&
      entry.day <= addDays(day, graceDays),
  );

/**
 * The booked payments, with the sources that announced them, and what is announced and not booked: whole payments, or
 * the rest of one that is booked in part.
 */
function joined(booked: readonly Payment[], announced: readonly Payment[]): Payment[] {
  const bookings = groupBy(booked, paymentOf);
  const open = groupBy(announced, paymentOf);
  const told = new Map<Payment, Pick<Payment, 'id' | 'sources'>>();
  const rests = [...open].flatMap(([key, lots]) => {
    const own = bookings.get(key) ?? [];
    const both = [...own, ...bookedLater(lots, bookings, open)];
    // What comes to more than was announced is another payment.
    const parts = Number(sumOf(both) ?? 0) > Number(sumOf(lots) ?? Number.POSITIVE_INFINITY) ? own : both;
    const rest = restOf(lots, parts);
    const [[lot], left] = [lots, new Set(rest.flatMap(({ sources }) => sources))];
    const sources = lots.flatMap((one) => one.sources.filter((source) => !left.has(source)));
    for (const [at, part] of parts.entries())
      told.set(part, { id: lot?.id ?? part.id, sources: [...part.sources, ...(at === 0 ? sources : [])] });
    return rest;
  });
  return [...booked.map((entry) => ({ ...entry, ...told.get(entry) })), ...rests];
}

/** What is booked within the days of grace, up to the next day for which a payment is announced. */
function bookedLater(
  [lot]: readonly Payment[],
  bookings: ReadonlyMap<string, readonly Payment[]>,
  open: ReadonlyMap<string, unknown>,
): Payment[] {
  const found: Payment[] = [];
  for (let days = 1; lot?.day !== undefined && days <= graceDays; days += 1) {
    const key = paymentOf({ ...lot, day: addDays(lot.day, days) });
    if (open.has(key)) break;
    found.push(...(bookings.get(key) ?? []));
  }
  return found;
}

/** What was announced for some holdings and is not among the booked parts. An unknown amount leaves an unknown rest. */
function restOf(lots: readonly Payment[], parts: readonly Payment[]): Payment[] {
  const open = [...lots];
  const others = parts.filter((part) => {
    const at = open.findIndex((lot) => lot.amount !== undefined && Number(sumOf([part])) === Number(lot.amount));
    if (at >= 0) open.splice(at, 1);
    return at < 0;
  });
  const [first] = open;
  if (!first || others.length === 0) return open;
  const holdings = open.flatMap((lot) => lot.holdings);
  const amount = less(sumOf(open), sumOf(others));
  const isOver = amount === undefined ? others.length >= holdings.length : Number(amount) <= 0;
  return isOver ? [] : [{ ...first, holdings, amount, sources: open.flatMap(({ sources }) => sources) }];
}

/** The sum before tax is withheld: what a schedule announces is without it. */
const sumOf = (payments: readonly Payment[]) => sumOfAll(payments.flatMap(({ amount, tax = 0 }) => [amount, tax]));

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
