/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type PortfolioDirectMortgageActivitiesSortBy =
  (typeof PortfolioDirectMortgageActivitiesSortBy)[keyof typeof PortfolioDirectMortgageActivitiesSortBy];

export const PortfolioDirectMortgageActivitiesSortBy = {
  activity_date: 'activity_date',
  due_date: 'due_date',
  activity_type: 'activity_type',
  payment_status: 'payment_status',
  loan_number: 'loan_number',
  property_city: 'property_city',
  lien_position: 'lien_position',
  gross_interest_amount: 'gross_interest_amount',
  principal_amount: 'principal_amount',
  interest_amount: 'interest_amount',
  net_amount: 'net_amount',
  principal_balance_amount: 'principal_balance_amount',
} as const;
