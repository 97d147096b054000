import { addDays, type CalendarDate, readDay } from '../values/calendar.ts';
import { type Decimal, readDecimal } from '../values/decimal.ts';
import type { AccountType } from './accounts.ts';
import type { Invested } from './added.ts';
import type { Investment } from './answers.ts';
import type { Arrears } from './arrears.ts';
import { byDay } from './byDay.ts';
import { type Sum, sumsOf } from './exactAmounts.ts';
import { groupBy } from './groupBy.ts';
import { placeOf } from './place.ts';

/** When the money of a holding becomes available; undefined means unknown. */
export interface Availability {
  day: CalendarDate | undefined;
  /** A loan pays at maturity without a request; a fund pays after notice. */
  how: 'maturity' | 'notice';
  /** The last day to give notice; also undefined if no notice is required. */
  askBy: CalendarDate | undefined;
  noticeDays: number | undefined;
}

/**
 * When the money of a holding is available: a loan's at its maturity; a fund's on its earliest redemption date, but not
 * before its lock-up ends, if it is requested before the notice period.
 *
 * @figure Money available
 * @fields investmentList.investments.maturity_date, .earliest_redemption_date, .lockup_end_date, .redemption_notice_days
 */
export function moneyAvailable(investment: Investment): Availability {
  if (investment.investment_type !== 'fund')
    return { day: readDay(investment.maturity_date ?? ''), how: 'maturity', askBy: undefined, noticeDays: undefined };
  const earliest = readDay(investment.earliest_redemption_date ?? '');
  const lockupEnd = readDay(investment.lockup_end_date ?? '');
  const day = earliest && lockupEnd && lockupEnd > earliest ? lockupEnd : earliest;
  const noticeDays = investment.redemption_notice_days;
  const askBy = day === undefined || noticeDays === undefined ? undefined : addDays(day, -noticeDays);
  return { day, how: 'notice', askBy, noticeDays };
}

/** The day on which something has to happen for the money of a holding: it matures, or notice has to be given by then. */
export interface FreeDay extends Availability {
  investment: Investment;
  /** The last day to give notice, or else the day on which the money is available. */
  due: CalendarDate | undefined;
}

/**
 * The maturities and the last days to give notice of all holdings, by day; those without a known day come last.
 *
 * @figure When money is free
 * @fields as those of Money available; investmentList.investments.current_value_amount
 */
export const freeDays = (investments: readonly Investment[]): FreeDay[] =>
  investments
    .map((investment) => {
      const available = moneyAvailable(investment);
      return { ...available, investment, due: available.askBy ?? available.day };
    })
    .toSorted((a, b) => byDay({ day: a.due }, { day: b.due }));

/**
 * The invested amount, by currency.
 *
 * @figure Invested
 * @fields investmentList.investments.invested_amount
 */
export const investedOf = (investments: readonly Investment[]): Sum[] =>
  sumsOf(investments.map(({ currency, invested_amount }) => ({ currency, amount: readDecimal(invested_amount) })));

/** What is invested in an account, and its share of the whole in percent; undefined if unknown. */
export interface AccountShare {
  type: AccountType;
  amount: Decimal | undefined;
  percent: number | undefined;
}

/**
 * What is invested in each account, in one currency.
 *
 * @figure Invested by account
 * @fields investmentList.investments.account_type, .invested_amount
 */
export function byAccount(investments: readonly Investment[], currency: string): AccountShare[] {
  const own = investments.filter((investment) => investment.currency === currency);
  const [whole] = investedOf(own);
  return [...groupBy(own, ({ account_type }) => account_type)].map(([type, held]) => {
    const [invested] = investedOf(held);
    // An inexact number is enough for a share.
    const percent = (Number(invested?.amount) / Number(whole?.amount)) * 100;
    return { type, amount: invested?.amount, percent: Number.isFinite(percent) ? percent : undefined };
  });
}

/**
 * The day of the holdings' values: that of the amount currently invested, if it is the sum of the holdings; otherwise
 * unknown, since the list names no day itself.
 *
 * @figure Day of the holdings' values
 * @fields portfolioCardCurrentlyInvested.as_of_date, .currently_invested_amount, investmentList.investments.invested_amount
 */
export function valuedOn(investments: readonly Investment[], card: Invested): CalendarDate | undefined {
  const invested = investedOf(investments).find(({ currency }) => currency === card.currency);
  const isSum = Number(invested?.amount) === Number(readDecimal(card.currently_invested_amount));
  return isSum ? readDay(card.as_of_date) : undefined;
}

/** The standing of a holding: what needs attention, most serious first, or that nothing does. */
export type Standing =
  | { is: 'pastDue'; days: number }
  /** A payment failed, but the loan does not count as past due. */
  | { is: 'missed' }
  | { is: 'status'; status: Exclude<Investment['status'], 'active'> }
  | { is: 'upToDate' };

/** The investments that are behind, and whether all failed payments are known. */
export interface KnownArrears {
  arrears: readonly Arrears[];
  isWhole: boolean;
}

/**
 * The standing of a holding. A loan is up to date only if it has paid something and no payment failed; undefined if
 * nothing is known, for instance for a fund that has missed nothing.
 *
 * @figure Standing of a holding
 * @fields investmentList.investments.days_past_due, .status, .interest_to_date_amount, portfolioActivities.activities.status
 */
export function standingOf(investment: Investment, { arrears, isWhole }: KnownArrears): Standing | undefined {
  const { days_past_due: days, status, loan_id, interest_to_date_amount: paid } = investment;
  if (days !== undefined && days > 0) return { is: 'pastDue', days };
  const own = arrears.find(({ place }) => place === placeOf(investment));
  if (own && own.failed.length > 0) return { is: 'missed' };
  if (status !== 'active') return { is: 'status', status };
  const hasPaid = Number(readDecimal(paid) ?? 0) > 0;
  return loan_id !== undefined && days === 0 && hasPaid && isWhole ? { is: 'upToDate' } : undefined;
}

/** My share of a loan in percent; undefined if I hold all of it, and for a fund. */
export function partOfLoan({ participation_percent: part }: Investment): number | undefined {
  return part !== undefined && part < 100 ? part : undefined;
}

/** The last day to give notice for the money to be available on a certain day. */
export interface Notice {
  id: string;
  day: CalendarDate;
  available: CalendarDate;
  investment: Investment;
}

/**
 * The days, from today on, by which notice has to be given to a fund.
 *
 * @figure Notice due
 * @fields as those of Money available
 */
export function noticeDays(investments: readonly Investment[], today: CalendarDate): Notice[] {
  return investments.flatMap((investment) => {
    const { askBy, day } = moneyAvailable(investment);
    if (askBy === undefined || day === undefined || askBy < today) return [];
    return [{ id: `${placeOf(investment)}-${askBy}-notice`, day: askBy, available: day, investment }];
  });
}
