import { addMonths, type CalendarDate, firstOfMonth, lastOfMonth } from '../values/calendar.ts';
import { type Sum, sumsOf } from './exactAmounts.ts';
import { ahead, lost, type Payment, type PaymentState, settled } from './payment.ts';

/** What was received, is expected and failed to arrive in a range of days; each sum by currency. */
export interface IncomeOfDays {
  from: CalendarDate;
  to: CalendarDate;
  /** Settled interest: `paid` and `reinvested` are its two parts. */
  received: Sum[];
  paid: Sum[];
  reinvested: Sum[];
  /** Scheduled, pending or expected interest; never counted as received. */
  expected: Sum[];
  /** The current month's total of received and expected interest. */
  whole: Sum[];
  /** Interest that failed or was reversed, to show next to the sums. */
  failed: Sum[];
  /** Principal that was repaid, and principal that is due; never income. */
  repaid: Sum[];
  due: Sum[];
  /** Deposits and withdrawals on their way; never income. */
  deposits: Sum[];
  withdrawals: Sum[];
  entries: readonly Payment[];
}

/**
 * Interest and principal by the day on which they are paid, after fees.
 *
 * @figure Received, expected
 * @fields as those of Payments
 */
export function incomeOf(entries: readonly Payment[], from: CalendarDate, to: CalendarDate): IncomeOfDays {
  const within = entries.filter(({ day }) => day !== undefined && day >= from && day <= to);
  const sums = (kind: Payment['kind'], ...states: readonly PaymentState[]) =>
    sumsOf(within.filter((entry) => entry.kind === kind && states.includes(entry.state)));
  return {
    from,
    to,
    received: sums('interest', ...settled),
    paid: sums('interest', 'received'),
    reinvested: sums('interest', 'reinvested'),
    expected: sums('interest', ...ahead),
    whole: sums('interest', ...settled, ...ahead),
    failed: sums('interest', ...lost),
    repaid: sums('principal', ...settled),
    due: sums('principal', ...ahead),
    deposits: sums('deposit', ...ahead),
    withdrawals: sums('withdrawal', ...ahead),
    entries: within,
  };
}

/** The income of each month around today: `before` months, this one, and `after` months. */
export function incomeByMonth(
  entries: readonly Payment[],
  today: CalendarDate,
  { before, after }: { before: number; after: number },
): IncomeOfDays[] {
  return Array.from({ length: before + 1 + after }, (_, index) => {
    const from = addMonths(firstOfMonth(today), index - before);
    return incomeOf(entries, from, lastOfMonth(from));
  });
}

/**
 * The interest payments of the earliest day on which any is scheduled or expected; empty if none is.
 *
 * @figure Next payment
 * @fields as those of Payments
 */
export function nextPayments(entries: readonly Payment[], today: CalendarDate): readonly Payment[] {
  const coming = comingInterest(entries, today);
  return coming.filter(({ day }) => day === coming[0]?.day);
}

/** The interest that is scheduled or expected on this day or later. */
export const comingInterest = (entries: readonly Payment[], today: CalendarDate): Payment[] =>
  entries.filter(
    ({ kind, state, day }) =>
      kind === 'interest' && (state === 'scheduled' || state === 'expected') && day !== undefined && day >= today,
  );
