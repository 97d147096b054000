import type { Schema } from '../schema.ts';
import type { FundClass } from './funds.ts';

/** The benchmark of the funds. */
export const BENCHMARK = { name: 'One-year GIC average', yearlyPercent: 3.35 };

const TARGETS: Record<string, number> = { 'fund-12-A': 7, 'fund-12-B': 7.5, 'fund-14-F': 8.25, 'fund-16-U': 8 };

/** The manager's yearly target return for a share class. */
export const targetPercent = (fund: FundClass): number | null => TARGETS[fund.performanceId] ?? null;

/** The fact blocks of the funds, by fund id. */
export const FUND_FACTS: Record<number, Schema<'FundFacts'>> = {
  12: {
    micid: 12,
    fund_name: 'Northline MIC',
    fund_type: 'MIC',
    inception_date: '2015-03-01',
    currency: 'CAD',
    assets_under_administration_amount: 84_400_000,
    loans_count: 86,
    weighted_average_rate_percent: 9.85,
    weighted_average_ltv_percent: 64.2,
    first_lien_percent: 71.5,
    past_due_percent: 1.8,
    largest_loan_percent: 4.1,
    management_fee_percent: 1.25,
    minimum_investment_amount: 5_000,
    redemption_terms: "Quarterly, on 60 days' notice.",
  },
  14: {
    micid: 14,
    fund_name: 'Northline Growth Fund',
    fund_type: 'Mortgage fund',
    inception_date: '2017-09-01',
    currency: 'CAD',
    assets_under_administration_amount: 22_150_000,
    loans_count: 31,
    weighted_average_rate_percent: 11.4,
    weighted_average_ltv_percent: 69.75,
    first_lien_percent: 48.2,
    past_due_percent: 3.1,
    largest_loan_percent: 7.6,
    management_fee_percent: 1.5,
    minimum_investment_amount: 25_000,
    redemption_terms: "Half-yearly, on 90 days' notice, after a lock-up of 24 months.",
  },
  16: {
    micid: 16,
    fund_name: 'Northline US Bridge Fund',
    fund_type: 'Mortgage fund',
    inception_date: '2019-05-01',
    currency: 'USD',
    assets_under_administration_amount: 19_500_000,
    loans_count: 22,
    weighted_average_rate_percent: 10.6,
    weighted_average_ltv_percent: 62.4,
    first_lien_percent: 88.5,
    past_due_percent: 2.2,
    largest_loan_percent: 8.1,
    management_fee_percent: 1.4,
    minimum_investment_amount: 25_000,
    redemption_terms: "Quarterly, on 90 days' notice.",
  },
};
