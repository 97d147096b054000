import type { CalendarDate } from '../../values/calendar.ts';
import { cachedFor } from '../cachedFor.ts';
import { type Entry, type FundHolding, isSettled, type LoanHolding } from '../ledger/entries.ts';
import { sum } from '../ledger/figures.ts';
import { amount, unitCount } from '../ledger/money.ts';
import { monthOf } from '../ledger/months.ts';
import type { Portfolio } from '../ledger/portfolio.ts';
import { page, searched, sorted } from '../pages.ts';
import type { Schema } from '../schema.ts';
import { notCounted } from './notCounted.ts';
import { isWithin, periodDays } from './period.ts';

type Activity = Schema<'PortfolioActivity'>;
type Wanted = Omit<Schema<'PortfolioActivitiesBody'>, 'session_token'>;

const SEARCHED = [
  'description',
  'fund_name',
  'investor_account_name',
  'reference_number',
  'activity_type',
  'status',
] as const;

/** A page of the investor's whole ledger: fund activities, and payments of mortgages and syndicated loans. */
export function portfolioActivities(
  portfolio: Portfolio,
  { page: number, per_page, ...wanted }: Wanted,
  today: CalendarDate,
): Schema<'PortfolioActivities'> {
  const { currency } = portfolio;
  const key = `portfolioActivities ${JSON.stringify(wanted)}`;
  const { ordered, totals, others, days } = cachedFor(portfolio, key, () => select(portfolio, wanted, today));
  const { rows, ...numbers } = page(ordered, { page: number, per_page });
  return { ...days, ...numbers, currency, totals, ...others, activities: rows };
}

/** The rows of all pages, sorted, and their totals. */
function select(portfolio: Portfolio, wanted: Wanted, today: CalendarDate) {
  const { micid, activity_type, status } = wanted;
  const days = periodDays(wanted, today, portfolio.entries[0]?.date);
  const chosen = view(portfolio, today).filter(
    ({ entry, row }) =>
      isWithin(days, row.activity_date) &&
      (micid === undefined || (entry.holding.kind === 'fund' && entry.holding.fund.micid === micid)) &&
      (activity_type === undefined || row.activity_type === activity_type) &&
      (status === undefined || row.status === status),
  );
  const rows = chosen.map(({ row }) => row);
  const found = new Set(searched(rows, wanted.search, SEARCHED));
  const entries = chosen.filter(({ row }) => found.has(row)).map(({ entry }) => entry);
  const foreign = [...new Set(entries.map(({ holding }) => holding.currency))].filter(
    (currency) => currency !== portfolio.currency,
  );
  return {
    ordered: sorted([...found], wanted),
    totals: totals(entries, portfolio.currency),
    ...(foreign.length > 0 && {
      others: { other_totals: Object.fromEntries(foreign.map((currency) => [currency, totals(entries, currency)])) },
    }),
    days,
  };
}

function totals(all: Entry[], currency: string): Schema<'PortfolioActivityTotals'> {
  const own = all.filter(({ holding }) => holding.currency === currency);
  const entries = own.filter(isSettled);
  const feeInUnits = (entry: Entry) => (entry.type === 'management_fee' ? -entry.capital : 0);
  return {
    inflow_amount: amount(sum(entries, (entry) => Math.max(0, entry.capital))),
    outflow_amount: amount(sum(entries, (entry) => Math.max(0, -entry.capital))),
    income_amount: amount(sum(entries, (entry) => entry.income)),
    fees_amount: amount(sum(entries, (entry) => entry.fee + entry.penalty + feeInUnits(entry))),
    tax_amount: amount(sum(entries, (entry) => entry.tax)),
    currency,
    ...notCounted(own, currency),
  };
}

/** The ledger's rows as the API returns them, newest first, each with its entry. */
const view = (portfolio: Portfolio, today: CalendarDate) =>
  cachedFor(portfolio, 'portfolioActivities', () =>
    portfolio.entries.map((entry) => ({ entry, row: activity(entry, portfolio, today) })).reverse(),
  );

function activity(entry: Entry, portfolio: Portfolio, today: CalendarDate): Activity {
  const { holding } = entry;
  return {
    activity_id: entry.id,
    activity_date: entry.date,
    effective_date: entry.effective,
    settled_date: entry.date,
    activity_type: entry.type,
    status: entry.status,
    ...(holding.kind === 'fund' ? fundFields(entry, holding) : loanFields(holding)),
    account_type: holding.accountType,
    investor_account_name: holding.accountName,
    description: entry.description,
    currency: holding.currency,
    gross_amount: amount(entry.gross),
    management_fee_amount: amount(entry.fee),
    withholding_tax_amount: amount(entry.tax),
    redemption_penalty_amount: amount(entry.penalty),
    net_amount: amount(entry.net),
    balance_amount: amount(entry.balance),
    payment_method: entry.method,
    reference_number: entry.reference,
    document: notice(entry, portfolio, today),
  };
}

function fundFields(entry: Entry, { fund }: FundHolding) {
  return {
    micid: fund.micid,
    fund_name: fund.name,
    share_class: fund.shareClass,
    units: unitCount(entry.units),
    unit_price: fund.unitPrice / 10_000,
    units_balance: unitCount(entry.unitsBalance),
  };
}

function loanFields({ loan }: LoanHolding) {
  return {
    micid: null,
    fund_name: loan.name,
    share_class: null,
    loan_id: loan.loanId,
    loan_number: loan.number,
    units: null,
    unit_price: null,
    units_balance: null,
  };
}

/** A fund distribution has a notice from the day it settles. */
function notice(
  { holding, due, date, effective }: Entry,
  { investorId }: Portfolio,
  today: CalendarDate,
): Activity['document'] {
  if (holding.kind !== 'fund' || due === null || date > today) return null;
  return {
    documenttype: 'distribution_notice',
    micid: holding.fund.micid,
    key: `dst-${monthOf(effective)}-${investorId}`,
  };
}
