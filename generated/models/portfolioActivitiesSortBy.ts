/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type PortfolioActivitiesSortBy = (typeof PortfolioActivitiesSortBy)[keyof typeof PortfolioActivitiesSortBy];

export const PortfolioActivitiesSortBy = {
  activity_date: 'activity_date',
  activity_type: 'activity_type',
  status: 'status',
  fund_name: 'fund_name',
  investor_account_name: 'investor_account_name',
  description: 'description',
  units: 'units',
  gross_amount: 'gross_amount',
  net_amount: 'net_amount',
  balance_amount: 'balance_amount',
  settled_date: 'settled_date',
} as const;
