import type { CalendarDate } from '../values/calendar.ts';
import { type Sum, sumsOf } from './exactAmounts.ts';
import { groupBy } from './groupBy.ts';
import type { Payment } from './payment.ts';

/** What arrived on one day: interest or principal in one currency, with its payments. */
export interface LastReceived extends Sum {
  day: CalendarDate;
  kind: 'interest' | 'principal';
  payments: readonly Payment[];
}

/**
 * What was received on the latest day with a payment, up to today: interest and principal separately, by currency. If
 * only the newest payments are given, `isWhole` is false: when all are of one day, others of that day may be missing.
 *
 * @figure Last received
 * @fields portfolioActivities.activities.status, .activity_date, .net_amount
 */
export function lastReceived(entries: readonly Payment[], isWhole: boolean, today: CalendarDate): LastReceived[] {
  const arrived = entries.filter(({ state, day }) => state === 'received' && day !== undefined && day <= today);
  const paid = arrived.flatMap((entry) =>
    entry.kind === 'interest' || entry.kind === 'principal' ? [{ ...entry, kind: entry.kind }] : [],
  );
  const day = paid.map((entry) => entry.day ?? '').reduce((last, one) => (one > last ? one : last), '');
  const newest = paid.filter((entry) => entry.day === day);
  const isKnown = isWhole || arrived.some((entry) => entry.day !== undefined && entry.day < day);
  return [...groupBy(newest, ({ kind, currency }) => `${kind} ${currency}`).values()].flatMap((payments) => {
    const [[first], [sum]] = [payments, sumsOf(payments)];
    if (!first || !sum) return [];
    return [{ day, kind: first.kind, payments, ...sum, amount: isKnown ? sum.amount : undefined }];
  });
}
