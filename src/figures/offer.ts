import { type CalendarDate, dayOf, daysBetween } from '../values/calendar.ts';
import { type Decimal, readDecimal } from '../values/decimal.ts';
import { exactSum } from '../values/exactSum.ts';
import type { Investment, Offer } from './answers.ts';
import { shareOf, sumOfAll } from './exactAmounts.ts';

/** What an amount would earn in an offer. */
export interface Earnings {
  /** The amount that can be invested: the wanted amount, raised or lowered to the limits of the offer. */
  amount: Decimal;
  changed: 'raised' | 'lowered' | undefined;
  /** A month's interest to the cent, before tax, if every payment is made. Undefined if the rate is unknown. */
  monthly: Decimal | undefined;
  /** The interest of the whole term, rounded once rather than month by month. Also undefined without a term. */
  overTerm: Decimal | undefined;
  /** In percent of the whole loan or offering. */
  share: number | undefined;
}

/** How much one investor may put into an offer. */
export interface Limits {
  least: Decimal;
  /** Undefined if there is no limit. */
  most: Decimal | undefined;
}

/** The limits of an offer; undefined if it accepts no amount because its minimum exceeds what is left. */
export function limitsOf(offer: Offer): Limits | undefined {
  const least = readDecimal(offer.minimum_investment_amount) ?? 0;
  const most = lowest(readDecimal(offer.maximum_investment_amount), readDecimal(offer.available_amount));
  return most !== undefined && Number(most) < Number(least) ? undefined : { least, most };
}

/** Amounts to choose from: one, two and four times the minimum, if the offer accepts them. */
export function usualAmounts(offer: Offer): Decimal[] {
  const limits = limitsOf(offer);
  if (!limits || Number(limits.least) <= 0) return [];
  const { least, most } = limits;
  const twice = exactSum([least, least]);
  return [least, twice, exactSum([twice, twice])].filter(
    (amount) => most === undefined || Number(amount) <= Number(most),
  );
}

/** An offer closes soon if it closes within this many days. */
const soonDays = 7;

/** The day on which an offer closes in the visitor's time zone, and in how many days; undefined without a date. */
export function closingOf(
  offer: Pick<Offer, 'closes_at'>,
  today: CalendarDate,
): { day: CalendarDate; days: number; isSoon: boolean } | undefined {
  const day = dayOf(offer.closes_at, 'dateTime');
  if (day === undefined) return undefined;
  const days = daysBetween(today, day);
  return { day, days, isSoon: days >= 0 && days <= soonDays };
}

/**
 * What the investor already holds of an offer: the current value of the holdings with its name, such as a fund class.
 * Undefined if there are none, or if one of the values is unknown.
 */
export function ownedIn({ title, currency }: Offer, held: readonly Investment[]): Decimal | undefined {
  const own = held.filter((one) => one.name === title && one.currency === currency);
  return own.length === 0 ? undefined : sumOfAll(own.map((one) => readDecimal(one.current_value_amount)));
}

/** The investor's request to invest in an offer; undefined if there is none. */
export function requestIn({ my_interest }: Pick<Offer, 'my_interest'>) {
  return my_interest && my_interest.status !== 'none' ? my_interest : undefined;
}

/**
 * What an amount would earn per month: amount × investor's rate ÷ 12. Undefined if the offer accepts no amount because
 * its minimum exceeds what is left.
 *
 * @figure Would earn
 * @fields opportunityList.opportunities.investor_rate_percent, .minimum_investment_amount, .maximum_investment_amount, .available_amount
 */
export function wouldEarn(offer: Offer, wanted: Decimal): Earnings | undefined {
  const limits = limitsOf(offer);
  if (!limits) return undefined;
  const { least, most } = limits;
  const raised = Number(wanted) < Number(least);
  const lowered = most !== undefined && Number(wanted) > Number(most);
  const amount = raised ? least : lowered ? most : wanted;
  const whole = Number(readDecimal(offer.loan_amount) ?? 0);
  return {
    amount,
    changed: raised ? 'raised' : lowered ? 'lowered' : undefined,
    monthly: interestOf(offer, amount, 1),
    overTerm: isTerm(offer.term_months) ? interestOf(offer, amount, offer.term_months) : undefined,
    share: whole > 0 ? (Number(amount) / whole) * 100 : undefined,
  };
}

const longestTerm = 1200;

/** Whether a term is a whole and plausible number of months. */
const isTerm = (months: number | undefined): months is number =>
  Number.isInteger(months) && Number(months) > 0 && Number(months) <= longestTerm;

const lowest = (...amounts: (Decimal | undefined)[]): Decimal | undefined =>
  amounts.filter((amount) => amount !== undefined).sort((a, b) => Number(a) - Number(b))[0];

/** The interest of several months, rounded once. */
function interestOf({ investor_rate_percent }: Offer, amount: Decimal, months: number): Decimal | undefined {
  const rate = readDecimal(investor_rate_percent);
  return rate === undefined ? undefined : shareOf(timesOf(amount, months), rate, 12);
}

/** An amount several times, exactly. */
const timesOf = (amount: Decimal, times: number): Decimal => exactSum(Array.from({ length: times }, () => amount));
