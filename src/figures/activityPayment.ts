import type { SettledStatus } from '../client/sumFacts.ts';
import { readDay } from '../values/calendar.ts';
import { readDecimal } from '../values/decimal.ts';
import type { Activity, Investment } from './answers.ts';
import type { Payment, PaymentKind, PaymentState } from './payment.ts';
import { placeOf } from './place.ts';

/**
 * The kind of payment of each activity type. Only `interest` is income. A late fee that a loan's lenders share is
 * income as well; it arrives as a one-time distribution.
 */
const kinds: Record<Activity['activity_type'], PaymentKind> = {
  distribution: 'interest',
  one_time_distribution: 'interest',
  performance_bonus: 'interest',
  reinvestment: 'interest',
  return_of_capital: 'principal',
  deposit: 'deposit',
  transfer_in: 'deposit',
  withdrawal: 'withdrawal',
  transfer_out: 'withdrawal',
  management_fee: 'other',
  servicing_fee: 'other',
  redemption_penalty: 'other',
  withholding_tax: 'other',
  adjustment: 'other',
  reversal: 'other',
};

type Settled = 'received' | 'reinvested';
type PaymentStateOf<Status> = Status extends SettledStatus ? Settled : Exclude<PaymentState, Settled>;

/** The compiler checks the settled states here against those that the description marks as settled. */
const states: { readonly [Status in Activity['status']]: PaymentStateOf<Status> } = {
  cleared: 'received',
  reinvested: 'reinvested',
  scheduled: 'scheduled',
  pending: 'pending',
  failed: 'failed',
  reversed: 'reversed',
};

/** The state of a payment with this status; `unknown` for a status that the description does not have yet. */
export const stateOf = (status: Activity['status']): PaymentState => states[status] ?? 'unknown';

/** The payment booked by an activity, with the holdings that it belongs to. */
export function activityPayment(activity: Activity, holdings: readonly Investment[] = []): Payment {
  const place = placeOf(activity);
  const day = readDay(activity.activity_date);
  // The server may send types that the description does not have yet.
  const kind = kinds[activity.activity_type] ?? 'other';
  return {
    id: `${place}-${day ?? 'undated'}-${kind}`,
    day,
    earnedFor: readDay(activity.effective_date),
    place,
    name: holdings.length > 0 ? namesOf(holdings) : activity.fund_name,
    holdings,
    loanId: activity.loan_id,
    kind,
    amount: readDecimal(activity.net_amount),
    currency: activity.currency,
    accountType: activity.account_type,
    accountName: activity.investor_account_name,
    loanNumber: activity.loan_number,
    reference: activity.reference_number,
    gross: readDecimal(activity.gross_amount),
    fee: readDecimal(activity.management_fee_amount),
    tax: readDecimal(activity.withholding_tax_amount),
    units: readDecimal(activity.units),
    unitPrice: readDecimal(activity.unit_price),
    state: stateOf(activity.status),
    isReinvested: activity.activity_type === 'reinvestment',
    sources: [{ operation: 'portfolioActivities', activityId: activity.activity_id }],
  };
}

/** Two holdings in one loan have the same name unless their manager names them differently. */
export const namesOf = (holdings: readonly Investment[]): string =>
  [...new Set(holdings.map(({ name }) => name))].join(', ');
