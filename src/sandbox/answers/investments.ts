import { addDays, addMonths, type CalendarDate, daysBetween } from '../../values/calendar.ts';
import { type FundHolding, type Holding, isSettled, type LoanHolding } from '../ledger/entries.ts';
import { balanceAt, currentHoldings, investedDate, sum } from '../ledger/figures.ts';
import { distributionRate, fundLabel, netAssetValue } from '../ledger/funds.ts';
import { WHOLE_LOAN } from '../ledger/loan.ts';
import { loanToValue } from '../ledger/loanToValue.ts';
import { amount, percentOf, ratePercent, rounded, unitCount } from '../ledger/money.ts';
import { nextPayment } from '../ledger/nextPayment.ts';
import type { Portfolio } from '../ledger/portfolio.ts';
import { loanStatus, pastDueDays } from '../ledger/standing.ts';
import type { Schema } from '../schema.ts';
import { allocations } from './allocations.ts';
import { loanDocuments } from './loanDocumentList.ts';

const NEW_FOR_DAYS = 60;
const DAYS_A_MONTH = 365.25 / 12;

const isLoan = (holding: Holding): holding is LoanHolding => holding.kind !== 'fund';

const rateOf = (holding: Holding): number =>
  holding.kind === 'fund' ? distributionRate(holding.fund, 0) : holding.loan.noteRate - holding.loan.fee;

function statusOf(holding: Holding, today: CalendarDate): Schema<'InvestmentStatus'> {
  if (holding.kind === 'fund') return 'active';
  const status = loanStatus(holding.loan, today);
  return status === 'past_due' || status === 'matured' ? status : 'active';
}

/** Entries that were received, without scheduled or pending ones. */
const incomeToDate = ({ entries }: Holding): number => sum(entries.filter(isSettled), (entry) => entry.income);

/** Totals, averages weighted by amount invested, and allocations of the current holdings. */
export function investmentSummary(
  portfolio: Portfolio,
  _body: object,
  today: CalendarDate,
): Schema<'InvestmentSummary'> {
  const { asOf, currency } = portfolio;
  const current = currentHoldings(portfolio);
  const holdings = current.filter((holding) => holding.currency === currency);
  const loans = holdings.filter(isLoan);
  const weight = (holding: Holding) => balanceAt(holding, asOf);
  const total = sum(holdings, weight);
  const lent = sum(loans, weight);
  const overLoans = (value: (holding: LoanHolding) => number, decimals: number) =>
    lent === 0 ? null : rounded(sum(loans, (loan) => weight(loan) * value(loan)) / lent, decimals);
  return {
    currency,
    total_invested_amount: amount(total),
    current_value_amount: amount(total),
    interest_to_date_amount: amount(sum(holdings, incomeToDate)),
    weighted_average_rate_percent:
      total === 0 ? 0 : rounded(sum(holdings, (holding) => weight(holding) * rateOf(holding)) / total / 100),
    weighted_average_ltv_percent: overLoans(({ loan }) => loanToValue(loan, today).combined * 100, 2),
    weighted_average_months_to_maturity: overLoans(
      ({ loan }) => Math.max(0, daysBetween(asOf, loan.maturityDate)) / DAYS_A_MONTH,
      1,
    ),
    investments_count: current.length,
    next_maturity_date: loans.map(({ loan }) => loan.maturityDate).sort()[0] ?? null,
    allocations: allocations(portfolio, holdings, today),
  };
}

/** All current holdings; their amounts add up to the amount currently invested. */
export function investmentList(portfolio: Portfolio, _body: object, today: CalendarDate): Schema<'InvestmentList'> {
  return { investments: currentHoldings(portfolio).map((holding) => investment(portfolio, holding, today)) };
}

function investment(portfolio: Portfolio, holding: Holding, today: CalendarDate): Schema<'Investment'> {
  const invested = amount(balanceAt(holding, portfolio.asOf));
  const since = investedDate(holding) ?? portfolio.asOf;
  const next = nextPayment(holding, today);
  return {
    investment_id: holding.id,
    investment_type: holding.kind,
    status: statusOf(holding, today),
    currency: holding.currency,
    account_type: holding.accountType,
    invested_date: since,
    invested_amount: invested,
    current_value_amount: invested,
    rate_percent: ratePercent(rateOf(holding)),
    next_payment_date: next?.date ?? null,
    next_payment_amount: next ? amount(next.cents) : null,
    interest_to_date_amount: amount(incomeToDate(holding)),
    is_new: daysBetween(since, today) <= NEW_FOR_DAYS ? 1 : 0,
    ...(holding.kind === 'fund' ? fundFields(holding, portfolio, since, today) : loanFields(holding, today)),
  };
}

function fundFields(holding: FundHolding, { asOf }: Portfolio, since: CalendarDate, today: CalendarDate) {
  const { fund } = holding;
  const lockupEnd = addMonths(since, fund.lockupMonths);
  const noticeEnd = addDays(today, fund.redemptionNoticeDays);
  const units = holding.entries.findLast((entry) => entry.date <= asOf)?.unitsBalance ?? 0;
  const notices = holding.entries.filter((entry) => entry.due !== null && entry.date <= today);
  return {
    name: fundLabel(fund),
    ownership_percent: percentOf(balanceAt(holding, asOf), netAssetValue(fund, 0)),
    payment_frequency: 'monthly' as const,
    distribution_option: holding.option,
    documents_count: holding.certificates.length + notices.length,
    micid: fund.micid,
    fund_name: fund.name,
    share_class: fund.shareClass,
    units: unitCount(units),
    unit_price: fund.unitPrice / 10_000,
    certificate_numbers: holding.certificates,
    lockup_end_date: lockupEnd,
    redemption_notice_days: fund.redemptionNoticeDays,
    earliest_redemption_date: endOfQuarter(later(lockupEnd, noticeEnd)),
  };
}

function loanFields({ loan, lender }: LoanHolding, today: CalendarDate) {
  const share = percentOf(loan.lenders[lender]?.share ?? 0, WHOLE_LOAN, 4);
  return {
    name: loan.name,
    ownership_percent: share,
    payment_frequency: loan.semiMonthly ? ('semi_monthly' as const) : ('monthly' as const),
    distribution_option: 'cash' as const,
    documents_count: loanDocuments(loan, today).length,
    loan_id: loan.loanId,
    loan_number: loan.number,
    lien_position: loan.lien,
    loan_type: loan.loanType,
    property_type: loan.property.type,
    property_city: loan.property.city,
    property_province: loan.property.province,
    loan_amount: amount(loan.principal),
    participation_percent: share,
    ltv_percent: rounded(loanToValue(loan, today).combined * 100),
    maturity_date: loan.maturityDate,
    days_past_due: pastDueDays(loan, today),
    loan_status: loanStatus(loan, today),
    note_rate_percent: ratePercent(loan.noteRate),
    investor_rate_percent: ratePercent(loan.noteRate - loan.fee),
  };
}

const later = (a: CalendarDate, b: CalendarDate): CalendarDate => [a, b].sort()[1] ?? a;

/** Units are redeemed at the end of a quarter. */
function endOfQuarter(date: CalendarDate): CalendarDate {
  const quarter = Math.ceil(Number(date.slice(5, 7)) / 3);
  const lastMonth = `${date.slice(0, 4)}-${String(quarter * 3).padStart(2, '0')}-01`;
  return addDays(addMonths(lastMonth, 1), -1);
}
