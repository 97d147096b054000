import type { Data } from '../client/types.ts';
import { readDecimal } from '../values/decimal.ts';
import type { Investment } from './answers.ts';
import { type Sum, sumsOf } from './exactAmounts.ts';

export type Earned = Data<'portfolioCardInterestEarned'>;
type Entry = Data<'portfolioPerformanceDropdown'>['performances'][number];

/** The answers about what an investor earned; those that have not loaded are absent. */
export interface EarnedAnswers {
  investments?: readonly Investment[] | undefined;
  /** Of all investments in the currency of the answer. */
  earned?: Earned | undefined;
  /** Of the entries of the performance drop-down that are in other currencies (`entriesBeside`). */
  others?: readonly Earned[] | undefined;
}

/** Whether an entry of the performance drop-down is about an investment. */
const isAbout = ({ investment_type: type, micid, share_class }: Entry, investment: Investment) =>
  investment.investment_type === type &&
  (type !== 'fund' || (investment.micid === micid && investment.share_class === share_class));

/**
 * The entries of the performance drop-down in other currencies than this one; undefined if they leave out something that
 * is held in another currency, or include something held in this one.
 */
export function entriesBeside(
  currency: string,
  entries: readonly Entry[],
  investments: readonly Investment[],
): Entry[] | undefined {
  const others = entries.filter((entry) => entry.currency !== currency);
  const isExact = investments.every((investment) => {
    const about = others.filter((entry) => isAbout(entry, investment));
    return investment.currency === currency
      ? about.length === 0
      : about.length === 1 && about[0]?.currency === investment.currency;
  });
  return isExact ? others : undefined;
}

/**
 * What an investor earned in each currency, that of all investments first; an amount that is not known is undefined.
 *
 * @figure Earned, by currency
 * @fields portfolioCardInterestEarned.interest_earned_amount, portfolioPerformanceDropdown.performances
 */
export function earnedByCurrency({ investments = [], earned, others }: EarnedAnswers): Sum[] {
  if (!earned) return [];
  const known = [earned, ...(others ?? [])].map(({ currency, interest_earned_amount: amount }) => ({
    currency,
    amount: readDecimal(amount),
  }));
  const held = investments.map(({ currency }) => currency).filter((currency) => currency !== earned.currency);
  const unknown = others ? [] : held.map((currency) => ({ currency, amount: undefined }));
  return sumsOf([...known, ...unknown]);
}
