import { type Decimal, readDecimal } from '../format/decimal.ts';
import type { Offer } from './answers.ts';
import { shareOf } from './exactAmounts.ts';

/** What an amount would earn in an offer. */
export interface Earnings {
  /** The amount that can be invested: the one asked for, raised or lowered to the limits of the offer. */
  amount: Decimal;
  changed: 'raised' | 'lowered' | undefined;
  /** A month's interest to the cent, before tax, if every payment is made. Undefined where the rate is unknown. */
  monthly: Decimal | undefined;
}

/**
 * What an amount would earn a month: amount × investor's rate ÷ 12. Undefined where the offer takes no amount: its
 * minimum is above what is left.
 *
 * @figure Would earn
 * @fields opportunityList.opportunities.investor_rate_percent, .minimum_investment_amount, .maximum_investment_amount, .available_amount
 */
export function wouldEarn(offer: Offer, wanted: Decimal): Earnings | undefined {
  const least = readDecimal(offer.minimum_investment_amount) ?? 0;
  const most = lowest(readDecimal(offer.maximum_investment_amount), readDecimal(offer.available_amount));
  if (most !== undefined && Number(most) < Number(least)) return undefined;
  const raised = Number(wanted) < Number(least);
  const lowered = most !== undefined && Number(wanted) > Number(most);
  const amount = raised ? least : lowered ? most : wanted;
  return { amount, changed: raised ? 'raised' : lowered ? 'lowered' : undefined, monthly: monthly(offer, amount) };
}

const lowest = (...amounts: (Decimal | undefined)[]): Decimal | undefined =>
  amounts.filter((amount) => amount !== undefined).sort((a, b) => Number(a) - Number(b))[0];

/** A year of a percentage in twelve parts, rounded once. */
function monthly({ investor_rate_percent }: Offer, amount: Decimal): Decimal | undefined {
  const rate = readDecimal(investor_rate_percent);
  return rate === undefined ? undefined : shareOf(amount, rate, 12);
}
