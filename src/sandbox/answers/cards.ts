import { addMonths, type CalendarDate, firstOfMonth, lastOfMonth } from '../../values/calendar.ts';
import { type Holding, isSettled } from '../ledger/entries.ts';
import {
  ALL_TIME,
  balanceAt,
  COMPARE_MONTHS,
  currencyOf,
  daysOfPeriod,
  holdingsIn,
  incomeEntries,
  monthlyFigures,
  monthsOfPeriod,
  sum,
} from '../ledger/figures.ts';
import { INVESTMENT_TYPES } from '../ledger/investmentTypes.ts';
import { amount, type Cents, percentOf } from '../ledger/money.ts';
import { nextPayment } from '../ledger/nextPayment.ts';
import type { Portfolio } from '../ledger/portfolio.ts';
import type { Schema } from '../schema.ts';

/** The request body of the overview's cards. */
export type CardRequest = Pick<
  Schema<'PortfolioCardCurrentlyInvestedBody'>,
  'months' | 'compare_to' | 'performance_id'
>;

const DEFAULT_MONTHS = 12;
const DEFAULT_COMPARISON = 'last_year';

/** The amount invested at the end of the last complete month. */
export function currentlyInvested(
  portfolio: Portfolio,
  body: CardRequest,
  _today: CalendarDate,
): Schema<'PortfolioCardCurrentlyInvested'> {
  const { months = DEFAULT_MONTHS, compare_to = DEFAULT_COMPARISON } = body;
  const { asOf } = portfolio;
  const holdings = holdingsIn(portfolio, body.performance_id);
  const currency = currencyOf(holdings, portfolio);
  const figures = monthlyFigures(portfolio, holdings);
  const now = sum(holdings, (holding) => balanceAt(holding, asOf));
  const earlier = figures.at(-1 - COMPARE_MONTHS[compare_to])?.balance ?? 0;
  // One more point than months: a change needs the amount before it.
  const points = monthsOfPeriod(portfolio, figures, months === ALL_TIME ? ALL_TIME : months + 1);
  const pending = holdings.flatMap((holding) => holding.entries.filter((entry) => isPendingDeposit(entry)));
  return {
    currently_invested_amount: amount(now),
    currency,
    as_of_date: asOf,
    ...daysOfPeriod(portfolio, monthsOfPeriod(portfolio, figures, months)),
    ...comparison(now, earlier, compare_to),
    breakdown: breakdown(
      holdings.map((holding) => ({ holding, cents: balanceAt(holding, asOf) })),
      currency,
    ),
    series: points.map((point) => ({ date: point.end, amount: amount(point.balance), currency })),
    pending_amount: amount(sum(pending, (entry) => entry.capital)),
  };
}

const isPendingDeposit = (entry: { type: string; status: string }) =>
  entry.type === 'deposit' && entry.status === 'pending';

/** The amount earned in the complete months of a period, paid or not. */
export function interestEarned(
  portfolio: Portfolio,
  body: CardRequest,
  _today: CalendarDate,
): Schema<'PortfolioCardInterestEarned'> {
  const { months = DEFAULT_MONTHS, compare_to = DEFAULT_COMPARISON } = body;
  const { asOf } = portfolio;
  const holdings = holdingsIn(portfolio, body.performance_id);
  const currency = currencyOf(holdings, portfolio);
  const figures = monthlyFigures(portfolio, holdings);
  const period = monthsOfPeriod(portfolio, figures, months);
  const entries = incomeEntries(holdings, period);
  const settled = entries.filter(isSettled);
  const open = entries.filter((entry) => !isSettled(entry));
  const earned = sum(entries, (entry) => entry.income);
  const earlier = monthsOfPeriod(portfolio, figures, months, COMPARE_MONTHS[compare_to]);
  return {
    interest_earned_amount: amount(earned),
    paid_amount: amount(sum(settled, (entry) => (entry.type === 'reinvestment' ? 0 : entry.income))),
    reinvested_amount: amount(sum(settled, (entry) => (entry.type === 'reinvestment' ? entry.income : 0))),
    accrued_amount: amount(sum(open, (entry) => entry.income)),
    withheld_tax_amount: amount(sum(entries, (entry) => entry.tax)),
    fees_amount: amount(sum(entries, (entry) => entry.fee)),
    currency,
    as_of_date: asOf,
    ...daysOfPeriod(portfolio, period),
    months,
    ...comparison(
      earned,
      sum(earlier, (month) => month.income),
      compare_to,
    ),
    breakdown: breakdown(
      entries.map(({ holding, income }) => ({ holding, cents: income })),
      currency,
    ),
    series: period.map(({ month, income }) => ({ period: month, amount: amount(income), currency })),
  };
}

/** The income of the last complete month, and how much of it is still to be paid. */
export function interestThisMonth(
  portfolio: Portfolio,
  body: CardRequest,
  today: CalendarDate,
): Schema<'PortfolioCardInterestThisMonth'> {
  const { compare_to = DEFAULT_COMPARISON } = body;
  const { asOf } = portfolio;
  const holdings = holdingsIn(portfolio, body.performance_id);
  const currency = currencyOf(holdings, portfolio);
  const entries = incomeEntries(holdings, monthsOfPeriod(portfolio, monthlyFigures(portfolio, holdings), 1));
  const month = sum(entries, (entry) => entry.income);
  const scheduled = entries.filter((entry) => !isSettled(entry)).sort((a, b) => (a.date < b.date ? -1 : 1));
  const toCome = sum(scheduled, (entry) => entry.income);
  const earlierEnd = lastOfMonth(addMonths(firstOfMonth(asOf), -COMPARE_MONTHS[compare_to]));
  const earlier = incomeEntries(holdings, [{ month: earlierEnd.slice(0, 7), end: earlierEnd, balance: 0, income: 0 }]);
  const upcoming = holdings.flatMap((holding) => nextPayment(holding, today)?.date ?? []).sort();
  const latest = entries.reduce<(typeof entries)[number] | undefined>(
    (last, entry) => (last && last.date >= entry.date ? last : entry),
    undefined,
  );
  return {
    interest_this_month_amount: amount(month),
    paid_amount: amount(month - toCome),
    scheduled_amount: amount(toCome),
    accrued_to_date_amount: amount(month),
    currency,
    as_of_date: asOf,
    ...daysOfPeriod(portfolio, []),
    next_payment_date: scheduled[0]?.date ?? upcoming[0] ?? null,
    payment_status: scheduled[0]?.status ?? latest?.status ?? 'cleared',
    ...comparison(
      month,
      sum(earlier, (entry) => entry.income),
      compare_to,
    ),
    breakdown: breakdown(
      entries.map(({ holding, income }) => ({ holding, cents: income })),
      currency,
    ),
  };
}

function comparison(now: Cents, previous: Cents, compare_to: Schema<'CompareTo'>) {
  return {
    previous_amount: amount(previous),
    change_amount: amount(now - previous),
    change_percent: previous === 0 ? null : percentOf(now - previous, previous),
    compare_to,
  };
}

function breakdown(parts: { holding: Holding; cents: Cents }[], currency: string): Schema<'CardBreakdownItem'>[] {
  const whole = sum(parts, (part) => part.cents);
  return INVESTMENT_TYPES.flatMap(({ type, label }) => {
    const own = parts.filter((part) => part.holding.kind === type && part.cents !== 0);
    if (own.length === 0) return [];
    const cents = sum(own, (part) => part.cents);
    const count = new Set(own.map((part) => part.holding.id)).size;
    return [{ investment_type: type, label, amount: amount(cents), currency, percent: percentOf(cents, whole), count }];
  });
}
