import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.ts';
import { bundleDescription } from '../../scripts/generate/bundle.ts';
import { operationsOf } from '../../scripts/generate/description.ts';

type Schemas = components['schemas'];

const description = bundleDescription(join(import.meta.dirname, '../..'));
const examples = new Map(
  operationsOf(description).map(({ operation }) => [
    operation.operationId,
    operation.responses['200']?.content?.['application/json']?.example,
  ]),
);

/** The data of an operation's example. */
function dataOf<Name extends keyof Schemas>(operationId: string): Schemas[Name] {
  // The lint has checked every example against its schema.
  const example = examples.get(operationId) as { data: Schemas[Name] } | undefined;
  if (!example) throw new Error(`openapi/: ${operationId} has no example.`);
  return example.data;
}

/** Money in cents, and units in ten-thousandths: their sums are then exact. */
const cents = (amount: number) => Math.round(amount * 100);
const exact = (units: number) => Math.round(units * 10_000);
const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);
const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;

const invested = dataOf<'PortfolioCardCurrentlyInvested'>('portfolioCardCurrentlyInvested');
const earned = dataOf<'PortfolioCardInterestEarned'>('portfolioCardInterestEarned');
const thisMonth = dataOf<'PortfolioCardInterestThisMonth'>('portfolioCardInterestThisMonth');
const { investments } = dataOf<'InvestmentList'>('investmentList');
const summary = dataOf<'InvestmentSummary'>('investmentSummary');
const fundActivities = dataOf<'PortfolioActivities'>('portfolioActivities').activities;
const mortgages = dataOf<'PortfolioDirectMortgageActivities'>('portfolioDirectMortgageActivities');
const loan = dataOf<'LoanDetailsData'>('loanDetails').loan_details;

