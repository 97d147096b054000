import { type CalendarDate, readDay } from '../values/calendar.ts';
import { type Decimal, readDecimal } from '../values/decimal.ts';
import { stateOf } from './activityPayment.ts';
import type { Loan } from './answers.ts';
import { byDay } from './byDay.ts';
import { lost, settled } from './payment.ts';

/** The state of a loan's payment; `last` is the future payment that repays the principal. */
export type LoanPaymentState = 'received' | 'late' | 'missed' | 'due' | 'last';

/** A payment of a loan, with my share of it. */
export interface LoanPayment {
  due: CalendarDate | undefined;
  paid: CalendarDate | undefined;
  state: LoanPaymentState;
  mine: Decimal | undefined;
  currency: string;
}

/**
 * The payments of a loan, oldest first: those that have fallen due, then those of its schedule. A payment that failed
 * or was reversed is missed; one that arrived after its day is late.
 *
 * @figure Payments of a loan, received, late and missed
 * @fields loanDetails.loan_details.payments, .schedule
 */
export function loanPayments({ payments, schedule }: Pick<Loan, 'payments' | 'schedule'>): LoanPayment[] {
  const past = payments.map((payment): LoanPayment => {
    const [due, paid] = [readDay(payment.due_date), readDay(payment.paid_date)];
    return {
      due,
      paid,
      state: stateOfPayment(payment.payment_status, due, paid),
      mine: readDecimal(payment.my_net_amount),
      currency: payment.currency,
    };
  });
  const days = new Set(past.map(({ due }) => due));
  const last = schedule.findLastIndex(({ principal_amount }) => Number(principal_amount) > 0);
  const coming = schedule.flatMap((row, index): LoanPayment[] => {
    const due = readDay(row.due_date);
    // A payment that is already on its way is in `payments`.
    if (due !== undefined && days.has(due)) return [];
    const state = index === last ? 'last' : 'due';
    return [{ due, paid: undefined, state, mine: readDecimal(row.my_amount), currency: row.currency }];
  });
  return [...past, ...coming].toSorted(byDue);
}

function stateOfPayment(
  status: Loan['payments'][number]['payment_status'],
  due: CalendarDate | undefined,
  paid: CalendarDate | undefined,
): LoanPaymentState {
  const state = stateOf(status);
  if (lost.includes(state)) return 'missed';
  if (!settled.includes(state)) return 'due';
  return due !== undefined && paid !== undefined && paid > due ? 'late' : 'received';
}

const byDue = (one: LoanPayment, other: LoanPayment) => byDay({ day: one.due }, { day: other.due });

/** The number of payments drawn on either side of today. */
const side = 12;

/** At most 24 payments around the next one, and how many are left out before and after them. */
export function paymentsAround(payments: readonly LoanPayment[]) {
  const next = payments.findIndex(({ state }) => state === 'due' || state === 'last');
  const middle = next < 0 ? payments.length : next;
  const from = Math.max(0, Math.min(middle - side, payments.length - 2 * side));
  const shown = payments.slice(from, from + 2 * side);
  return { shown, earlier: from, later: payments.length - from - shown.length };
}

/** The number of payments in each state. */
export function countPayments(payments: readonly LoanPayment[]) {
  const count = (...states: readonly LoanPaymentState[]) =>
    payments.filter(({ state }) => states.includes(state)).length;
  return { all: payments.length, received: count('received', 'late'), late: count('late'), missed: count('missed') };
}
