import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portfolioActivities } from '../../src/sandbox/answers/activities.ts';
import { currentlyInvested, interestEarned, interestThisMonth } from '../../src/sandbox/answers/cards.ts';
import { directMortgageActivities } from '../../src/sandbox/answers/directMortgages.ts';
import { investmentList, investmentSummary } from '../../src/sandbox/answers/investments.ts';
import { loanDetails } from '../../src/sandbox/answers/loans.ts';
import { performance, performanceDropdown } from '../../src/sandbox/answers/performance.ts';
import { opportunitiesOn } from '../../src/sandbox/data/opportunities.ts';
import { balanceAt } from '../../src/sandbox/ledger/figures.ts';
import { lenderShare } from '../../src/sandbox/ledger/lending.ts';
import { WHOLE_LOAN } from '../../src/sandbox/ledger/loan.ts';
import { loanHistory } from '../../src/sandbox/ledger/loanHistory.ts';
import { ONTARIO_LOANS } from '../../src/sandbox/ledger/ontarioLoans.ts';
import { OTHER_LOANS } from '../../src/sandbox/ledger/otherLoans.ts';
import { type Portfolio, seedPortfolio } from '../../src/sandbox/ledger/portfolio.ts';
import { statementFigures } from '../../src/sandbox/ledger/statement.ts';
import { addDays, type CalendarDate, daysBetween } from '../../src/values/calendar.ts';

const INVESTORS = [501, 502, 503, 601, 701, 702, 801, 811, 851, 852, 901];
const CLOCKS = ['2024-02-29', '2026-01-01', '2026-07-10', '2026-07-15', '2026-08-31', '2027-12-31', '2028-03-01'];
const FIRST_CLOCK = '2024-03-01';
const LAST_CLOCK = '2028-12-31';
const EVERYTHING = { page: 1, per_page: 1000 };

const cents = (value: number) => Math.round(value * 100);
const total = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + cents(value(row)), 0);

/** Checks every small investor on the days above and on some that fast-check chooses. */
function forEveryPortfolio(check: (portfolio: Portfolio, today: CalendarDate) => void) {
  for (const today of CLOCKS) for (const id of INVESTORS) check(seedPortfolio(id, today), today);
  const day = fc
    .integer({ min: 0, max: daysBetween(FIRST_CLOCK, LAST_CLOCK) })
    .map((days) => addDays(FIRST_CLOCK, days));
  fc.assert(
    fc.property(day, fc.constantFrom(...INVESTORS), (today, id) => check(seedPortfolio(id, today), today)),
    { numRuns: 12 },
  );
}

const loansOf = (portfolio: Portfolio, today: CalendarDate) =>
  portfolio.holdings.flatMap((holding) =>
    holding.kind === 'fund' ? [] : (loanDetails(portfolio, { loan_id: holding.loan.loanId }, today) ?? []),
  );

