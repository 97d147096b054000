import { addDays, addMonths, type CalendarDate } from '../../values/calendar.ts';
import { picture, type Scene } from '../data/pictures.ts';
import { isSettled, type LoanHolding } from '../ledger/entries.ts';
import { balanceAt, sum } from '../ledger/figures.ts';
import { lenderShare, roundingLender } from '../ledger/lending.ts';
import { LOAN_CURRENCY, type Loan, WHOLE_LOAN } from '../ledger/loan.ts';
import { loanToValue } from '../ledger/loanToValue.ts';
import { amount, monthlyInterest, percentOf, ratePercent, rounded } from '../ledger/money.ts';
import type { Portfolio } from '../ledger/portfolio.ts';
import { outstanding, sharedSchedule } from '../ledger/schedule.ts';
import { loanStatus } from '../ledger/standing.ts';
import type { Schema } from '../schema.ts';
import { loanBalances, loanServicing } from './loanBalances.ts';
import { loanDocuments } from './loanDocumentList.ts';
import { borrowerPayments, loanDraws } from './loanPayments.ts';
import { loanUpdates } from './loanUpdates.ts';

const DEFAULT_RATE_ON_TOP = 400;

/** A loan as one of its lenders sees it today; undefined if the investor is not one of them. */
export function loanDetails(
  portfolio: Portfolio,
  body: { loan_id: number },
  today: CalendarDate,
): Schema<'LoanDetails'> | undefined {
  const holdings = portfolio.holdings.filter(
    (h): h is LoanHolding => h.kind !== 'fund' && h.loan.loanId === body.loan_id,
  );
  const [holding] = holdings;
  if (!holding) return undefined;
  const { loan } = holding;
  const schedules = holdings.map((own) => sharedSchedule(own, today));
  return {
    loan_id: loan.loanId,
    loan_number: loan.number,
    name: loan.name,
    loan_status: loanStatus(loan, today),
    loan_type: loan.loanType,
    purpose: loan.purpose,
    currency: LOAN_CURRENCY,
    as_of_date: today,
    terms: terms(holding),
    balances: loanBalances(loan, today),
    servicing: loanServicing(loan, today),
    security: security(holding, today),
    property: property(holding),
    participation: participation(portfolio, holdings, loan, today),
    payments: borrowerPayments(holdings, loan, today),
    schedule: (schedules[0] ?? []).map((payment, index) => ({
      due_date: payment.date,
      currency: LOAN_CURRENCY,
      interest_amount: amount(payment.interest),
      principal_amount: amount(payment.principal),
      balance_amount: amount(payment.balance),
      my_amount: amount(sum(schedules, (own) => own[index]?.share ?? 0)),
    })),
    draws: loanDraws(loan, today),
    updates: loanUpdates(loan, today),
    documents: loanDocuments(loan, today),
  };
}

function terms({ loan }: LoanHolding): Schema<'LoanTerms'> {
  return {
    currency: LOAN_CURRENCY,
    original_principal_amount: amount(loan.principal),
    note_rate_percent: ratePercent(loan.noteRate),
    rate_type: 'fixed',
    rate_index: null,
    rate_spread_percent: null,
    rate_floor_percent: null,
    funding_date: loan.fundingDate,
    first_payment_date:
      loan.movements.find((movement) => movement.interest > 0)?.date ?? addMonths(loan.fundingDate, 1),
    maturity_date: loan.maturityDate,
    term_months: loan.termMonths,
    amortization_months: loan.amortizationMonths ?? null,
    payment_type: loan.paymentType,
    payment_frequency: loan.semiMonthly ? 'semi_monthly' : 'monthly',
    regular_payment_amount: amount(loan.regularPayment),
    compounding: 'Monthly, not in advance',
    interest_accrual_basis: '30_360',
    prepayment_terms:
      loan.kind === 'direct_mortgage'
        ? "Open on three months' interest"
        : 'Open after 12 months with 30 days of notice',
    extension_options: 'One extension of 6 months for a fee of 0.50%',
    lender_fee_percent: 2,
    default_rate_percent: ratePercent(loan.noteRate + DEFAULT_RATE_ON_TOP),
  };
}

function security({ loan }: LoanHolding, today: CalendarDate): Schema<'LoanSecurity'> {
  const { own, combined } = loanToValue(loan, today);
  return {
    currency: LOAN_CURRENCY,
    lien_position: loan.lien,
    prior_encumbrances: (loan.priorEncumbrances ?? []).map((lien) => ({
      lender: lien.lender,
      currency: LOAN_CURRENCY,
      amount: amount(lien.amount),
    })),
    ltv_percent: rounded(own * 100),
    combined_ltv_percent: rounded(combined * 100),
    appraised_value_amount: amount(loan.appraisedValue),
    appraisal_date: addDays(loan.fundingDate, -20),
    appraisal_company: 'Harbour Appraisals',
    appraisal_basis: loan.appraisalBasis ?? 'as_is',
    insurance_expiry_date: addMonths(loan.maturityDate, 1),
    guarantors_count: loan.kind === 'direct_mortgage' ? 1 : 2,
  };
}

const scenes: Record<Schema<'PropertyType'>, Scene> = {
  single_family: 'house',
  multi_family: 'block',
  condo: 'tower',
  townhouse: 'row',
  mixed_use: 'block',
  commercial: 'block',
  industrial: 'hall',
  land: 'field',
  construction: 'row',
};

function property({ loan }: LoanHolding): Schema<'LoanProperty'> {
  const { type, street, city, province, postalCode, latitude, longitude, occupancy, units } = loan.property;
  return {
    property_id: loan.loanId + 1_000,
    address: { street, city, province, postal_code: postalCode, country: 'CA' },
    property_type: type,
    occupancy,
    units_count: units,
    latitude,
    longitude,
    images: [{ base_64_encoded: picture(scenes[type], loan.loanId), url: null, alt: `${loan.name}, ${city}` }],
  };
}

/** What the investor has in a loan, in all accounts together. */
function participation(
  portfolio: Portfolio,
  holdings: LoanHolding[],
  loan: Loan,
  today: CalendarDate,
): Schema<'LoanParticipation'> {
  const received = holdings.flatMap((holding) => holding.entries).filter(isSettled);
  const share = sum(holdings, ({ lender }) => loan.lenders[lender]?.share ?? 0);
  const balance = outstanding(loan, today);
  const paidOut = loan.movements.find((movement) => movement.type === 'payout');
  const net = (rate: number) =>
    sum(holdings, ({ lender }) => lenderShare(loan, lender, monthlyInterest(balance, rate)));
  return {
    investor_id: portfolio.investorId,
    currency: LOAN_CURRENCY,
    invested_amount: amount(sum(holdings, (holding) => balanceAt(holding, today))),
    participation_percent: percentOf(share, WHOLE_LOAN, 4),
    investor_rate_percent: ratePercent(loan.noteRate - loan.fee),
    servicing_fee_percent: ratePercent(loan.fee),
    monthly_net_interest_amount: amount(net(loan.noteRate) - net(loan.fee)),
    principal_returned_amount: amount(sum(received, (entry) => Math.max(0, -entry.capital))),
    interest_to_date_amount: amount(sum(received, (entry) => entry.income)),
    effective_from_date: loan.fundingDate,
    effective_to_date: paidOut?.date ?? null,
    rank: 'pari_passu',
    is_rounding_lender: holdings.some(({ lender }) => lender === roundingLender(loan)) ? 1 : 0,
  };
}
