import { type CalendarDate, dayOf, readDay } from '../format/calendar.ts';
import type { Investment, Offer } from './answers.ts';
import { byDay } from './byDay.ts';
import type { CashFlow } from './cash.ts';
import { ahead, type Payment } from './payment.ts';

/** What comes next: a payment, a maturity whose amount is not known, or the end of an offer. */
export type UpcomingEvent = { id: string; day: CalendarDate | undefined } & (
  | { what: 'payment'; payment: Payment }
  | { what: 'maturity'; investment: Investment }
  | { what: 'offer'; offer: Offer }
);

/**
 * What comes today and later, by day; what has no day comes last. Interest and principal of one day are two events. A
 * loan whose schedule has not loaded is there with its maturity.
 *
 * @figure Upcoming
 * @fields those of Payments; investmentList.investments.maturity_date, opportunityList.opportunities.closes_at
 */
export function upcomingEvents(flow: CashFlow, offers: readonly Offer[], today: CalendarDate): UpcomingEvent[] {
  const payments = flow.entries
    .filter(({ state, day }) => ahead.includes(state) && (day === undefined || day >= today))
    .map((payment) => ({ id: payment.id, day: payment.day, what: 'payment' as const, payment }));
  const maturities = flow.missing.schedules.flatMap((investment) => {
    const day = readDay(investment.maturity_date ?? '');
    const id = `investment-${investment.investment_id}-maturity`;
    return day !== undefined && day >= today ? [{ id, day, what: 'maturity' as const, investment }] : [];
  });
  const closing = offers.flatMap((offer) => {
    const day = dayOf(offer.closes_at, 'dateTime');
    const id = `offer-${offer.opportunity_id}-closes`;
    return offer.status === 'open' && day !== undefined && day >= today
      ? [{ id, day, what: 'offer' as const, offer }]
      : [];
  });
  return [...payments, ...maturities, ...closing].sort(byDay);
}
