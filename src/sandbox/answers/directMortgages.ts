import type { CalendarDate } from '../../values/calendar.ts';
import { cachedFor } from '../cachedFor.ts';
import { type Entry, type Holding, isSettled, type LoanHolding } from '../ledger/entries.ts';
import { sum } from '../ledger/figures.ts';
import { LOAN_CURRENCY } from '../ledger/loan.ts';
import { amount, ratePercent } from '../ledger/money.ts';
import { monthOf } from '../ledger/months.ts';
import type { Portfolio } from '../ledger/portfolio.ts';
import { page, searched, sorted } from '../pages.ts';
import type { Schema } from '../schema.ts';
import { notCounted } from './notCounted.ts';
import { isWithin, periodDays } from './period.ts';

type Activity = Schema<'DirectMortgageActivity'>;
type Wanted = Omit<Schema<'PortfolioDirectMortgageActivitiesBody'>, 'session_token'>;

const SEARCHED = [
  'loan_number',
  'property_city',
  'property_province',
  'activity_type',
  'payment_status',
  'reference_number',
] as const;

const isDirectMortgage = (holding: Holding): holding is LoanHolding => holding.kind === 'direct_mortgage';

/** A page of the activities of the investor's direct mortgages, including repaid ones. */
export function directMortgageActivities(
  portfolio: Portfolio,
  { page: number, per_page, ...wanted }: Wanted,
  today: CalendarDate,
): Schema<'PortfolioDirectMortgageActivities'> {
  const currency = LOAN_CURRENCY;
  const key = `portfolioDirectMortgageActivities ${JSON.stringify(wanted)}`;
  const { ordered, totals, days } = cachedFor(portfolio, key, () => select(portfolio, wanted, today));
  const { rows, ...numbers } = page(ordered, { page: number, per_page });
  return { ...days, ...numbers, currency, totals: { ...totals, currency }, activities: rows };
}

/** The rows of all pages, sorted, and their totals. */
function select(portfolio: Portfolio, wanted: Wanted, today: CalendarDate) {
  const holdings = portfolio.holdings.filter(isDirectMortgage);
  const entries = holdings.flatMap((holding) => holding.entries);
  const days = periodDays(wanted, today, entries.map(({ date }) => date).sort()[0]);
  const rows = holdings
    .flatMap((holding) => activities(holding, holding.currency))
    .filter((row) => isWithin(days, row.activity_date))
    .filter((row) => wanted.activity_type === undefined || row.activity_type === wanted.activity_type)
    .sort((a, b) => (a.activity_date > b.activity_date ? -1 : a.activity_date < b.activity_date ? 1 : 0));
  const found = searched(rows, wanted.search, SEARCHED);
  const counted = found.filter((row) => isSettled({ status: row.payment_status }));
  return {
    ordered: sorted(found, wanted),
    totals: {
      interest_amount: total(counted, (row) => row.interest_amount),
      principal_amount: total(counted, (row) => row.principal_amount),
      fees_amount: total(counted, (row) => row.management_fee_amount + row.sales_tax_amount),
      net_amount: total(counted, (row) => row.net_amount),
      ...notCounted(
        found.map((row) => ({ status: row.payment_status, net: Math.round(row.net_amount * 100) })),
        LOAN_CURRENCY,
      ),
    },
    days,
  };
}

/** Adds up in cents, to avoid the binary rounding errors of decimals. */
const total = (rows: Activity[], value: (row: Activity) => number) =>
  amount(sum(rows, (row) => Math.round(value(row) * 100)));

function activities(holding: LoanHolding, currency: string): Activity[] {
  const money = holding.entries.map((entry) => moneyActivity(holding, entry, currency));
  const { loan } = holding;
  const renewals = loan.movements.filter((movement) => movement.type === 'renewal');
  return [
    ...money,
    ...renewals.map(
      (movement): Activity => ({
        ...facts(holding, currency),
        activity_id: loan.loanId * 100_000,
        activity_type: 'renewal',
        activity_date: movement.date,
        due_date: null,
        payment_status: 'cleared',
        gross_interest_amount: 0,
        management_fee_amount: 0,
        principal_amount: 0,
        interest_amount: 0,
        fee_income_amount: 0,
        net_amount: 0,
        principal_balance_amount: amount(
          holding.entries.findLast((entry) => entry.date <= movement.date)?.balance ?? 0,
        ),
        reference_number: `REN-${monthOf(movement.date)}-${loan.loanId}`,
      }),
    ),
  ];
}

function moneyActivity(holding: LoanHolding, entry: Entry, currency: string): Activity {
  const interest = entry.type === 'distribution' ? entry.gross : 0;
  const principal = entry.type === 'deposit' || entry.type === 'return_of_capital' ? entry.gross : 0;
  return {
    ...facts(holding, currency),
    activity_id: entry.id,
    activity_type: entry.mortgage ?? 'interest_payment',
    activity_date: entry.date,
    due_date: entry.due,
    payment_status: entry.status,
    gross_interest_amount: amount(interest),
    management_fee_amount: amount(entry.fee),
    principal_amount: amount(principal),
    interest_amount: amount(interest - entry.fee),
    fee_income_amount: amount(entry.gross - interest - principal),
    net_amount: amount(entry.net),
    principal_balance_amount: amount(entry.balance),
    reference_number: entry.reference,
  };
}

function facts({ loan }: LoanHolding, currency: string) {
  return {
    loan_id: loan.loanId,
    loan_number: loan.number,
    property_city: loan.property.city,
    property_province: loan.property.province,
    lien_position: loan.lien,
    note_rate_percent: ratePercent(loan.noteRate),
    investor_rate_percent: ratePercent(loan.noteRate - loan.fee),
    currency,
    sales_tax_amount: 0,
    withholding_tax_amount: 0,
  };
}
