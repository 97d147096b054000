import { type CalendarDate, dayOf, daysBetween } from '../values/calendar.ts';
import { type Decimal, readDecimal } from '../values/decimal.ts';
import { exactSum } from '../values/exactSum.ts';
import type { Investment, Opportunity } from './answers.ts';
import { shareOf, sumOfAll } from './exactAmounts.ts';

/** What an amount would earn in an opportunity. */
export interface Earnings {
  /** The amount that can be invested: the wanted amount, raised or lowered to the limits of the opportunity. */
  amount: Decimal;
  changed: 'raised' | 'lowered' | undefined;
  /** A month's interest to the cent, before tax, if every payment is made. Undefined if the rate is unknown. */
  monthly: Decimal | undefined;
  /** The interest of the whole term, rounded once rather than month by month. Also undefined without a term. */
  overTerm: Decimal | undefined;
  /** In percent of the whole loan or offering. */
  share: number | undefined;
}

/** How much one investor may put into an opportunity. */
export interface Limits {
  least: Decimal;
  /** Undefined if there is no limit. */
  most: Decimal | undefined;
}

/** The limits of an opportunity; undefined if it accepts no amount because its minimum exceeds what is left. */
export function limitsOf(opportunity: Opportunity): Limits | undefined {
  const least = readDecimal(opportunity.minimum_investment_amount) ?? 0;
  const most = lowest(readDecimal(opportunity.maximum_investment_amount), readDecimal(opportunity.available_amount));
  return most !== undefined && Number(most) < Number(least) ? undefined : { least, most };
}

/** Amounts to choose from: one, two and four times the minimum, if the opportunity accepts them. */
export function usualAmounts(opportunity: Opportunity): Decimal[] {
  const limits = limitsOf(opportunity);
  if (!limits || Number(limits.least) <= 0) return [];
  const { least, most } = limits;
  const twice = exactSum([least, least]);
  return [least, twice, exactSum([twice, twice])].filter(
    (amount) => most === undefined || Number(amount) <= Number(most),
  );
}

/** An opportunity closes soon if it closes within this many days. */
const soonDays = 7;

/** The day on which an opportunity closes in the visitor's time zone, and in how many days; undefined without a date. */
export function closingOf(
  opportunity: Pick<Opportunity, 'closes_at'>,
  today: CalendarDate,
): { day: CalendarDate; days: number; isSoon: boolean } | undefined {
  const day = dayOf(opportunity.closes_at, 'dateTime');
  if (day === undefined) return undefined;
  const days = daysBetween(today, day);
  return { day, days, isSoon: days >= 0 && days <= soonDays };
}

/**
 * What the investor already holds of an opportunity: the current value of the holdings with its name, such as a fund class.
 * Undefined if there are none, or if one of the values is unknown.
 */
export function ownedIn({ title, currency }: Opportunity, held: readonly Investment[]): Decimal | undefined {
  const own = held.filter((one) => one.name === title && one.currency === currency);
  return own.length === 0 ? undefined : sumOfAll(own.map((one) => readDecimal(one.current_value_amount)));
}

/** The investor's request to invest in an opportunity; undefined if there is none. */
export function requestIn({ my_interest }: Pick<Opportunity, 'my_interest'>) {
  return my_interest && my_interest.status !== 'none' ? my_interest : undefined;
}

/**
 * What an amount would earn per month: amount × investor's rate ÷ 12. Undefined if the opportunity accepts no amount because
 * its minimum exceeds what is left.
 *
 * @figure Would earn
 * @fields opportunityList.opportunities.investor_rate_percent, .minimum_investment_amount, .maximum_investment_amount, .available_amount
 */
export function wouldEarn(opportunity: Opportunity, wanted: Decimal): Earnings | undefined {
  const limits = limitsOf(opportunity);
  if (!limits) return undefined;
  const { least, most } = limits;
  const raised = Number(wanted) < Number(least);
  const lowered = most !== undefined && Number(wanted) > Number(most);
  const amount = raised ? least : lowered ? most : wanted;
  const whole = Number(readDecimal(opportunity.loan_amount) ?? 0);
  return {
    amount,
    changed: raised ? 'raised' : lowered ? 'lowered' : undefined,
    monthly: interestOf(opportunity, amount, 1),
    overTerm: isTerm(opportunity.term_months) ? interestOf(opportunity, amount, opportunity.term_months) : undefined,
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
function interestOf({ investor_rate_percent }: Opportunity, amount: Decimal, months: number): Decimal | undefined {
  const rate = readDecimal(investor_rate_percent);
  return rate === undefined ? undefined : shareOf(timesOf(amount, months), rate, 12);
}

/** An amount several times, exactly. */
const timesOf = (amount: Decimal, times: number): Decimal => exactSum(Array.from({ length: times }, () => amount));