describe('The money of the sandbox', () => {
  it('shows an amount currently invested that equals the sums of the list and of the breakdown', () => {
    forEveryPortfolio((portfolio, today) => {
      const card = currentlyInvested(portfolio, {}, today);
      const { investments: all } = investmentList(portfolio, {}, today);
      const investments = all.filter(({ currency }) => currency === card.currency);
      const summary = investmentSummary(portfolio, {}, today);
      expect(cents(card.currently_invested_amount)).toBe(total(investments, (row) => row.invested_amount));
      expect(cents(card.currently_invested_amount)).toBe(total(card.breakdown, (row) => row.amount));
      expect(card.currently_invested_amount).toBe(summary.total_invested_amount);
      expect(total(summary.allocations.by_type, (row) => row.amount)).toBe(cents(card.currently_invested_amount));
      expect(card.series.at(-1)?.amount ?? 0).toBe(card.currently_invested_amount);
    });
  });

  it('pays as net amount the gross amount less fees, tax and penalties', () => {
    forEveryPortfolio((portfolio, today) => {
      for (const row of portfolioActivities(portfolio, EVERYTHING, today).activities) {
        const deductions = row.management_fee_amount + row.withholding_tax_amount + row.redemption_penalty_amount;
        expect(cents(row.net_amount)).toBe(cents(row.gross_amount - deductions));
      }
      for (const row of directMortgageActivities(portfolio, EVERYTHING, today).activities) {
        const interest = row.gross_interest_amount - row.management_fee_amount - row.sales_tax_amount;
        expect(cents(row.interest_amount)).toBe(cents(interest));
        const net = row.interest_amount + row.principal_amount + row.fee_income_amount - row.withholding_tax_amount;
        expect(cents(row.net_amount)).toBe(cents(net));
      }
    });
  });

  it('pays lenders the note rate less the servicing fee', () => {
    forEveryPortfolio((portfolio, today) => {
      for (const { terms, participation } of loansOf(portfolio, today)) {
        const rate = terms.note_rate_percent - participation.servicing_fee_percent;
        expect(participation.investor_rate_percent).toBeCloseTo(rate, 6);
        const interest = (participation.invested_amount * participation.investor_rate_percent) / 1200;
        expect(Math.abs(participation.monthly_net_interest_amount - interest)).toBeLessThan(0.02);
      }
    });
  });

  it('splits every payment among the lenders to the cent', () => {
    for (const plan of [...ONTARIO_LOANS, ...OTHER_LOANS]) {
      expect(plan.lenders.reduce((sum, lender) => sum + lender.share, 0)).toBe(WHOLE_LOAN);
      for (const movement of loanHistory(plan, '2026-07-10').movements) {
        for (const part of [movement.interest, movement.fee, movement.principal, movement.advance]) {
          expect(plan.lenders.reduce((sum, _, index) => sum + lenderShare(plan, index, part), 0)).toBe(part);
        }
      }
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(...OTHER_LOANS), (payment, plan) => {
        const parts = plan.lenders.map((_, index) => lenderShare(plan, index, payment));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(payment);
      }),
    );
  });

  it('keeps the units of a fund as the running sum of its activities, valued at their price', () => {
    forEveryPortfolio((portfolio, today) => {
      const { activities } = portfolioActivities(portfolio, EVERYTHING, today);
      const balances = new Map<string, number>();
      for (const row of [...activities].reverse()) {
        const { units: moved, unit_price: price, units_balance: held } = row;
        if (moved === null || price === null || held === null) continue;
        const account = `${row.micid} ${row.share_class} ${row.investor_account_name}`;
        const units = (balances.get(account) ?? 0) + Math.round(moved * 10_000);
        balances.set(account, units);
        expect(Math.round(held * 10_000)).toBe(units);
        expect(Math.abs(held * price - row.balance_amount)).toBeLessThan(0.0101);
        const settled = row.net_amount + row.redemption_penalty_amount;
        if (moved !== 0) expect(Math.abs(moved * price)).toBeCloseTo(Math.abs(settled), 2);
      }
    });
  });

  it('sets the loan only on activities of loans, and the fund and units only on those of funds', () => {
    forEveryPortfolio((portfolio, today) => {
      const loans = new Set(portfolio.holdings.flatMap((h) => (h.kind === 'fund' ? [] : [h.loan.loanId])));
      for (const row of portfolioActivities(portfolio, EVERYTHING, today).activities) {
        const ofFund = [row.micid, row.share_class, row.units, row.unit_price, row.units_balance];
        expect(ofFund.map((value) => value === null)).toEqual(Array(5).fill(row.loan_id !== undefined));
        if (row.loan_id !== undefined) expect(loans).toContain(row.loan_id);
      }
    });
  });

  it('includes prior liens in the loan to value of a junior lien', () => {
    forEveryPortfolio((portfolio, today) => {
      const { investments } = investmentList(portfolio, {}, today);
      for (const loan of loansOf(portfolio, today)) {
        const { security, balances } = loan;
        const owed = balances.principal_outstanding_amount + balances.undrawn_amount;
        const prior = security.prior_encumbrances.reduce((sum, lien) => sum + lien.amount, 0);
        const combined = owed === 0 ? prior : owed + prior;
        expect(security.combined_ltv_percent).toBeCloseTo((combined / security.appraised_value_amount) * 100, 1);
        expect(prior > 0).toBe(security.lien_position !== '1');
        const row = investments.find(({ loan_id }) => loan_id === loan.loan_id);
        if (row) expect(row.ltv_percent).toBe(security.combined_ltv_percent);
      }
    });
  });

  it('computes how far an opportunity is funded from the committed part of the loan', () => {
    for (const today of CLOCKS) {
      for (const { loan_amount, committed_amount, available_amount, funded_percent } of opportunitiesOn(today)) {
        expect(cents(available_amount)).toBe(cents(loan_amount) - cents(committed_amount));
        expect(funded_percent).toBeCloseTo((committed_amount / loan_amount) * 100, 2);
      }
    }
  });

  it('earns in a period of one month the amount that the card for this month shows', () => {
    forEveryPortfolio((portfolio, today) => {
      const month = interestThisMonth(portfolio, {}, today);
      expect(interestEarned(portfolio, { months: 1 }, today).interest_earned_amount).toBe(
        month.interest_this_month_amount,
      );
      expect(total(month.breakdown, (row) => row.amount)).toBe(cents(month.interest_this_month_amount));
      expect(cents(month.paid_amount) + cents(month.scheduled_amount)).toBe(cents(month.interest_this_month_amount));
    });
  });

  it('annualizes no return over less than twelve months', () => {
    forEveryPortfolio((portfolio, today) => {
      for (const { performance_id } of performanceDropdown(portfolio).performances) {
        for (const months of [1, 3, 6, 12, 120] as const) {
          const card = performance(portfolio, { months, performance_id }, today);
          expect(card.annualized_return_percent === null).toBe(card.series.length < 12);
          expect(card.is_annualized).toBe(card.annualized_return_percent === null ? 0 : 1);
          expect(card.series.at(-1)?.cumulative_return_percent ?? 0).toBeCloseTo(card.return_percent, 1);
        }
      }
    });
  });

  it('calls a loan past due only from the day after a missed payment, and puts it into the matching bucket', () => {
    const buckets = new Set<string>();
    forEveryPortfolio((portfolio, today) => {
      for (const { loan_status, servicing, balances } of loansOf(portfolio, today)) {
        const days = servicing.past_due_days;
        const bucket =
          days === 0 ? 'current' : days <= 30 ? '1_30' : days <= 60 ? '31_60' : days <= 90 ? '61_90' : '90_plus';
        expect(servicing.delinquency_bucket).toBe(bucket);
        expect(loan_status === 'past_due').toBe(days > 0);
        expect(balances.total_overdue_amount > 0).toBe(days > 0);
        buckets.add(bucket);
      }
    });
    expect([...buckets]).toEqual(expect.arrayContaining(['current', '1_30', '31_60']));
  });

  it('earns over a period the sum of its months, of its breakdown and of the ledger', () => {
    forEveryPortfolio((portfolio, today) => {
      for (const months of [1, 3, 6, 12, 120] as const) {
        const card = interestEarned(portfolio, { months }, today);
        const earned = cents(card.interest_earned_amount);
        const ledger = portfolio.entries.filter(
          ({ holding, effective }) =>
            holding.currency === card.currency &&
            effective >= card.period_start_date &&
            effective <= card.period_end_date,
        );
        expect(total(card.series, (point) => point.amount)).toBe(earned);
        expect(total(card.breakdown, (row) => row.amount)).toBe(earned);
        expect(ledger.reduce((sum, entry) => sum + entry.income, 0)).toBe(earned);
        expect(cents(card.paid_amount) + cents(card.reinvested_amount) + cents(card.accrued_amount)).toBe(earned);
        if (months < 120) expect(card.series).toHaveLength(months);
      }
    });
  });

  it('counts received interest in the interest to date, and nothing that is still scheduled', () => {
    let scheduled = 0;
    forEveryPortfolio((portfolio, today) => {
      const { investments } = investmentList(portfolio, {}, today);
      for (const { investment_id, interest_to_date_amount } of investments) {
        const entries = portfolio.entries.filter(({ holding }) => holding.id === investment_id);
        const received = entries.filter(({ status }) => ['cleared', 'reinvested'].includes(status));
        expect(cents(interest_to_date_amount)).toBe(received.reduce((sum, { income }) => sum + income, 0));
        scheduled += entries.length - received.length;
      }
      const own = investments.filter(({ currency }) => currency === portfolio.currency);
      const { interest_to_date_amount } = investmentSummary(portfolio, {}, today);
      expect(cents(interest_to_date_amount)).toBe(total(own, (row) => row.interest_to_date_amount));
    });
    expect(scheduled).toBeGreaterThan(0);
  });

  it('totals only settled activities, and none that is scheduled, pending, failed or reversed', () => {
    const incomeTypes = ['distribution', 'one_time_distribution', 'performance_bonus', 'reinvestment'];
    const states = new Set<string>();
    forEveryPortfolio((portfolio, today) => {
      const { totals, other_totals = {}, activities } = portfolioActivities(portfolio, EVERYTHING, today);
      for (const { status } of activities) states.add(status);
      const settled = activities.filter(({ status }) => ['cleared', 'reinvested'].includes(status));
      for (const sums of [totals, ...Object.values(other_totals)]) {
        const own = settled.filter(({ currency }) => currency === sums.currency);
        const income = own.filter(({ activity_type }) => incomeTypes.includes(activity_type));
        expect(cents(sums.income_amount)).toBe(total(income, (row) => row.net_amount));
        expect(cents(sums.tax_amount)).toBe(total(income, (row) => row.withholding_tax_amount));
        const holdings = portfolio.holdings.filter(({ currency }) => currency === sums.currency);
        const held = holdings.reduce((sum, holding) => sum + balanceAt(holding, today), 0);
        expect(cents(sums.inflow_amount) - cents(sums.outflow_amount)).toBe(held);
        const left = activities.filter((row) => row.currency === sums.currency && !settled.includes(row));
        expect(Object.keys(sums.not_counted ?? {}).sort()).toEqual(
          [...new Set(left.map(({ status }) => status))].sort(),
        );
        for (const [status, { count, net_amount, currency }] of Object.entries(sums.not_counted ?? {})) {
          const own = left.filter((row) => row.status === status);
          expect([count, currency]).toEqual([own.length, sums.currency]);
          expect(cents(net_amount)).toBe(total(own, (row) => row.net_amount));
        }
      }
      const earned = interestEarned(portfolio, { months: 120 }, today);
      expect(cents(totals.income_amount)).toBe(cents(earned.interest_earned_amount) - cents(earned.accrued_amount));
      const mortgages = directMortgageActivities(portfolio, EVERYTHING, today);
      const paid = mortgages.activities.filter(({ payment_status }) => payment_status === 'cleared');
      for (const field of ['interest_amount', 'principal_amount', 'net_amount'] as const) {
        expect(cents(mortgages.totals[field])).toBe(total(paid, (row) => row[field]));
      }
    });
    expect([...states].sort()).toEqual(['cleared', 'failed', 'pending', 'reinvested', 'reversed', 'scheduled']);
  });

  it('lists the complete months of a period and the current one up to today, and returns its first and last day', () => {
    forEveryPortfolio((portfolio, today) => {
      for (const months of [1, 3, 6, 12, 120] as const) {
        const card = interestEarned(portfolio, { months }, today);
        for (const list of [portfolioActivities, directMortgageActivities]) {
          const { activities, period_start_date, period_end_date } = list(portfolio, { months, ...EVERYTHING }, today);
          expect(period_end_date).toBe(today);
          if (months < 120) expect(period_start_date).toBe(card.period_start_date);
          const days = activities.map(({ activity_date }) => activity_date).sort();
          expect(days.every((day) => day >= String(period_start_date) && day <= today)).toBe(true);
          const all = list(portfolio, EVERYTHING, today);
          const until = all.activities.filter(({ activity_date }) => activity_date <= today);
          if (months === 120) expect(activities).toHaveLength(until.length);
          expect([all.period_start_date, all.period_end_date]).toEqual([null, null]);
        }
        for (const answer of [currentlyInvested, performance]) {
          const { period_start_date, period_end_date } = answer(portfolio, { months }, today);
          expect([period_start_date <= period_end_date, period_end_date]).toEqual([true, portfolio.asOf]);
        }
      }
    });
  });

  it('closes every statement at the opening balance plus all movements since', () => {
    forEveryPortfolio((portfolio, today) => {
      const from = addDays(today, -200);
      const middle = addDays(today, -100);
      const [first, second] = [
        statementFigures(portfolio, from, middle),
        statementFigures(portfolio, addDays(middle, 1), today),
      ];
      for (const statement of [first, second]) {
        const moved = cents(statement.contributions) + cents(statement.reinvested) - cents(statement.redemptions);
        expect(cents(statement.opening) + moved).toBe(cents(statement.closing));
        const paid = cents(statement.income) - cents(statement.fees) - cents(statement.tax);
        expect(cents(statement.distributions)).toBe(paid);
      }
      expect(second.opening).toBe(first.closing);
    });
  });

  it('gives every activity its own number and reference', () => {
    forEveryPortfolio((portfolio) => {
      const count = portfolio.entries.length;
      expect(new Set(portfolio.entries.map(({ reference }) => reference)).size).toBe(count);
      expect(new Set(portfolio.entries.map(({ id }) => id)).size).toBe(count);
    });
  });
});
