import type { CalendarDate } from '../format/calendar.ts';
import type { Decimal } from '../format/decimal.ts';
import type { Investment } from './answers.ts';

export type PaymentKind = 'interest' | 'principal' | 'deposit' | 'withdrawal' | 'other';

/**
 * What became of a payment. `scheduled` and `pending` are announced by an activity, `expected` by a loan's schedule or
 * as a fund's next payment; `unknown` is a status that the description does not have yet.
 */
export type PaymentState =
  | 'received'
  | 'reinvested'
  | 'scheduled'
  | 'pending'
  | 'expected'
  | 'failed'
  | 'reversed'
  | 'unknown';

/** The states of what has arrived: these alone count in a sum of what was received (Reading R51). */
export const settled: readonly PaymentState[] = ['received', 'reinvested'];
/** The states of what is still to come. */
export const ahead: readonly PaymentState[] = ['scheduled', 'pending', 'expected'];
/** The states of what did not arrive, or was taken back. */
export const lost: readonly PaymentState[] = ['failed', 'reversed'];

/** What an investor is waiting for, in display order; a returned deposit is not owed. */
export const toInvestor = ['interest', 'principal', 'withdrawal'] as const satisfies readonly PaymentKind[];

/** Where a payment comes from: the operation and what identifies its row there. */
export type PaymentSource =
  | { operation: 'portfolioActivities'; activityId: number }
  | { operation: 'loanDetails'; loanId: number; due: string }
  | { operation: 'investmentList'; investmentId: number };

/** One payment of one kind: interest and principal that are due on one day are two. */
export interface Payment {
  /** Stays the same while the payment is expected, scheduled and received, so that a calendar knows it again. */
  id: string;
  /** Undefined where the date is missing or cannot be read. */
  day: CalendarDate | undefined;
  /** The day that income counts for, such as the end of the month in which it was earned. */
  earnedFor: CalendarDate | undefined;
  place: string;
  /** The name of the investment: of all holdings in the loan or fund class, or as the activity has it. */
  name: string;
  /** The holdings that it belongs to: two in one loan share its payments; none where it is not held any more. */
  holdings: readonly Investment[];
  loanId: number | undefined;
  kind: PaymentKind;
  /** Positive where it is paid to the investor. Undefined where it is unknown. */
  amount: Decimal | undefined;
  currency: string;
  /** What a booked amount comes from: the amount before what is deducted from it. */
  gross?: Decimal | undefined;
  fee?: Decimal | undefined;
  tax?: Decimal | undefined;
  /** The fund units that it buys, and the price of one. */
  units?: Decimal | undefined;
  unitPrice?: Decimal | undefined;
  state: PaymentState;
  /** Undefined if it is not stated, or if only a part is reinvested. */
  isReinvested: boolean | undefined;
  sources: readonly PaymentSource[];
}

/** What becomes of a payment, where it is known or the holdings agree; undefined where neither is. */
export function distributionOf({
  isReinvested,
  holdings,
}: Pick<Payment, 'isReinvested' | 'holdings'>): Investment['distribution_option'] | undefined {
  if (isReinvested !== undefined) return isReinvested ? 'drip' : 'cash';
  const [option, ...others] = new Set(holdings.map(({ distribution_option }) => distribution_option));
  return others.length > 0 ? undefined : option;
}
