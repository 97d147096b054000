import { type CalendarDate, dayOf, readDay } from '../values/calendar.ts';
import type { Investment, Opportunity } from './answers.ts';
import { byDay } from './byDay.ts';
import { type CashFlow, isBooked } from './cash.ts';
import { groupBy } from './groupBy.ts';
import { ahead, distributionOf, isOnItsWay, type Payment } from './payment.ts';
import { placeOf } from './place.ts';

/**
 * What comes next: a payment or the end of an opportunity. Until a loan's schedule has loaded, only the days
 * of its next payment and of its principal are known.
 */
export type UpcomingEvent = { id: string; day: CalendarDate | undefined } & (
  | { what: 'payment'; payment: Payment }
  | { what: 'awaited' | 'maturity'; holdings: readonly [Investment, ...Investment[]] }
  | { what: 'opportunity'; opportunity: Opportunity }
);

/** A payment to the investor, or from them. */
export type Coming = Exclude<UpcomingEvent, { what: 'opportunity' }>;

/**
 * What comes today and later, by day; events without a day come last. Interest and principal of one day are two events.
 * A loan whose schedule has not loaded has its next payment and its maturity, with the same ids as in the schedule.
 *
 * @figure Upcoming
 * @fields those of Payments; investmentList.investments.next_payment_date, .maturity_date, opportunityList.opportunities.closes_at
 */
export function upcomingEvents(
  flow: CashFlow,
  opportunities: readonly Opportunity[],
  today: CalendarDate,
): UpcomingEvent[] {
  const payments = flow.entries
    .filter(({ state, day }) => ahead.includes(state) && (day === undefined || day >= today))
    .map((payment) => ({ id: payment.id, day: payment.day, what: 'payment' as const, payment }));
  const dayKnown = [...groupBy(flow.missing.schedules, placeOf)].flatMap(([place, [first, ...others]]) => {
    if (!first) return [];
    const event = (what: 'awaited' | 'maturity', date: string | null | undefined, kind: Payment['kind']) => {
      const day = readDay(date);
      const id = `${place}-${day}-${kind}`;
      return day === undefined || day < today || isBooked(flow, { place, day, kind })
        ? []
        : [{ id, day, what, holdings: [first, ...others] as const }];
    };
    return [
      ...event('awaited', first.next_payment_date, 'interest'),
      ...event('maturity', first.maturity_date, 'principal'),
    ];
  });
  const closing = opportunities.flatMap((opportunity) => {
    const day = dayOf(opportunity.closes_at, 'dateTime');
    const id = `offer-${opportunity.opportunity_id}-closes`;
    return opportunity.status === 'open' && day !== undefined && day >= today
      ? [{ id, day, what: 'opportunity' as const, opportunity }]
      : [];
  });
  return [...payments, ...dayKnown, ...closing].sort(byDay);
}

/**
 * What each investment pays next: its next payment and, separately, its next principal, so many at most. Payments of one
 * kind on one day stay together. All deposits and withdrawals on their way are among them, and opportunities are left out.
 */
export function nextEvents(events: readonly UpcomingEvent[], most = Number.POSITIVE_INFINITY): Coming[] {
  const next = new Map<string, CalendarDate | undefined>();
  let left = most;
  return events.filter((event): event is Coming => {
    if (event.what === 'opportunity') return false;
    if (event.what === 'payment' && isOnItsWay(event.payment)) return true;
    const sort = sortOf(event);
    if (!next.has(sort)) next.set(sort, event.day);
    if (next.get(sort) !== event.day) return false;
    left -= 1;
    return left >= 0;
  });
}

/**
 * What comes next in as few rows as a phone has room for: the next income that is paid out and the next that is
 * reinvested, all of one day together, and each other payment of the first day, which is never added to income.
 */
export function nextTogether(events: readonly Coming[]): [Coming, ...Coming[]][] {
  const ofDay = (of: readonly Coming[]) => of.filter(({ day }) => day === of[0]?.day);
  const isIncome = (event: Coming) =>
    event.what === 'awaited' || (event.what === 'payment' && event.payment.kind === 'interest');
  const isReinvested = (event: Coming) =>
    distributionOf(event.what === 'payment' ? event.payment : { ...event, isReinvested: undefined }) === 'drip';
  const income = events.filter(isIncome);
  const rows = [
    ofDay(income.filter((event) => !isReinvested(event))),
    ofDay(income.filter(isReinvested)),
    ...ofDay(events).flatMap((event) => (isIncome(event) ? [] : [[event]])),
  ];
  return rows
    .flatMap(([first, ...others]): [Coming, ...Coming[]][] => (first ? [[first, ...others]] : []))
    .sort(([a], [b]) => byDay(a, b));
}

function sortOf(event: Coming): string {
  if (event.what === 'payment') return `${event.payment.place} ${event.payment.kind}`;
  const kind: Payment['kind'] = event.what === 'maturity' ? 'principal' : 'interest';
  return `${placeOf(event.holdings[0])} ${kind}`;
}
