/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type OpportunityListSortBy = (typeof OpportunityListSortBy)[keyof typeof OpportunityListSortBy];

export const OpportunityListSortBy = {
  title: 'title',
  reference: 'reference',
  status: 'status',
  loan_amount: 'loan_amount',
  available_amount: 'available_amount',
  funded_percent: 'funded_percent',
  minimum_investment_amount: 'minimum_investment_amount',
  investor_rate_percent: 'investor_rate_percent',
  ltv_percent: 'ltv_percent',
  term_months: 'term_months',
  expected_funding_date: 'expected_funding_date',
  closes_at: 'closes_at',
  listed_at: 'listed_at',
} as const;
