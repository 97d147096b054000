import { type Decimal, readDecimal } from '../values/decimal.ts';
import { negated } from '../values/exactSum.ts';
import { activityPayment } from './activityPayment.ts';
import type { Activity } from './answers.ts';
import { sumOfAll } from './exactAmounts.ts';
import type { NameOf } from './holdingNames.ts';
import { settled } from './payment.ts';

/** An activity as accountants write it: income apart from what moves the balance of its investment. */
export interface BookEntry {
  activity: Activity;
  name: string;
  /** Only settled entries count in sums (Reading R51). */
  isSettled: boolean;
  isReinvested: boolean;
  /** Before and after fees and tax; null if the entry is not income. Undefined amounts are unknown. */
  gross: Decimal | null | undefined;
  net: Decimal | null | undefined;
  /** What was deducted, or charged as a separate entry. */
  fees: Decimal | undefined;
  tax: Decimal | undefined;
  /** The amount that went into the investment; negative if it left. Excludes reinvested income. */
  moved: Decimal | undefined;
  /** The balance of the investment after a settled entry; null for other entries. */
  balance: Decimal | null | undefined;
}

/**
 * How an entry that is not income moves the balance: `against` its amount if the investor's money goes in or comes
 * back, `along` with it if a fee is taken from the investment or a correction is added to it.
 */
const moves: Record<Activity['activity_type'], 'against' | 'along' | 'none'> = {
  deposit: 'against',
  transfer_in: 'against',
  withdrawal: 'against',
  transfer_out: 'against',
  return_of_capital: 'against',
  reversal: 'against',
  adjustment: 'along',
  management_fee: 'along',
  servicing_fee: 'along',
  redemption_penalty: 'along',
  withholding_tax: 'along',
  distribution: 'none',
  one_time_distribution: 'none',
  performance_bonus: 'none',
  reinvestment: 'none',
};

const feeTypes: readonly Activity['activity_type'][] = ['management_fee', 'servicing_fee', 'redemption_penalty'];

/**
 * An activity as an entry in the books; `nameOf` returns the name of its holding, if it is still held.
 *
 * @figure Entry of the activities' files
 * @fields portfolioActivities.activities.gross_amount, .management_fee_amount, .redemption_penalty_amount, .withholding_tax_amount, .net_amount, .balance_amount
 */
export function bookEntry(activity: Activity, nameOf: NameOf): BookEntry {
  const { kind, state, isReinvested = false } = activityPayment(activity);
  const { activity_type: type } = activity;
  const isIncome = kind === 'interest';
  const isSettled = settled.includes(state);
  const gross = readDecimal(activity.gross_amount);
  const charged = gross === undefined ? undefined : negated(gross);
  const own = (isOwn: boolean) => (isOwn ? charged : 0);
  const deducted = [readDecimal(activity.management_fee_amount), readDecimal(activity.redemption_penalty_amount)];
  // The server may send types that the description does not have yet.
  const move = moves[type] as (typeof moves)[typeof type] | undefined;
  return {
    activity,
    name: nameOf(activity) ?? activity.fund_name,
    isSettled,
    isReinvested,
    gross: isIncome ? gross : null,
    net: isIncome ? readDecimal(activity.net_amount) : null,
    fees: sumOfAll([...deducted, own(feeTypes.includes(type))]),
    tax: sumOfAll([readDecimal(activity.withholding_tax_amount), own(type === 'withholding_tax')]),
    moved: move && { against: charged, along: gross, none: 0 }[move],
    balance: isSettled ? readDecimal(activity.balance_amount) : null,
  };
}
