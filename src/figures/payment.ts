import type { CalendarDate } from '../values/calendar.ts';
import type { Decimal } from '../values/decimal.ts';
import type { AccountType } from './accounts.ts';
import type { Investment } from './answers.ts';

export type PaymentKind = 'interest' | 'principal' | 'deposit' | 'withdrawal' | 'other';

/**
 * The state of a payment. An activity announces `scheduled` and `pending`; a loan's schedule or a fund's next payment
 * announces `expected`. `unknown` is a status that the description does not have yet.
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

/** The states of payments that have arrived: only these count in sums of what was received (Reading R51). */
export const settled: readonly PaymentState[] = ['received', 'reinvested'];
/** The states of payments still to come. */
export const ahead: readonly PaymentState[] = ['scheduled', 'pending', 'expected'];
/** The states of payments that did not arrive or were taken back. */
export const lost: readonly PaymentState[] = ['failed', 'reversed'];

/** Whether this is the investor's own money on its way to an investment or back; never income. */
export const isOnItsWay = ({ kind, state }: Pick<Payment, 'kind' | 'state'>): boolean =>
  (kind === 'deposit' || kind === 'withdrawal') && ahead.includes(state);

/** The kinds of payment that an investor is owed, in display order; a returned deposit is not owed. */
export const toInvestor = ['interest', 'principal', 'withdrawal'] as const satisfies readonly PaymentKind[];

/** Where a payment comes from: the operation and what identifies its row there. */
export type PaymentSource =
  | { operation: 'portfolioActivities'; activityId: number }
  | { operation: 'loanDetails'; loanId: number; due: string }
  | { operation: 'investmentList'; investmentId: number };

/** One payment of one kind: interest and principal due on the same day are two payments. */
export interface Payment {
  /** Stays the same while the payment is expected, scheduled and received, so that a calendar recognises it. */
  id: string;
  /** Undefined if the date is missing or cannot be read. */
  day: CalendarDate | undefined;
  /** The day for which income counts, such as the end of the month in which it was earned. */
  earnedFor: CalendarDate | undefined;
  place: string;
  /** The name of the investment: of all holdings in the loan or fund class, or as in the activity. */
  name: string;
  /** The holdings that it belongs to: two in one loan share its payments; none if it is no longer held. */
  holdings: readonly Investment[];
  loanId: number | undefined;
  kind: PaymentKind;
  /** Positive if it is paid to the investor; undefined if unknown. */
  amount: Decimal | undefined;
  currency: string;
  /** Of an activity: its account, its loan and its reference. */
  accountType?: AccountType | undefined;
  accountName?: string | undefined;
  loanNumber?: string | undefined;
  reference?: string | undefined;
  /** A booked amount before deductions, with the deductions. */
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

/** The types of the accounts that a payment belongs to: that of its activity, or those of its holdings. */
export const accountTypesOf = ({ accountType, holdings }: Payment): AccountType[] =>
  accountType === undefined ? [...new Set(holdings.map(({ account_type }) => account_type))] : [accountType];

/** The number of the loan that pays; undefined for a fund. */
export const loanNumberOf = ({ loanNumber, holdings: [first] }: Payment): string | undefined =>
  loanNumber ?? first?.loan_number;

/** How a payment is distributed, as stated or as all of its holdings agree; otherwise undefined. */
export function distributionOf({
  isReinvested,
  holdings,
}: Pick<Payment, 'isReinvested' | 'holdings'>): Investment['distribution_option'] | undefined {
  if (isReinvested !== undefined) return isReinvested ? 'drip' : 'cash';
  const [option, ...others] = new Set(holdings.map(({ distribution_option }) => distribution_option));
  return others.length > 0 ? undefined : option;
}