describe('The examples of the description agree with each other on', () => {
  it('what investor 501 holds: 550,000.00 in three holdings', () => {
    expect(invested).toMatchObject({ currently_invested_amount: 550_000, as_of_date: '2026-06-30', currency: 'CAD' });
    expect(investments.map((row) => row.invested_amount)).toEqual([250_000, 150_000, 150_000]);
    expect(total(investments.map((row) => row.invested_amount))).toBe(cents(550_000));
    expect(total(invested.breakdown.map((row) => row.amount))).toBe(cents(550_000));
    expect(invested.series.at(-1)).toMatchObject({ date: '2026-06-30', amount: 550_000 });
    expect(summary.total_invested_amount).toBe(550_000);
    for (const { amount, percent: share } of invested.breakdown) expect(share).toBe(percent(amount, 550_000));
  });

  it('the rates: 8.48 % weighted, 65.11 % loan to value', () => {
    const weighted = investments.reduce((sum, row) => sum + row.rate_percent * row.invested_amount, 0) / 550_000;
    expect(weighted).toBeCloseTo(summary.weighted_average_rate_percent, 2);
    const ratios = investments.flatMap((row) => row.ltv_percent ?? []);
    expect(ratios).toEqual([67.06, 63.16]);
    expect((67.06 + 63.16) / 2).toBeCloseTo(65.11);
    expect(summary.weighted_average_ltv_percent).toBe(65.11);
  });

  it("June's interest: 1,510.42, 1,156.25 and 1,218.75 make 3,885.42", () => {
    expect(thisMonth.interest_this_month_amount).toBe(3885.42);
    expect(thisMonth.breakdown.map((row) => row.amount)).toEqual([1510.42, 1156.25, 1218.75]);
    expect(total(thisMonth.breakdown.map((row) => row.amount))).toBe(cents(3885.42));
    expect(total([thisMonth.paid_amount, thisMonth.scheduled_amount])).toBe(cents(3885.42));
    expect(investments.map((row) => row.next_payment_amount)).toEqual([1510.42, 1156.25, 1218.75]);
  });

  it('the interest of the year, as a series, as a breakdown and by how it was paid', () => {
    const { interest_earned_amount: year, paid_amount, reinvested_amount, accrued_amount } = earned;
    expect(year).toBe(41_230.18);
    expect(total(earned.series.map((point) => point.amount))).toBe(cents(year));
    expect(total(earned.breakdown.map((row) => row.amount))).toBe(cents(year));
    expect(total([paid_amount, reinvested_amount, accrued_amount])).toBe(cents(year));
    expect(earned.series.at(-1)?.amount).toBe(thisMonth.interest_this_month_amount);
  });

  it.each([
    ['currently invested', invested.currently_invested_amount, invested],
    ['interest earned', earned.interest_earned_amount, earned],
    ['interest this month', thisMonth.interest_this_month_amount, thisMonth],
  ])('the comparison of %s', (_name, amount, { previous_amount, change_amount, change_percent }) => {
    if (previous_amount === null || change_amount === null) throw new Error('The example has nothing to compare with.');
    expect(cents(change_amount)).toBe(cents(amount) - cents(previous_amount));
    expect(change_percent).toBe(percent(change_amount, previous_amount));
  });

  it('the units of the fund, whose balance runs from row to row', () => {
    const rows = [...fundActivities].reverse();
    for (const [index, row] of rows.entries()) {
      const { units, unit_price, units_balance } = row;
      if (units === null || unit_price === null || units_balance === null)
        throw new Error('A fund activity has units.');
      const before = rows[index - 1]?.units_balance;
      if (before) expect(exact(units_balance)).toBe(exact(before) + exact(units));
      expect(Math.abs(units * unit_price - row.net_amount)).toBeLessThanOrEqual(0.01);
      const { gross_amount, management_fee_amount, withholding_tax_amount, redemption_penalty_amount } = row;
      const deductions = total([management_fee_amount, withholding_tax_amount, redemption_penalty_amount]);
      expect(cents(row.net_amount)).toBe(cents(gross_amount) - deductions);
      expect(cents(row.balance_amount)).toBe(cents(units_balance * unit_price));
    }
    const balances = fundActivities.map((row) => [row.activity_date, row.status, row.units_balance]);
    expect(balances).toContainEqual(['2026-06-15', 'reinvested', 2500]);
    expect(balances).toContainEqual(['2026-07-15', 'scheduled', 2515.1042]);
    expect(investments[0]).toMatchObject({ units: 2500, unit_price: 100 });
  });

  it('the direct mortgage: 10.25 % less 1.00 % are 1,156.25 a month, and the totals are those of the rows', () => {
    for (const row of mortgages.activities) {
      const { gross_interest_amount, management_fee_amount, sales_tax_amount, withholding_tax_amount } = row;
      const deductions = total([management_fee_amount, sales_tax_amount, withholding_tax_amount]);
      expect(cents(row.interest_amount)).toBe(cents(gross_interest_amount) - deductions);
      expect(row.interest_amount).toBe(1156.25);
    }
    const rows = mortgages.activities;
    expect(cents(mortgages.totals.interest_amount)).toBe(total(rows.map((row) => row.interest_amount)));
    expect(cents(mortgages.totals.fees_amount)).toBe(total(rows.map((row) => row.management_fee_amount)));
    expect(cents(mortgages.totals.net_amount)).toBe(total(rows.map((row) => row.net_amount)));
  });

  it('the syndicated loan: 12.5 % of 1,200,000.00 at 63.16 %, 1,406.25 less 187.50 a month', () => {
    const { terms, security, participation, payments } = loan;
    expect(security.ltv_percent).toBe(percent(terms.original_principal_amount, security.appraised_value_amount));
    expect(participation.invested_amount).toBe(
      (terms.original_principal_amount * participation.participation_percent) / 100,
    );
    expect(participation.investor_rate_percent).toBe(terms.note_rate_percent - participation.servicing_fee_percent);
    for (const { gross_amount, servicing_fee_amount, my_net_amount } of payments) {
      const share = participation.participation_percent / 100;
      expect(my_net_amount).toBe(gross_amount * share - servicing_fee_amount * share);
      expect([gross_amount * share, servicing_fee_amount * share]).toEqual([1406.25, 187.5]);
    }
    expect(total(payments.map((payment) => payment.my_net_amount))).toBe(cents(participation.interest_to_date_amount));
  });

  it('how far an opportunity is funded', () => {
    const listed = dataOf<'OpportunityList'>('opportunityList').opportunities;
    const { opportunity } = dataOf<'OpportunityDetailsData'>('opportunityDetails');
    for (const { loan_amount, committed_amount, available_amount, funded_percent } of [...listed, opportunity]) {
      if (loan_amount === null || committed_amount === null) throw new Error('The example is of a loan.');
      expect(available_amount).toBe(loan_amount - committed_amount);
      expect(funded_percent).toBe(percent(committed_amount, loan_amount));
    }
    expect(opportunity).toMatchObject(listed[0] ?? {});
  });

  it('the balance of the statement', () => {
    const statement = dataOf<'DocumentList'>('documentList').files.find(
      (file) => file.statement_summary,
    )?.statement_summary;
    if (!statement) throw new Error('The example has no statement.');
    const { opening_balance_amount, contributions_amount, reinvested_amount, redemptions_amount } = statement;
    const closing =
      total([opening_balance_amount, contributions_amount, reinvested_amount]) - cents(redemptions_amount);
    expect(cents(statement.closing_balance_amount)).toBe(closing);
  });
});

describe('No example of the description', () => {
  it('replaces the session token: the sandbox alone decides when it does', () => {
    for (const example of examples.values()) expect(JSON.stringify(example ?? {})).not.toContain('newtoken');
  });
});
